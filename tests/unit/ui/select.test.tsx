// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { focus, keyGoesOn, renderField } from '#tests/support/fields'
import { allByRole, byRole, key, press } from '#tests/support/render'
import { Select, type SelectProps } from '@/ui/Select/Select'

const roles = ['Admin', 'Collaborator', 'Viewer'].map(label => ({
  value: label.toLowerCase(),
  label,
}))

let leave = () => {}
afterEach(() => leave())

const render = (props: Partial<SelectProps> = {}, start = '') => {
  const field = renderField(start, (value, onChange) => (
    <Select label="Role" name="role" items={roles} {...props} value={value} onChange={onChange} />
  ))
  leave = field.leave
  return { ...field, button: byRole('button', 'Role') as HTMLButtonElement }
}
const isOpen = () => allByRole('listbox').length === 1

describe('the button of a select', () => {
  it('is named by the label alone and described by what is chosen', () => {
    const { button } = render({ error: 'Role is required' }, 'viewer')
    const described = (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Viewer', 'Role is required'])
  })

  it('asks for a choice until there is one', () => {
    expect(render().button.textContent).toBe('Select an option')
    leave()
    expect(render({ placeholder: 'Select a role' }).button.textContent).toBe('Select a role')
  })

  it('is disabled and says so when there is nothing to choose', () => {
    const { button } = render({ items: [], placeholder: 'Select a role' })
    expect(button.disabled).toBe(true)
    expect(button.textContent).toBe('No items')
    leave()
    expect(render({ items: [], emptyText: 'No subnets found' }).button.textContent).toBe(
      'No subnets found',
    )
  })

  it('is disabled with a spinner while the items are loading', () => {
    const { button } = render({ items: [], isLoading: true })
    expect(button.disabled).toBe(true)
    expect(button.textContent).toBe('Select an option')
    expect(button.querySelector('[aria-label="Spinner"]')).not.toBeNull()
  })
})

describe('choosing', () => {
  it('opens by a press, takes an option and goes back to the button', async () => {
    const { button, changes } = render()
    await press(button)
    expect(allByRole('option').map(option => option.textContent)).toEqual([
      'Admin',
      'Collaborator',
      'Viewer',
    ])
    expect(document.activeElement).toBe(byRole('listbox'))
    await press(byRole('option', 'Viewer'))
    expect(isOpen()).toBe(false)
    expect(changes).toEqual(['viewer'])
    expect(button.textContent).toBe('Viewer')
    expect(document.activeElement).toBe(button)
  })

  it('works by the keyboard alone', async () => {
    const { button, changes } = render({}, 'admin')
    focus(button)
    await key(button, 'ArrowDown')
    const list = byRole('listbox')
    expect(list.getAttribute('aria-activedescendant')).toBe(byRole('option', 'Admin').id)
    await key(list, 'ArrowDown')
    await key(list, 'Enter')
    expect(changes).toEqual(['collaborator'])
  })

  it('finds an option by its first letters', async () => {
    const { button, changes } = render()
    await press(button)
    await key(byRole('listbox'), 'v')
    await key(byRole('listbox'), 'Enter')
    expect(changes).toEqual(['viewer'])
  })

  it('does not take an option that is disabled', async () => {
    const { button, changes } = render({ items: [{ value: 'x', label: 'X', isDisabled: true }] })
    await press(button)
    await press(byRole('option', 'X'))
    expect(isOpen()).toBe(true)
    expect(changes).toEqual([])
  })

  it('keeps Escape to the list and leaves the value alone', async () => {
    const { button, changes } = render({}, 'admin')
    const around = vi.fn()
    document.body.addEventListener('keydown', around)
    await press(button)
    keyGoesOn(byRole('listbox'), 'Escape')
    expect(isOpen()).toBe(false)
    expect(around).not.toHaveBeenCalled()
    expect(changes).toEqual([])
    document.body.removeEventListener('keydown', around)
  })

  it('closes when the focus goes elsewhere', async () => {
    const { button } = render()
    await press(button)
    const elsewhere = document.body.appendChild(document.createElement('button'))
    focus(elsewhere)
    expect(isOpen()).toBe(false)
    elsewhere.remove()
  })
})
