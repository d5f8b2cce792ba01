import { expect, test } from 'vitest'
import { startConsole } from '#tests/support/console'
import { recordOf } from '../instances/support'
import { elsewhere, open, rowOf, rowsOf } from './support'

test('the rules are sorted by priority, then by name', async () => {
  const console = await open()
  await elsewhere(console, rules =>
    rules.map(rule => (rule.name === 'allow-ssh' ? { ...rule, priority: 10 } : rule)),
  )
  await console.send({ type: 'queries/refreshRequested' })
  expect(rowsOf(console).map(({ name, priority }) => [name, priority])).toEqual([
    ['allow-ssh', 10],
    ['allow-icmp', 65534],
    ['allow-internal-inbound', 65534],
  ])
})

test('a row shows the targets and filters of the rule in the terms of the API', async () => {
  const console = await startConsole({
    path: '/projects/rock-garden/vpcs/strata/firewall-rules',
  })
  const row = rowsOf(console, 'strata', 'rock-garden').find(({ name }) => name === 'every-filter')
  expect(row).toMatchObject({
    priority: 4000,
    action: 'allow',
    direction: 'inbound',
    status: 'enabled',
    targetParts: [{ type: 'subnet', value: 'layer-2' }],
  })
  expect(row?.filterParts.map(({ type, value }) => [type, value])).toEqual([
    ['vpc', 'strata'],
    ['subnet', 'layer-3'],
    ['instance', 'crossroads'],
    ['ip', '192.0.2.44'],
    ['ip_net', '2001:db8::/32'],
    [undefined, 'TCP'],
    [undefined, 'UDP'],
    [undefined, 'ICMP'],
    ['Port', '22'],
    ['Port', '80'],
    ['Port', '443'],
    ['Port', '8000-8099'],
    ['Port', '30000-32767'],
  ])
})

test('the path of a VPC redirects to its rules', async () => {
  const console = await open('')
  expect(console.history.current().path).toBe('/projects/mock-project/vpcs/mock-vpc/firewall-rules')
})

test('a name that no resource has is marked', async () => {
  const console = await open('/firewall-rules-new')
  const { db } = console.backend.backendState
  for (const { id } of db.firewallRules.in(recordOf(db.vpcs, 'mock-vpc').id))
    db.firewallRules.update(id, { targets: [{ type: 'vpc', value: 'default' }] })
  await console.send({ type: 'queries/refreshRequested' })
  expect(rowOf(console, 'allow-ssh').targetParts).toEqual([
    { type: 'vpc', value: 'default', problem: 'There is no VPC of this name' },
  ])
})

test('a row keeps its identity if a refetch does not change it', async () => {
  const console = await open('/firewall-rules-new')
  const before = rowsOf(console)
  const { db } = console.backend.backendState
  db.vpcs.update(recordOf(db.vpcs, 'mock-vpc').id, { description: 'Another text' })
  await console.send({ type: 'queries/refreshRequested' })
  const [first] = before
  expect(rowsOf(console)[0]).toBe(first)
})
