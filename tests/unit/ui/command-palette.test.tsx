import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { CommandPalette, type CommandPaletteProps } from '@/ui/CommandPalette/CommandPalette'

const system: CommandPaletteProps['items'] = [
  { id: 'silos', label: 'Silos', group: 'System' },
  { id: 'new', label: 'New silo' },
  { id: 'System/IP Pools', label: 'IP Pools', group: 'System' },
]

const draw = (items = system, props: { isReading?: boolean } = {}) => {
  const calls = { onRun: vi.fn(), onDismiss: vi.fn() }
  const { user } = renderWidget(<CommandPalette items={items} {...props} {...calls} />)
  return { user, ...calls }
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const selected = () =>
  screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)
/** The headings with the items below them. */
const outline = () =>
  screen.queryAllByRole('group').map(group => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ])

describe('the command palette', () => {
  test('opens with its search focused, and the first item selected', () => {
    draw()
    expect(screen.getByRole('dialog', { name: 'Quick actions' })).toBeTruthy()
    expect(document.activeElement).toBe(input())
    expect(input().placeholder).toBe('Search')
    expect(selected()).toEqual(['New silo'])
    expect(document.body.textContent).toContain('Enterto open')
  })

  test('lists items without a group first, under Actions, then the groups in their order', () => {
    draw()
    expect(outline()).toEqual([
      ['Actions', 'New silo'],
      ['System', 'Silos', 'IP Pools'],
    ])
  })

  test('moves the selection with the arrow keys cyclically', async () => {
    const { user } = draw()
    await user.keyboard('{ArrowUp}')
    expect(selected()).toEqual(['IP Pools'])
    await user.keyboard('{ArrowDown}')
    expect(selected()).toEqual(['New silo'])
  })

  test('exposes the selected item to screen readers', async () => {
    const { user } = draw()
    await user.keyboard('{ArrowUp}')
    const id = input().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('IP Pools')
  })

  test('runs the selected item on Enter', async () => {
    const { user, onRun } = draw()
    await user.keyboard('{Enter}')
    expect(onRun).toHaveBeenCalledExactlyOnceWith('new')
  })

  test('shows disabled items with their reason, and does not run them', async () => {
    const reason = ['The disk is ', { emphasis: 'attached' }]
    const { user, onRun } = draw([
      { id: 'delete', label: 'Delete', reason },
      { id: 'snapshot', label: 'Snapshot' },
    ])
    const [off, on] = screen.getAllByRole('option')
    expect(off?.textContent).toBe('Delete The disk is attached')
    expect(off?.getAttribute('aria-disabled')).toBe('true')
    expect(on?.getAttribute('aria-disabled')).toBeNull()
    expect(selected()).toEqual(['Snapshot'])
    await user.keyboard('{ArrowUp}{Enter}')
    expect(selected()).toEqual(['Delete The disk is attached'])
    expect(onRun).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onRun).toHaveBeenCalledExactlyOnceWith('snapshot')
  })

  test('prevents the default action of Enter', () => {
    draw()
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false)
  })

  test('runs an item that is pressed', async () => {
    const { user, onRun } = draw()
    await user.click(screen.getByRole('option', { name: 'IP Pools' }))
    expect(onRun).toHaveBeenCalledExactlyOnceWith('System/IP Pools')
  })

  test('closes on Escape and with its button', async () => {
    const { user, onDismiss } = draw()
    await user.keyboard('{Escape}')
    expect(onDismiss).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })
})

test('a disabled item shows its reason, and does nothing', async () => {
  const items = [{ id: 'stop', label: 'Stop', reason: 'It is not running' }]
  const { user, onRun } = draw(items)
  const option = screen.getByRole('option')
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(selected()).toEqual(['Stop It is not running'])
  await user.keyboard('{Enter}')
  await user.click(option)
  expect(onRun).not.toHaveBeenCalled()
})

describe('searching the command palette', () => {
  test('filters the items, and selects the first', async () => {
    const { user } = draw()
    await user.keyboard('{ArrowUp}silo')
    expect(labels()).toEqual(['New silo', 'Silos'])
    expect(selected()).toEqual(['New silo'])
    await user.keyboard('{ArrowDown}{Backspace}')
    expect(selected()).toEqual(['New silo'])
  })

  test('ignores the headings', async () => {
    const { user } = draw()
    await user.keyboard('System')
    expect(labels()).toEqual(['No results'])
  })

  test('sorts better matches of a group first, and keeps the order of equal ones', async () => {
    const { user } = draw(
      ['my-disks', 'Disks', 'disks-c', 'disks-a'].map(label => ({ id: label, label, group: 'Go' })),
    )
    await user.keyboard('disks')
    expect(labels()).toEqual(['Disks', 'disks-c', 'disks-a', 'my-disks'])
  })

  test('does not say that nothing matches while something is still being read', async () => {
    const { user } = draw(undefined, { isReading: true })
    await user.keyboard('zzz')
    expect(labels()).toEqual(['Reading…'])
  })

  test('shows that nothing matches, and Enter runs nothing', async () => {
    const { user, onRun } = draw()
    await user.keyboard('zzz')
    expect(labels()).toEqual(['No results'])
    expect(document.body.textContent).not.toContain('to open')
    await user.keyboard('{Enter}')
    expect(onRun).not.toHaveBeenCalled()
  })

  test('can be cleared and continued', async () => {
    const { user } = draw()
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await user.keyboard('pool')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(input().value).toBe('')
    expect(labels()).toHaveLength(3)
    expect(document.activeElement).toBe(input())
  })
})
