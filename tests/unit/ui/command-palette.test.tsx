// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keyGoesOn, type } from '#tests/support/fields'
import { allByRole, byRole, key, press, renderWidget } from '#tests/support/render'
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette'

const items = [
  { id: 'new', label: 'New silo' },
  { id: 'silos', label: 'Silos', group: 'System' },
  { id: 'System/IP Pools', label: 'IP Pools', group: 'System' },
]

let leave = () => {}
afterEach(() => leave())

const render = () => {
  const calls = { onRun: vi.fn(), onDismiss: vi.fn() }
  leave = renderWidget(<CommandPalette items={items} {...calls} />).leave
  return { ...calls, input: byRole('combobox', 'Search') as HTMLInputElement }
}
const labels = () => allByRole('option').map(option => option.textContent)
const selected = () =>
  allByRole('option')
    .filter(option => option.getAttribute('aria-selected') === 'true')
    .map(option => option.textContent)

describe('the command palette', () => {
  it('opens on its search with the first item selected', () => {
    const { input } = render()
    expect(byRole('dialog', 'Quick actions')).toBeDefined()
    expect(document.activeElement).toBe(input)
    expect(input.placeholder).toBe('Search')
    expect(selected()).toEqual(['New silo'])
    expect(document.body.textContent).toContain('Enterto submit')
  })

  it('moves the selection with the arrow keys, round the ends', async () => {
    const { input } = render()
    await key(input, 'ArrowUp')
    expect(selected()).toEqual(['IP Pools'])
    await key(input, 'ArrowDown')
    expect(selected()).toEqual(['New silo'])
  })

  it('names the selected item by an id without spaces', async () => {
    const { input } = render()
    await key(input, 'ArrowUp')
    const id = input.getAttribute('aria-activedescendant') ?? ''
    expect(id).toMatch(/^\S+$/)
    expect(document.getElementById(id)?.textContent).toBe('IP Pools')
  })

  it('runs the selected item on Enter, and the key does nothing else', () => {
    const { input, onRun } = render()
    expect(keyGoesOn(input, 'Enter')).toBe(false)
    expect(onRun).toHaveBeenCalledExactlyOnceWith('new')
  })

  it('runs an item that is pressed', async () => {
    const { onRun } = render()
    await press(byRole('option', 'IP Pools'))
    expect(onRun).toHaveBeenCalledExactlyOnceWith('System/IP Pools')
  })

  it('filters, and starts again from the first', async () => {
    const { input } = render()
    await key(input, 'ArrowUp')
    type(input, 'silo')
    expect(labels()).toEqual(['New silo', 'Silos'])
    expect(selected()).toEqual(['New silo'])
  })

  it('shows neither list nor hints when nothing matches, and runs nothing', () => {
    const { input, onRun } = render()
    type(input, 'zzz')
    expect(allByRole('listbox')).toEqual([])
    expect(document.body.textContent).not.toContain('to submit')
    expect(keyGoesOn(input, 'Enter')).toBe(false)
    expect(onRun).not.toHaveBeenCalled()
  })

  it('can be cleared and goes on searching', async () => {
    const { input } = render()
    expect(allByRole('button', 'Clear search')).toEqual([])
    type(input, 'pool')
    await press(byRole('button', 'Clear search'))
    expect(input.value).toBe('')
    expect(labels()).toHaveLength(3)
    expect(document.activeElement).toBe(input)
  })

  it('is dismissed by Escape and by its button', async () => {
    const { input, onDismiss } = render()
    await key(input, 'Escape')
    await press(byRole('button', 'Dismiss'))
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })
})
