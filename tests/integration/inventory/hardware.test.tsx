import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { cellsWith, INVENTORY, SERIALS, show, tableRows } from './support'

describe('physical disks', () => {
  test('are listed with form factor, policy, state and sled', async () => {
    await show(`${INVENTORY}/disks`)
    const rest = (serial: string) => cellsWith(serial).slice(1, 7)
    expect(rest('A084A0E1')).toEqual([
      'U.2',
      'WUS5EA138ESP7E3',
      'A084A0E1',
      'in service',
      'active',
      SERIALS.open,
    ])
    expect(rest('22503C4E')).toMatchObject({ 0: 'M.2', 3: 'expunged', 4: 'active' })
    expect(rest('22503C4F')).toMatchObject({ 0: 'M.2', 3: 'expunged', 4: 'decommissioned' })
    expect(rest('A084A0FF')[5]).toBe('—')
  })

  test('open in a panel over the list, with their vendor', async () => {
    const { user, settle, history } = await show(`${INVENTORY}/disks`)
    await user.click(within(tableRows('Physical disks')[0]!).getAllByRole('link')[0]!)
    await settle()
    const panel = screen.getByRole('dialog', { name: 'Physical disk' })
    expect(panel.textContent).toContain('Vendor1b96')
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    await settle()
    expect(history.current().path).toBe(`${INVENTORY}/disks`)
  })

  test('show an empty state if there are none', async () => {
    const console = await show(`${INVENTORY}/racks`)
    const { physicalDisks } = console.backend.backendState.db
    for (const { id } of Array.from(physicalDisks.all())) physicalDisks.remove(id)
    await console.user.click(screen.getByRole('tab', { name: 'Disks' }))
    await console.settle()
    expect(screen.getByRole('heading', { name: 'No disks found' })).toBeTruthy()
  })
})

test('a switch opens in a panel, which links to its rack', async () => {
  const { user, settle } = await show(`${INVENTORY}/switches`)
  expect(tableRows('Switches')).toHaveLength(2)
  await user.click(within(tableRows('Switches')[0]!).getAllByRole('link')[0]!)
  await settle()
  const panel = screen.getByRole('dialog', { name: 'Switch' })
  await user.click(within(panel).getByRole('link'))
  await settle()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Rack 5acc5acc-/)
})

describe('a rack', () => {
  const open = async (options: Parameters<typeof show>[1] = {}) => {
    const console = await show(`${INVENTORY}/racks`, options)
    await console.user.click(within(tableRows('Racks')[0]!).getByRole('link'))
    await console.settle()
    return console
  }
  const parts = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  test('shows its parts, with their cubbies if known', async () => {
    await open()
    expect(parts('Sleds')).toEqual([
      'BRM02222869Provisionable',
      'BRM02222870Not provisionable',
      'BRM02222871Expunged',
      'BRM02222872Decommissioned',
      'BRM02222873Provisionable',
    ])
    expect(parts('Switches')).toEqual(['BRM42220031Revision 2', 'BRM42220032Revision 2'])
    expect(parts('Uninitialized sleds')).toEqual(['BRM02222880Cubby 19, uninitialized'])
  })

  test.each([
    ['Sleds', /\/sleds\/[0-9a-f-]+\/instances$/],
    ['Switches', /\/switches\/[0-9a-f-]+$/],
    ['Uninitialized sleds', /\/uninitialized$/],
  ])('links from “%s” to the pages of its parts', async (list, path) => {
    const { user, settle, history } = await open()
    await user.click(within(screen.getByRole('list', { name: list })).getAllByRole('link')[0]!)
    await settle()
    expect(history.current().path).toMatch(path)
  })

  test('shows none of the parts of other racks', async () => {
    const console = await open()
    const { db } = console.backend.backendState
    const { id } = db.racks.insert({
      ...Array.from(db.racks.all())[0]!,
      id: console.backend.backendState.ids.next(),
    })
    await console.send(navigationRequested({ to: `${INVENTORY}/racks/${id}` }))
    await console.settle()
    expect(screen.getByText('Nothing is known to be in this rack.')).toBeTruthy()
  })

  test('renders without the uninitialized sleds if they cannot be fetched', async () => {
    await open({
      wire: (request, next) =>
        request.url.includes('sleds-uninitialized')
          ? Promise.resolve({
              status: 503,
              headers: { 'content-type': 'application/json' },
              body: '{"request_id":"r","error_code":"ServiceNotAvailable","message":"no inventory"}',
            })
          : next(request),
    })
    expect(parts('Sleds')).toHaveLength(5)
    expect(screen.getByText(/uninitialized sleds could not be read: .*No inventory/)).toBeTruthy()
  })
})
