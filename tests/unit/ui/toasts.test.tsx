import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import type { ToastData } from '@/ui/Toasts/Toast'
import { Toasts } from '@/ui/Toasts/Toasts'

const created: ToastData = {
  id: 1,
  variant: 'success',
  content: ['Disk ', { emphasis: 'data' }, ' created'],
}
const failed: ToastData = { id: 2, variant: 'error', content: ['It is attached'] }

const draw = (...toasts: ToastData[]) => {
  const onDismiss = vi.fn()
  const onAct = vi.fn()
  const onShowCommand = vi.fn()
  const stack = (shown: readonly ToastData[]) => (
    <Toasts toasts={shown} onDismiss={onDismiss} onAct={onAct} onShowCommand={onShowCommand} />
  )
  const page = renderWidget(stack(toasts))
  return {
    ...page,
    onDismiss,
    onAct,
    onShowCommand,
    update: (...shown: ToastData[]) => page.show(stack(shown)),
  }
}
const stackText = () => screen.getByTestId('Toasts').textContent

describe('toasts', () => {
  test('offer what can be done next', async () => {
    const { user, onAct } = draw({ ...created, action: { label: 'Attach…' } })
    await user.click(screen.getByRole('button', { name: 'Attach…' }))
    expect(onAct).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('are in order, with emphasized names', () => {
    draw(created, { ...failed, title: 'Could not delete disk' })
    expect(stackText()).toBe('Disk data createdCould not delete diskIt is attached')
    expect(screen.getByText('data').tagName).toBe('STRONG')
  })

  test.each([
    [created, 'Disk data created'],
    [{ ...created, title: 'Done' }, 'DoneDisk data created'],
    [failed, 'ErrorIt is attached'],
    [{ ...failed, variant: 'info' as const }, 'NoteIt is attached'],
  ])('have a title, except for plain successes: %j', (toast, text) => {
    draw(toast)
    expect(stackText()).toBe(text)
  })

  test('are a named region', () => {
    draw(created)
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy()
  })

  test('are no region if there are none', () => {
    draw()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('show the latest three, and a line that expands the others', async () => {
    const toasts = [1, 2, 3, 4, 5].map(id => ({ ...created, id, content: [`${id}. `] }))
    const { user } = draw(...toasts)
    expect(stackText()).toBe('2 earlier notificationsShow all3. 4. 5. ')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(stackText()).toBe('1. 2. 3. 4. 5. ')
  })

  test('truncate a long link', () => {
    draw({ ...created, link: { label: `View instance ${'x'.repeat(40)}`, to: '/somewhere' } })
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/somewhere')
    expect(link.textContent).toBe(`View instance ${'x'.repeat(20)}…`)
  })

  test('are dismissed individually', async () => {
    const { user, onDismiss } = draw(created, failed)
    await user.click(screen.getByRole('button', { name: 'Dismiss notification: It is attached' }))
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('leave after a moment, inert until then', async () => {
    fakeTime()
    const { update } = draw(created, failed)
    update(failed)
    expect(screen.getByText('data').closest('[inert]')).toBeTruthy()
    expect(screen.getByText('It is attached').closest('[inert]')).toBeNull()
    await pass(200)
    expect(stackText()).toBe('ErrorIt is attached')
  })
})

describe('the announcement of a toast', () => {
  const announced = () => screen.getByRole('log').textContent

  test('contains its kind and text', () => {
    draw(created)
    expect(announced()).toBe('Success: Disk data created')
  })

  test('lasts for seven seconds, even if the toast is dismissed', async () => {
    fakeTime()
    const { update } = draw(created)
    update()
    await pass(6999)
    expect(announced()).toBe('Success: Disk data created')
    await pass(1)
    expect(announced()).toBe('')
  })

  test('is made once per toast', async () => {
    fakeTime()
    const { update } = draw(created)
    await pass(7000)
    update(created, failed)
    expect(announced()).toBe('Error: It is attached')
  })
})
