import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { toastsOf } from '../instances/support'
import { cellsWith, chooseAndConfirm, INVENTORY, SERIALS, show, sledOf } from './support'

const SLEDS = `${INVENTORY}/sleds`

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(each => each.textContent)

test('the list shows serial number, policy, provision policy and state of each sled', async () => {
  await show(SLEDS)
  const table = screen.getByRole('table', { name: 'Sleds' })
  const [groups, columns] = within(table)
    .getAllByRole('row')
    .map(row => row.textContent)
  expect(groups).toBe('Baseboard')
  expect(columns).toBe(
    'IDserial numberrevisionPolicyProvision policystateinstancesThreads in useMemory in use',
  )
  expect(cellsWith(SERIALS.open).slice(1, 6)).toEqual([
    SERIALS.open,
    '6',
    'In service',
    'Provisionable',
    'active',
  ])
  expect(cellsWith(SERIALS.closed).slice(3, 6)).toEqual([
    'In service',
    'Not provisionable',
    'active',
  ])
  expect(cellsWith(SERIALS.expunged).slice(3, 6)).toEqual(['Expunged', '—', 'active'])
  expect(cellsWith('BRM02222872').slice(3, 6)).toEqual(['Expunged', '—', 'decommissioned'])
})

test('the newest API tells the slots, also of two sleds that claim the same', async () => {
  const console = await show(SLEDS, { release: 23 })
  const { sleds } = console.backend.backendState.db
  const [first, second, unseen] = Array.from(sleds.all())
  sleds.update(second!.id, { slot: first!.slot })
  sleds.update(unseen!.id, { slot: null })
  await console.send(refreshRequested())
  await console.settle()
  const slotOf = (sled = first!) => cellsWith(sled.baseboard.serial)[0]?.trim()
  expect(slotOf()).toBe('Slot 14 slot seen twice')
  expect(slotOf(second)).toBe('Slot 14 slot seen twice')
  expect(slotOf(unseen)).toBe('Slot —')
  await console.send(navigationRequested({ to: `${SLEDS}/${first!.id}/instances` }))
  await console.settle()
  expect(document.body.textContent).toContain('Slot14')
})

test('a user without a fleet role gets “Page not found”', async () => {
  await show(SLEDS, { user: 'Clara Flint' })
  expect(headings()).toEqual(['Page not found'])
})

describe('the page of a sled', () => {
  test('shows the baseboard and memory of the sled, and its instances', async () => {
    const { user, settle, history } = await show(SLEDS)
    const [first] = within(screen.getByRole('table', { name: 'Sleds' })).getAllByRole('link')
    await user.click(first!)
    await settle()
    expect(headings()).toEqual([SERIALS.open])
    expect(document.title).toBe(`Instances / ${SERIALS.open} / Sleds / Inventory / Basalt Console`)
    expect(history.current().path).toMatch(/\/sleds\/[0-9a-f-]{36}\/instances$/)
    expect(document.body.textContent).toContain(`Serial number${SERIALS.open}`)
    expect(document.body.textContent).toContain('Usable physical memory1 TiB')
    expect(screen.getByRole('tab', { name: 'Instances', selected: true })).toBeTruthy()
    const cells = cellsWith('db1')
    expect(cells[0]).toBe('maze-war / mock-projectdb1')
    expect(cells.slice(1, 3)).toEqual(['running', '2 vCPUs4 GiB'])
  })

  test('redirects to its first tab, and has a tab with the disks', async () => {
    const console = await show(SLEDS)
    const { id } = sledOf(console, SERIALS.open)
    await console.send(navigationRequested({ to: `${SLEDS}/${id}` }))
    await console.settle()
    expect(console.history.current().path).toBe(`${SLEDS}/${id}/instances`)
    await console.user.click(screen.getByRole('tab', { name: 'Disks' }))
    await console.settle()
    expect(
      within(screen.getByRole('table', { name: 'Disks in the sled' })).getAllByRole('row'),
    ).toHaveLength(1 + 6)
  })

  test('is “Page not found” for an unknown id', async () => {
    await show(`${SLEDS}/00000000-0000-4000-8000-000000000000/instances`)
    expect(headings()).toEqual(['Page not found'])
  })

  test('shows an empty state if no instance runs on the sled', async () => {
    const console = await show(SLEDS)
    const { id } = sledOf(console, 'BRM02222872')
    await console.send(navigationRequested({ to: `${SLEDS}/${id}/instances` }))
    await console.settle()
    expect(screen.getByRole('heading', { name: 'No instances found' })).toBeTruthy()
  })
})

describe('the provision policy', () => {
  const menu = `Actions for ${SERIALS.open}`

  test('can be changed after a confirmation that says what stays, which a toast reports', async () => {
    const console = await show(SLEDS)
    await console.user.click(screen.getByRole('button', { name: menu }))
    await console.settle()
    await console.user.click(
      await screen.findByRole('menuitem', { name: 'Make not provisionable' }),
    )
    await console.settle()
    const question = screen.getByRole('dialog', { name: 'Make sled not provisionable' })
    expect(question.textContent).toContain('Its instances and disks stay.')
    await console.user.click(
      within(question).getByRole('button', { name: 'Make sled not provisionable' }),
    )
    await console.settle()
    expect(cellsWith(SERIALS.open)[4]).toBe('Not provisionable')
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      `Sled ${SERIALS.open} is not provisionable now`,
    ])
    expect(sledOf(console, SERIALS.open).policy).toEqual({
      kind: 'in_service',
      provisionPolicy: 'non_provisionable',
    })
    await chooseAndConfirm(console, menu, 'Make provisionable', 'Make sled provisionable')
    expect(cellsWith(SERIALS.open)[4]).toBe('Provisionable')
  })

  test('cannot be changed for an expunged sled', async () => {
    const { user, settle, requests } = await show(SLEDS)
    await user.click(screen.getByRole('button', { name: `Actions for ${SERIALS.expunged}` }))
    await settle()
    const entry = await screen.findByRole('menuitem', { name: /^Make provisionable/ })
    expect(entry.getAttribute('aria-disabled')).toBe('true')
    await user.click(entry)
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('stays if the server refuses to change it, and a toast shows the error', async () => {
    const console = await show(SLEDS, {
      wire: (request, next) =>
        request.method === 'PUT'
          ? Promise.resolve({
              status: 409,
              headers: { 'content-type': 'application/json' },
              body: '{"request_id":"r","error_code":"Conflict","message":"the sled is not in service"}',
            })
          : next(request),
    })
    await chooseAndConfirm(console, menu, 'Make not provisionable', 'Make sled not provisionable')
    expect(toastsOf(console)).toMatchObject([
      {
        variant: 'error',
        title: 'Could not change provision policy',
        text: 'The sled is not in service',
      },
    ])
    expect(cellsWith(SERIALS.open)[4]).toBe('Provisionable')
  })
})
