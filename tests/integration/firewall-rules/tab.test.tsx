import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { TAB } from './support'

const show = async (path = TAB) => {
  const console = await showConsole({ path })
  await console.settle()
  const { user, settle } = console
  const press = async (role: string, name: string) => {
    await user.click(screen.getByRole(role, { name }))
    await settle()
  }
  const close = async () => {
    await user.keyboard('{Escape}')
    await settle()
  }
  return { ...console, press, close }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const order = () =>
  within(screen.getByRole('table', { name: 'Firewall rules' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('a')?.textContent)
const cell = (row: string, column: number) =>
  screen.getByRole('link', { name: row }).closest('tr')?.cells[column]?.textContent

describe('the table of rules', () => {
  test('is sorted by priority, ascending or descending', async () => {
    const { press } = await show('/projects/rock-garden/vpcs/strata/firewall-rules')
    const header = () => screen.getByRole('columnheader', { name: 'Priority' })
    expect(order().at(0)).toBe('keep-out')
    expect(header().getAttribute('aria-sort')).toBe('ascending')
    await press('button', 'Priority')
    expect(order().at(0)).toBe('last-resort')
    expect(order().at(-1)).toBe('keep-out')
    expect(header().getAttribute('aria-sort')).toBe('descending')
  })

  test('keeps its order in the query of its URL, and behind a form', async () => {
    const list = '/projects/rock-garden/vpcs/strata/firewall-rules'
    const { press, history, settle, advance } = await show(list)
    await press('button', 'Priority')
    await act(() => advance(300))
    expect(history.current()).toMatchObject({ path: list, search: '?sort=-priority' })
    await press('link', 'New rule')
    expect(history.current().search).toBe('?sort=-priority')
    await press('button', 'Cancel')
    await settle()
    expect(history.current()).toMatchObject({ path: list, search: '?sort=-priority' })
    expect(order().at(0)).toBe('last-resort')
  })

  test('starts with the order given by its URL', async () => {
    await show('/projects/rock-garden/vpcs/strata/firewall-rules?sort=-priority')
    expect(order().at(0)).toBe('last-resort')
  })

  test('shows up to two targets or filters, otherwise the first and the number of others', async () => {
    await show('/projects/rock-garden/vpcs/strata/firewall-rules')
    expect(cell('every-target', 5)).toBe('VPCstrata+4')
    expect(cell('every-filter', 6)).toBe('VPCstrata+12')
    expect(cell('allow-ssh', 6)).toBe('TCPPort22')
    expect(cell('last-resort', 6)).toBe('All traffic')
  })

  test('shows priority, action, direction and status in words', async () => {
    await show('/projects/rock-garden/vpcs/strata/firewall-rules')
    const cells = (row: string) => [2, 3, 4, 7].map(column => cell(row, column))
    expect(cells('every-filter')).toEqual(['4000', 'Allow', 'Inbound', 'Enabled'])
  })

  test('marks names that no resource has', async () => {
    await show('/projects/other-project/vpcs/mock-vpc-2/firewall-rules')
    expect(screen.getAllByRole('img', { name: 'There is no VPC of this name' })).toHaveLength(1)
  })
})

describe('the selection', () => {
  test('shows its size and can be cleared', async () => {
    const { press } = await show()
    const others = () => screen.queryByRole('region', { name: 'Selected firewall rules' })
    expect(others()).toBeNull()
    await press('checkbox', 'Select allow-ssh')
    expect(box('Select all').indeterminate).toBe(true)
    expect(screen.getByText('1 firewall rule selected')).toBeTruthy()
    await press('checkbox', 'Select all')
    expect(screen.getByText('3 firewall rules selected')).toBeTruthy()
    await press('checkbox', 'Select all')
    expect(others()).toBeNull()
    await press('checkbox', 'Select allow-ssh')
    await press('button', 'Clear')
    expect(box('Select allow-ssh').checked).toBe(false)
    expect(others()).toBeNull()
  })

  test('survives a write, and drops deleted rules', async () => {
    const { press, close } = await show()
    await press('checkbox', 'Select allow-ssh')
    await press('checkbox', 'Select allow-icmp')
    await press('button', 'Disable')
    await press('button', 'Disable 2 firewall rules')
    await close()
    expect(screen.getByText('2 firewall rules selected')).toBeTruthy()
    expect(cell('allow-ssh', 7)).toBe('Disabled')
    expect(cell('allow-internal-inbound', 7)).toBe('Enabled')
    await press('button', 'Delete')
    await press('button', 'Delete 2 firewall rules')
    await close()
    expect(order()).toEqual(['allow-internal-inbound'])
    expect(screen.queryByRole('region', { name: 'Selected firewall rules' })).toBeNull()
  })

  test('of all rules can be deleted, which leaves the empty state', async () => {
    const { press, close } = await show()
    await press('checkbox', 'Select all')
    await press('button', 'Delete')
    await press('button', 'Delete 3 firewall rules')
    await close()
    expect(screen.getByRole('heading', { name: 'No firewall rules' })).toBeTruthy()
  })
})
