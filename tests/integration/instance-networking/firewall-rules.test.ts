import { expect, test } from 'vitest'
import {
  selectInstanceRuleQueries,
  selectInstanceRules,
} from '@/store/project/instance-firewall/instance-firewall'
import { queriesWanted, refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { recordOf } from '../instances/support'
import { MOCK } from './support'

const DB1 = { project: MOCK, instance: 'db1' }

const rulesOf = (console: TestConsole) => selectInstanceRules(console.state(), DB1)

/** The networking of an instance in a VPC whose rules name another one. */
const open = async (wire?: Parameters<typeof startConsole>[0]['wire']) => {
  const console = await startConsole({
    path: `/projects/${MOCK}/instances/db1/networking`,
    ...(wire && { wire }),
  })
  const { db } = console.backend.backendState
  for (const { id } of db.firewallRules.in(recordOf(db.vpcs, 'mock-vpc').id))
    db.firewallRules.update(id, { targets: [{ type: 'vpc', value: 'default' }] })
  expect(rulesOf(console).isPending).toBe(true)
  const queries = selectInstanceRuleQueries(console.state(), DB1)
  await console.send(queriesWanted({ owner: 'card', queries }))
  return console
}

test('rules that name another VPC do not apply, and are counted', async () => {
  const console = await open()
  expect(rulesOf(console)).toMatchObject({
    rows: [],
    isPending: false,
    absence: 'Of the 3 rules of the VPC, none has this instance as a target.',
    gaps: [],
  })
})

test('a rule that names the instance, its subnet or its address applies, with the matching target', async () => {
  const console = await open()
  const { firewallRules } = console.backend.backendState.db
  firewallRules.update(recordOf(firewallRules, 'allow-ssh').id, {
    targets: [
      { type: 'instance', value: 'db1' },
      { type: 'instance', value: 'db2' },
      { type: 'ip_net', value: '10.1.1.0/24' },
    ],
    status: 'disabled',
  })
  firewallRules.update(recordOf(firewallRules, 'allow-icmp').id, {
    targets: [{ type: 'subnet', value: 'mock-subnet' }],
    priority: 7,
  })
  await console.send(refreshRequested())
  expect(rulesOf(console).rows).toMatchObject([
    { name: 'allow-icmp', priority: 7, filterParts: [{ value: 'ICMP' }], status: 'enabled' },
    {
      name: 'allow-ssh',
      href: `/projects/${MOCK}/vpcs/mock-vpc/firewall-rules/allow-ssh/edit`,
      action: 'allow',
      direction: 'inbound',
      matches: [
        { type: 'instance', value: 'db1' },
        { type: 'ip_net', value: '10.1.1.0/24' },
      ],
      filterParts: [{ value: 'TCP' }, { type: 'Port', value: '22' }],
      status: 'disabled',
    },
  ])
})

test('rules that cannot be fetched are reported', async () => {
  const console = await open((request, next) =>
    request.url.startsWith('/v1/vpc-firewall-rules')
      ? Promise.resolve({ status: 403, headers: {}, body: '{"error_code":"Forbidden"}' })
      : next(request),
  )
  const { gaps, isPending } = rulesOf(console)
  expect(isPending).toBe(false)
  expect(gaps).toEqual([expect.stringMatching(/^Not everything could be read/)])
})
