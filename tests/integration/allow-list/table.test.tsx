import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { fill } from '../instance-networking/support'

const networksOf = (length: number) => Array.from({ length }, (_, at) => `10.0.${at}.0/24`)
const networks = networksOf(12)

const open = async (ips = networks.toReversed()) => {
  const console = await showConsole({ path: '/system/networking/allow-list', release: 23 })
  await act(() => fill(console, 'allowList', { allow: 'list', ips }))
  await console.settle()
  return console
}

const table = () => screen.getByRole('table', { name: 'Allowed networks' })
const button = (name: string) => screen.getByRole('button', { name })
const boxOf = (ip: string) => screen.getByRole('checkbox', { name: `Select Network: ${ip}` })
const shown = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map(({ ariaLabel }) => ariaLabel?.replace('Network: ', ''))
const status = () =>
  within(screen.getByRole('group', { name: 'Allowed networks' })).getByRole('status').textContent

test('more than ten rows of a form are found as in lists, and sorted by number', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('combobox', { name: 'Filter allowed networks' }), '0.1 -10.0.10')
  expect(shown()).toEqual(['10.0.11.0/24', '10.0.1.0/24'])
  expect(status()).toBe('2 of 12')
  await user.click(button('Network'))
  expect(shown()).toEqual(['10.0.1.0/24', '10.0.11.0/24'])
  expect(screen.getByRole('columnheader').ariaSort).toBe('ascending')
  await user.click(button('Network'))
  expect(screen.getByRole('columnheader').ariaSort).toBe('descending')
  await user.type(screen.getByRole('combobox', { name: 'Filter allowed networks' }), ' x')
  expect(within(table()).getByText('No matches')).toBeTruthy()
  await user.clear(screen.getByRole('combobox', { name: 'Filter allowed networks' }))
  await user.click(button('Network'))
  expect(shown()).toEqual(networks.toReversed())
})

test('a range of them is selected and removed, and the focus stays with them', async () => {
  const { user } = await open()
  await user.click(button('Network'))
  await user.click(boxOf('10.0.2.0/24'))
  await user.keyboard('{Shift>}')
  await user.click(boxOf('10.0.4.0/24'))
  await user.keyboard('{/Shift}')
  expect(status()).toBe('3 of 12 selected')
  await user.click(button('Remove 3'))
  expect(shown().toSorted()).toEqual(networks.filter((_, at) => at < 2 || at > 4).toSorted())
  expect(document.activeElement?.closest('table')).toBe(table())
  // Ten at most need no tools.
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull()
})

test('many of them are drawn as the user scrolls', async () => {
  const { user } = await open(networksOf(40))
  expect(shown()).toHaveLength(30)
  expect(table().getAttribute('aria-rowcount')).toBe('40')
  const frame = table().parentElement!
  const sizes = { clientHeight: 400, scrollHeight: 1200, scrollTop: 300 }
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(frame, name, { value, configurable: true })
  fireEvent.scroll(frame)
  expect(shown()).toHaveLength(30)
  Object.defineProperty(frame, 'scrollTop', { value: 500 })
  fireEvent.scroll(frame)
  expect(shown()).toHaveLength(40)
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(status()).toBe('40 of 40 selected')
})

test('they are exported as they are filtered and sorted', async () => {
  const { user, saved, settle } = await open()
  await user.click(button('Network'))
  await user.type(screen.getByRole('combobox', { name: 'Filter allowed networks' }), '.1')
  await user.click(button('Export allowed networks'))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }))
  // The code of exports is loaded first.
  await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000)
  expect(saved).toEqual([
    {
      name: 'allowed-networks.csv',
      text: 'Network\r\n10.0.1.0/24\r\n10.0.10.0/24\r\n10.0.11.0/24\r\n',
    },
  ])
})

test('an export whose code does not load is reported', async () => {
  const { user, saved, settle } = await open()
  vi.doMock('@/store/lists/export', () => Promise.reject(new Error('no connection')))
  onTestFinished(() => void vi.doUnmock('@/store/lists/export'))
  await user.click(button('Export allowed networks'))
  await settle()
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export as CSV' }))
    await vi.waitFor(
      () => expect(screen.getByText(/^The console has changed/)).toBeTruthy(),
      20_000,
    )
  })
  expect(saved).toEqual([])
})
