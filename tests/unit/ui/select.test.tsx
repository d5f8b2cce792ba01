// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { Select, type SelectProps } from '@/ui/Select/Select'

const roles = ['Admin', 'Collaborator', 'Viewer'].map(label => ({
  value: label.toLowerCase(),
  label,
}))

const draw = (props: Partial<SelectProps> = {}, start = '') =>
  renderField(start, (value, onChange) => (
    <>
      <Select label="Role" name="role" items={roles} {...props} value={value} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </>
  ))
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Role', hidden: true })
const options = () =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
const option = (name: string) => screen.getByRole('option', { name, hidden: true })
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)

describe('the button of a select', () => {
  test('is named by the label alone and described by what is chosen and what is wrong', () => {
    draw({ error: 'Role is required' }, 'viewer')
    expect(described(button())).toEqual(['Viewer', 'Role is required'])
  })

  test('asks for a choice until there is one', () => {
    draw()
    expect(button().textContent).toBe('Select an option')
  })

  test('asks in words of its own where they are given', () => {
    draw({ placeholder: 'Select a role' })
    expect(button().textContent).toBe('Select a role')
  })

  test('shows the one-line label of a chosen item', () => {
    const ip = {
      value: 'a',
      label: 'public',
      detail: '10.0.0.1',
      selectedLabel: 'public (10.0.0.1)',
    }
    draw({ items: [ip] }, 'a')
    expect(button().textContent).toBe('public (10.0.0.1)')
  })

  test.each([
    [undefined, 'No items'],
    ['No subnets found', 'No subnets found'],
  ])('is disabled with the text for %j when there is nothing to choose', (emptyText, text) => {
    draw({ items: [], placeholder: 'Select a role', emptyText })
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe(text)
  })

  test('is disabled with a spinner while the items are loading', () => {
    draw({ items: [], isLoading: true })
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Select an option')
    expect(screen.getByRole('img', { name: 'Spinner' })).toBeTruthy()
  })
})

describe('choosing from a select', () => {
  test('opens with a press, takes an option and goes back to the button', async () => {
    const { user, changes } = draw()
    await user.click(button())
    expect(options()).toEqual(['Admin', 'Collaborator', 'Viewer'])
    await user.click(option('Viewer'))
    expect(options()).toEqual([])
    expect(changes).toEqual(['viewer'])
    expect(button().textContent).toBe('Viewer')
    expect(document.activeElement).toBe(button())
  })

  test('works by the keyboard alone, from the chosen option', async () => {
    const { user, changes } = draw({}, 'admin')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(3)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(changes).toEqual(['collaborator'])
    expect(document.activeElement).toBe(button())
  })

  test('finds an option by its first letters', async () => {
    const { user, changes } = draw()
    await user.click(button())
    await user.keyboard('v{Enter}')
    expect(changes).toEqual(['viewer'])
  })

  test('does not take an option that is disabled', async () => {
    const { user, changes } = draw({ items: [{ value: 'x', label: 'X', isDisabled: true }] })
    await user.click(button())
    await user.click(option('X'))
    expect(options()).toEqual(['X'])
    expect(changes).toEqual([])
  })

  test('is given up with Escape, which goes no further', async () => {
    const { user, changes } = draw({}, 'admin')
    const onKeyDown = vi.fn()
    document.body.addEventListener('keydown', onKeyDown)
    onTestFinished(() => document.body.removeEventListener('keydown', onKeyDown))
    await user.click(button())
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(onKeyDown).not.toHaveBeenCalled()
    expect(changes).toEqual([])
  })

  test('is given up with a press elsewhere', async () => {
    const { user, changes } = draw()
    await user.click(button())
    await user.click(screen.getByRole('button', { name: 'Elsewhere', hidden: true }))
    expect(options()).toEqual([])
    expect(changes).toEqual([])
  })
})
