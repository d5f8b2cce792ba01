// @vitest-environment jsdom
import '#tests/support/dom'
import { act, type SyntheticEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { control, focus, keyGoesOn } from '#tests/support/fields'
import { allByRole, byRole, key, press, renderWidget } from '#tests/support/render'
import { Combobox } from '@/ui/Combobox/Combobox'
import { SideModalForm, type SideModalFormProps } from '@/ui/Form/SideModalForm'
import { SideModal } from '@/ui/SideModal/SideModal'
import { TextField } from '@/ui/TextField/TextField'

let leave = () => {}
afterEach(() => leave())

const noop = () => {}
const disks = [{ value: 'disk-1', label: 'disk-1' }]

const render = (props: Partial<SideModalFormProps & { nameError: string }> = {}) => {
  const calls = { onSubmit: vi.fn(), onDismiss: vi.fn(), onCancel: vi.fn(), onOuterSubmit: vi.fn() }
  const draw = ({ nameError, ...more }: Partial<SideModalFormProps & { nameError: string }>) => (
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
        <TextField label="Name" name="name" value="" onChange={noop} error={nameError} />
        <Combobox label="Disk" name="disk" placeholder="" items={disks} value="" onChange={noop} />
      </SideModalForm>
    </form>
  )
  const rendered = renderWidget(draw(props))
  leave = rendered.leave
  return { ...calls, update: (next: typeof props) => rendered.show(draw(next)) }
}
const submitByEnter = () => act(() => document.forms[1]?.requestSubmit())
const text = () => document.body.textContent ?? ''

describe('a form in a side modal', () => {
  it('is a dialog named by its title that starts in the first field', () => {
    render()
    expect(byRole('dialog', 'Create disk')).toBeDefined()
    expect(document.activeElement).toBe(control('Name'))
  })

  it('has the × last, so that it is not reached first', () => {
    render()
    expect(allByRole('button').at(-1)).toBe(byRole('button', 'Close'))
  })

  it('is submitted by its button and by Enter, without submitting a form around it', async () => {
    const { onSubmit, onOuterSubmit } = render()
    await press(byRole('button', 'Create disk'))
    submitByEnter()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onOuterSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['while it is pending', { isPending: true }],
    ['while there is a reason against it', { disabledReason: 'Image required' }],
  ])('is not submitted %s', async (_, props) => {
    const { onSubmit } = render(props)
    submitByEnter()
    const buttons = allByRole('button').filter(button => button.textContent?.includes('Create'))
    for (const button of buttons) await press(button)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('tells cancelling from being dismissed', async () => {
    const { onCancel, onDismiss } = render()
    await press(byRole('button', 'Cancel'))
    expect([onCancel.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 0])
    await press(byRole('button', 'Close'))
    await key(byRole('dialog'), 'Escape')
    expect([onCancel.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 2])
  })

  it('outlives an Escape that closes the options of a combobox', () => {
    const { onDismiss } = render()
    focus(control('Disk'))
    expect(allByRole('option')).toHaveLength(1)
    keyGoesOn(control('Disk'), 'Escape')
    expect(allByRole('option')).toHaveLength(0)
    expect(onDismiss).not.toHaveBeenCalled()
    keyGoesOn(control('Disk'), 'Escape')
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('shows one error as it is, and marks the footer', () => {
    render({ errors: ['Disk name already exists'] })
    expect(byRole('alert').textContent).toBe('ErrorDisk name already exists')
    const footer = byRole('button', 'Cancel').closest('footer')
    expect(footer?.textContent).toContain('Error')
  })

  it('lists several errors', () => {
    render({ errors: ['One', 'Two'] })
    expect(text()).toContain('Errors2 issues:')
    const issues = Array.from(document.querySelectorAll('li'), item => item.textContent)
    expect(issues).toEqual(['One', 'Two'])
  })

  it('moves the focus to the first bad field with every refusal, and only then', () => {
    const { update } = render({ refusals: 0 })
    focus(byRole('button', 'Cancel'))
    update({ refusals: 0, nameError: 'Name is required' })
    expect(document.activeElement).toBe(byRole('button', 'Cancel'))
    update({ refusals: 1, nameError: 'Name is required' })
    expect(document.activeElement).toBe(control('Name'))
    focus(byRole('button', 'Cancel'))
    update({ refusals: 2, nameError: 'Name already exists' })
    expect(document.activeElement).toBe(control('Name'))
  })

  it('gives the focus back to the field that lost it while it was off', () => {
    const { update } = render({ refusals: 0 })
    focus(control('Disk'))
    update({ refusals: 0, isPending: true })
    // What a browser does with the focus of a field that is disabled.
    focus(byRole('dialog'))
    update({ refusals: 1, errors: ['Internal Server Error'] })
    expect(document.activeElement).toBe(control('Disk'))
    focus(byRole('button', 'Cancel'))
    update({ refusals: 2, errors: ['Internal Server Error'] })
    expect(document.activeElement).toBe(byRole('button', 'Cancel'))
  })
})

describe('a side modal that is there to be read', () => {
  it('has a heading for what it is about and nothing to submit', () => {
    leave = renderWidget(
      <SideModal title="View SSH key" subtitle="mac-mini" onDismiss={noop}>
        Text
      </SideModal>,
    ).leave
    expect(allByRole('heading').map(heading => heading.textContent)).toEqual([
      'View SSH key',
      'mac-mini',
    ])
    expect(allByRole('button')).toEqual([byRole('button', 'Close')])
  })

  it('is marked once it was scrolled', () => {
    leave = renderWidget(
      <SideModal title="View SSH key" onDismiss={noop}>
        Text
      </SideModal>,
    ).leave
    const body = document.querySelector('[data-testid="sidemodal-scroll-container"]')!
    expect(body.hasAttribute('data-scrolled')).toBe(false)
    body.scrollTop = 40
    act(() => void body.dispatchEvent(new Event('scroll', { bubbles: true })))
    expect(body.hasAttribute('data-scrolled')).toBe(true)
  })
})
