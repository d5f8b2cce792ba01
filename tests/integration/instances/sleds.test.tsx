import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectInstanceRows } from '@/store/project/instances/instances'
import { refreshRequested } from '@/store/queries/slice'
import { showConsole } from '#tests/support/shown-console'
import type { TestConsole } from '#tests/support/console'
import { recordOf } from './support'

const LIST = '/projects/mock-project/instances'
const WITH_SLEDS = `${LIST}?columns=name,sled`

const REFUSED = {
  status: 503,
  headers: { 'content-type': 'application/json' },
  body: '{"message":"no metrics","request_id":"1"}',
}

const asked = ({ requests }: Pick<TestConsole, 'requests'>) =>
  requests.filter(({ url }) => url.includes('/timeseries/query'))

const cellOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^Select ${name} `) })).getAllByRole('cell')[2]!

const sledOf = ({ backend }: Pick<TestConsole, 'backend'>, instance: string) => {
  const { instances, sleds } = backend.backendState.db
  const sled = sleds.get(recordOf(instances, instance).sledId ?? '')
  if (!sled) throw new Error(`${instance} is on no sled.`)
  return sled
}

test('the list asks for sleds only if it shows them', async () => {
  const { settle, ...console } = await showConsole({ path: LIST })
  await settle()
  expect(asked(console)).toEqual([])
  expect(screen.queryByRole('columnheader', { name: 'Sled' })).toBeNull()
})

test('one query tells the sleds of all instances, with links for fleet viewers', async () => {
  const { settle, ...console } = await showConsole({ path: WITH_SLEDS })
  await settle()
  const sled = sledOf(console, 'db1')
  const link = await within(cellOf('db1')).findByRole('link', { name: sled.baseboard.serial })
  expect(link.getAttribute('href')).toBe(`/system/inventory/sleds/${sled.id}/instances`)
  expect(asked(console)).toHaveLength(1)
  expect(JSON.parse(String(asked(console)[0]?.body))).toEqual({
    query:
      'get virtual_machine:vcpu_usage | filter timestamp > @now() - 2m && vcpu_id == 0 && ' +
      'state == "run" | last 1',
  })
})

test('one query is enough for 500 instances', async () => {
  const { settle, send, backend, state, ...console } = await showConsole({
    path: `${WITH_SLEDS}&sort=sled`,
  })
  const { instances } = backend.backendState.db
  const db1 = recordOf(instances, 'db1')
  for (let number = 0; number < 500; number++) {
    instances.insert({
      ...db1,
      id: `2b2b2b2b-0000-4000-8000-${String(number).padStart(12, '0')}`,
      name: `many-${number}`,
    })
  }
  await send(refreshRequested())
  await settle()
  const before = asked(console).length
  await send(refreshRequested())
  await settle()
  expect(asked(console)).toHaveLength(before + 1)
  const rows = selectInstanceRows(state(), { project: 'mock-project' })
  expect(rows.filter(({ placing }) => typeof placing === 'object').length).toBeGreaterThan(500)
})

test('other people see the names of sleds without links', async () => {
  const { settle, ...console } = await showConsole({ path: WITH_SLEDS, user: 'Clara Flint' })
  await settle()
  const { serial } = sledOf(console, 'db1').baseboard
  await within(cellOf('db1')).findByText(serial)
  expect(within(cellOf('db1')).queryByRole('link')).toBeNull()
})

test('an instance that does not run has no sled, and says why', async () => {
  const { settle } = await showConsole({
    path: `/projects/rock-garden/instances?columns=name,sled`,
  })
  await settle()
  const cell = cellOf('pebble')
  expect(cell.textContent).toBe('—')
})

test('sleds that could not be read are not known, and nothing else breaks', async () => {
  const { settle } = await showConsole({
    path: WITH_SLEDS,
    wire: (request, next) =>
      request.url.includes('/timeseries/query') ? Promise.resolve(REFUSED) : next(request),
  })
  await settle()
  expect(await within(cellOf('db1')).findByText('Not known')).toBeTruthy()
  expect(cellOf('you-fail').textContent).toBe('—')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(3)
})

test('two members of a strict group on one sled are named, with the age of the data', async () => {
  const path = '/projects/mock-project/affinity/romulus-remus'
  const { settle, send, backend, ...console } = await showConsole({ path })
  await settle()
  const { instances, antiAffinityGroups } = backend.backendState.db
  const group = recordOf(antiAffinityGroups, 'romulus-remus')
  antiAffinityGroups.update(group.id, { policy: 'fail' })
  const { sledId } = recordOf(instances, 'db1')
  for (const { id } of instances.all()) {
    if (instances.get(id)?.sledId) instances.update(id, { sledId })
  }
  await send(refreshRequested())
  await settle()
  const said = await screen.findByText(/ share sled .*, which the policy of the group does not/)
  expect(said.textContent).toContain(sledOf({ backend }, 'db1').baseboard.serial)
  expect(said.parentElement?.textContent).toMatch(/Measured .* ago/)
  expect(asked(console).length).toBeLessThanOrEqual(2)
})
