import { act, fireEvent, screen, within } from '@testing-library/react'
import type { SyntheticEvent } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { SideModalForm, type SideModalFormProps } from '@/ui/Form/SideModalForm'
import { SideModal } from '@/ui/SideModal/SideModal'
import { TextField } from '@/ui/TextField/TextField'

type Props = Partial<SideModalFormProps> & { nameError?: string }

const draw = (props: Props = {}) => {
  const calls = { onSubmit: vi.fn(), onDismiss: vi.fn(), onCancel: vi.fn(), onOuterSubmit: vi.fn() }
  const form = ({ nameError, ...more }: Props) => (
    <form
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        calls.onOuterSubmit()
      }}
    >
      <SideModalForm
        title="Create disk"
        submitLabel="Create disk"
        onSubmit={calls.onSubmit}
        onDismiss={calls.onDismiss}
        onCancel={calls.onCancel}
        {...more}
      >
        <TextField label="Name" name="name" value="" onChange={vi.fn()} error={nameError} />
        <TextField label="Host" name="host" value="" onChange={vi.fn()} />
      </SideModalForm>
    </form>
  )
  const page = renderWidget(form(props))
  return { ...page, ...calls, update: (next: Props) => page.show(form(next)) }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** Submits like Enter in a browser; user-event ignores buttons outside their form. */
const submitByEnter = () => act(() => field('Name').form?.requestSubmit())
const focusOn = (element: HTMLElement) => act(() => element.focus())

describe('a side modal form', () => {
  test('is a dialog named by its title that focuses the first field', () => {
    draw()
    expect(screen.getByRole('dialog', { name: 'Create disk' })).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
  })

  test.each(['Cancel', 'Create disk'])('is submitted by Ctrl and Enter on %s', async name => {
    const { user, onSubmit, onCancel } = draw()
    focusOn(button(name))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onCancel).not.toHaveBeenCalled()
  })

  test('has its close button last in the tab order', () => {
    draw()
    expect(screen.getAllByRole('button').at(-1)).toBe(button('Close'))
  })

  test('is submitted with its button and Enter, without submitting an outer form', async () => {
    const { user, onSubmit, onOuterSubmit } = draw()
    await user.click(button('Create disk'))
    submitByEnter()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onOuterSubmit).not.toHaveBeenCalled()
  })

  test.each([
    ['while it is pending', { isPending: true }],
    ['while it has a disabled reason', { disabledReason: 'Image required' }],
  ])('is not submitted %s', async (_, props) => {
    const { user, onSubmit } = draw(props)
    submitByEnter()
    await user.click(button(/Create disk/))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('distinguishes cancelling from dismissing', async () => {
    const { user, onCancel, onDismiss } = draw()
    await user.click(button('Cancel'))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onDismiss).not.toHaveBeenCalled()
    await user.click(button('Close'))
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  test('shows a single error, and marks the footer', () => {
    draw({ errors: ['Disk name already exists'] })
    expect(screen.getByRole('alert').textContent).toBe('ErrorDisk name already exists')
    expect(button('Cancel').closest('footer')?.textContent).toContain('Error')
  })

  test('lists several errors', () => {
    draw({ errors: ['One', 'Two'] })
    expect(screen.getByRole('alert').textContent).toContain('Errors2 issues:')
    const issues = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(issues.map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
  })

  test('focuses the first invalid field after each failed submit, and only then', () => {
    const { update } = draw({ failedSubmits: 0 })
    focusOn(button('Cancel'))
    update({ failedSubmits: 0, nameError: 'Name is required' })
    expect(document.activeElement).toBe(button('Cancel'))
    update({ failedSubmits: 1, nameError: 'Name is required' })
    expect(document.activeElement).toBe(field('Name'))
    focusOn(button('Cancel'))
    update({ failedSubmits: 2, nameError: 'Name already exists' })
    expect(document.activeElement).toBe(field('Name'))
  })

  test('restores the focus of the field that was disabled while pending', () => {
    const { update } = draw({ failedSubmits: 0 })
    focusOn(field('Host'))
    update({ failedSubmits: 0, isPending: true })
    // As a browser does when a focused field is disabled.
    focusOn(screen.getByRole('dialog'))
    update({ failedSubmits: 1, errors: ['Internal Server Error'] })
    expect(document.activeElement).toBe(field('Host'))
    focusOn(button('Cancel'))
    update({ failedSubmits: 2, errors: ['Internal Server Error'] })
    expect(document.activeElement).toBe(button('Cancel'))
  })
})

describe('a read-only side modal', () => {
  const drawKey = () =>
    renderWidget(
      <SideModal title="View SSH key" subtitle="mac-mini" onDismiss={vi.fn()}>
        Text
      </SideModal>,
    )

  test('has headings for its title and subtitle, and no submit button', () => {
    drawKey()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'View SSH key',
      'mac-mini',
    ])
    expect(screen.getAllByRole('button')).toEqual([button('Close')])
  })

  test('is marked when it is scrolled', () => {
    drawKey()
    const body = screen.getByTestId('sidemodal-scroll-container')
    expect(body.hasAttribute('data-scrolled')).toBe(false)
    fireEvent.scroll(body, { target: { scrollTop: 40 } })
    expect(body.hasAttribute('data-scrolled')).toBe(true)
  })
})
