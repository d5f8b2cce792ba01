// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { byRole, pass, press, renderWidget } from '#tests/support/render'
import type { ToastData } from '@/ui/Toasts/Toast'
import { Toasts } from '@/ui/Toasts/Toasts'

let leave = () => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  leave()
  vi.useRealTimers()
})

const created: ToastData = {
  id: 1,
  variant: 'success',
  content: ['Disk ', { emphasis: 'data' }, ' created'],
}
const failed: ToastData = { id: 2, variant: 'error', content: ['It is attached'] }

const render = (...toasts: ToastData[]) => {
  const onDismiss = vi.fn()
  const draw = (shown: readonly ToastData[]) => <Toasts toasts={shown} onDismiss={onDismiss} />
  const rendered = renderWidget(draw(toasts))
  leave = rendered.leave
  return { onDismiss, update: (...shown: ToastData[]) => rendered.show(draw(shown)) }
}
const stack = () => document.querySelector('[data-testid="Toasts"]')!
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent

describe('toasts', () => {
  it('stand in order, with names emphasised', () => {
    render(created, { ...failed, title: 'Could not delete resource' })
    expect(stack().textContent).toBe('Disk data createdCould not delete resourceIt is attached')
    expect(stack().querySelector('strong')?.textContent).toBe('data')
  })

  it('have a title unless it would only say that all went well', () => {
    render(created)
    expect(stack().textContent).toBe('Disk data created')
    leave()
    render(failed)
    expect(stack().textContent).toBe('ErrorIt is attached')
    leave()
    render({ ...failed, variant: 'info' })
    expect(stack().textContent).toBe('NoteIt is attached')
    leave()
    render({ ...created, title: 'Done' })
    expect(stack().textContent).toBe('DoneDisk data created')
  })

  it('are a part of the page with a name, while there are any', () => {
    render(created)
    expect(stack().getAttribute('role')).toBe('region')
    expect(stack().getAttribute('aria-label')).toBe('Notifications')
    leave()
    render()
    expect(stack().hasAttribute('role')).toBe(false)
  })

  it('cut a long link short', () => {
    render({ ...created, link: { label: `View instance ${'x'.repeat(40)}`, to: '/somewhere' } })
    const link = byRole('link')
    expect(link.getAttribute('href')).toBe('/somewhere')
    expect(link.textContent).toBe(`View instance ${'x'.repeat(20)}…`)
  })

  it('are dismissed one by one', async () => {
    const { onDismiss } = render(created, failed)
    await press(byRole('button', 'Dismiss notification: It is attached'))
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('leave the screen a moment after they are gone, out of reach until then', async () => {
    const { update } = render(created, failed)
    update(failed)
    expect(stack().querySelectorAll('[inert]')).toHaveLength(1)
    await pass(200)
    expect(stack().textContent).toBe('ErrorIt is attached')
  })

  it('stay within reach of a reader while a dialog is open', () => {
    render(created)
    expect(stack().hasAttribute('data-react-aria-top-layer')).toBe(true)
  })
})

describe('the announcement of a toast', () => {
  it('says what kind it is and what happened', () => {
    render(created)
    expect(announced()).toBe('Success: Disk data created')
  })

  it('lives for seven seconds, also when the toast goes before', async () => {
    const { update } = render(created)
    update()
    await pass(6999)
    expect(announced()).toBe('Success: Disk data created')
    await pass(1)
    expect(announced()).toBe('')
  })

  it('is made once for each toast', async () => {
    const { update } = render(created)
    await pass(7000)
    update(created, failed)
    expect(announced()).toBe('Error: It is attached')
  })
})
