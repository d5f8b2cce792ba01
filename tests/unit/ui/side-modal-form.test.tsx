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
/** What a browser does on Enter; user-event overlooks buttons that stand outside of their form. */
const submitByEnter = () => act(() => field('Name').form?.requestSubmit())
const focusOn = (element: HTMLElement) => act(() => element.focus())

describe('a form in a side modal', () => {
  test('is a dialog named by its title that starts in the first field', () => {
    draw()
    expect(screen.getByRole('dialog', { name: 'Create disk' })).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
  })

  test('has the × last, so that it is not reached first', () => {
    draw()
    expect(screen.getAllByRole('button').at(-1)).toBe(button('Close'))
  })

  test('is submitted by its button and by Enter, without submitting a form around it', async () => {
    const { user, onSubmit, onOuterSubmit } = draw()
    await user.click(button('Create disk'))
    submitByEnter()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onOuterSubmit).not.toHaveBeenCalled()
  })

  test.each([
    ['while it is pending', { isPending: true }],
    ['while there is a reason against it', { disabledReason: 'Image required' }],
  ])('is not submitted %s', async (_, props) => {
    const { user, onSubmit } = draw(props)
    submitByEnter()
    await user.click(button(/Create disk/))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('tells cancelling from being dismissed', async () => {
    const { user, onCancel, onDismiss } = draw()
    await user.click(button('Cancel'))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onDismiss).not.toHaveBeenCalled()
    await user.click(button('Close'))
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  test('shows one error as it is, and marks the footer', () => {
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

  test('moves the focus to the first bad field with every refusal, and only then', () => {
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

  test('gives the focus back to the field that lost it while it was off', () => {
    const { update } = draw({ failedSubmits: 0 })
    focusOn(field('Host'))
    update({ failedSubmits: 0, isPending: true })
    // What a browser does with the focus of a field that is disabled.
    focusOn(screen.getByRole('dialog'))
    update({ failedSubmits: 1, errors: ['Internal Server Error'] })
    expect(document.activeElement).toBe(field('Host'))
    focusOn(button('Cancel'))
    update({ failedSubmits: 2, errors: ['Internal Server Error'] })
    expect(document.activeElement).toBe(button('Cancel'))
  })
})

describe('a side modal that is there to be read', () => {
  const drawKey = () =>
    renderWidget(
      <SideModal title="View SSH key" subtitle="mac-mini" onDismiss={vi.fn()}>
        Text
      </SideModal>,
    )

  test('has a heading for what it is about and nothing to submit', () => {
    drawKey()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'View SSH key',
      'mac-mini',
    ])
    expect(screen.getAllByRole('button')).toEqual([button('Close')])
  })

  test('is marked once it was scrolled', () => {
    drawKey()
    const body = screen.getByTestId('sidemodal-scroll-container')
    expect(body.hasAttribute('data-scrolled')).toBe(false)
    fireEvent.scroll(body, { target: { scrollTop: 40 } })
    expect(body.hasAttribute('data-scrolled')).toBe(true)
  })
})
