import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NEWEST } from '@/api/releases/ladder'
import { fixedId } from '@/mirage/seeds/fixed'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { show } from '../instance-networking/shown'
import { recordOf } from '../instances/support'

const REACHABLE = 'Reachable as far as the rack is concerned'

const begin = async () => {
  const shown = await show('web', 'mock-project', 'reachability', NEWEST, { scenario: 'reach' })
  const { db } = shown.backend.backendState
  const vpc = recordOf(db.vpcs, 'v')
  const verdict = () =>
    document.querySelector('main h2')?.textContent ?? document.querySelector('main')?.textContent
  return {
    ...shown,
    db,
    vpc,
    verdict,
    ask: async (instance: string, search = '') => {
      const to = `/projects/mock-project/instances/${instance}/reachability${search}`
      await shown.send(navigationRequested({ to }))
      await shown.settle()
      await shown.send(refreshRequested())
      for (let round = 0; round < 3; round += 1) await shown.settle()
      return verdict()
    },
    addRule: (name: string, more: object) =>
      db.firewallRules.insert({
        ...db.firewallRules.in(vpc.id)[0]!,
        id: fixedId('firewallRule', 990 + db.firewallRules.count),
        name,
        ...more,
      }),
  }
}

const anyPort = { hosts: null, protocols: null, ports: null }
const target = [{ type: 'vpc', value: 'v' }] as const

test('the instances of the scenario are reached, or not for the reason they are called after', async () => {
  const { ask } = await begin()
  expect(await ask('web')).toBe(REACHABLE)
  expect(await ask('no-address')).toBe(
    'Blocked by the external address: SNAT takes no inbound traffic',
  )
  expect(await ask('wrong-subnet', '?port=443')).toBe('Blocked by the firewall: no rule allows it')
  expect(await ask('dropped-replies')).toBe('Blocked by the route for replies: drop-all drops them')
  expect(await ask('old-vpc-name')).toBe('Cannot tell: firewall rules name the VPC original')
  expect(await ask('no-gateway-pool', '?check=internet&port=443')).toBe(
    'Blocked by the source address: none belongs to the gateway default',
  )
  expect(await ask('cut-off', '?port=443')).toBe(
    'Blocked by the instance: cut-off is stopped, 3 more obstacles behind it',
  )
})

test('rules decide by priority, denies first, and by protocol', async () => {
  const { ask, addRule, db, vpc } = await begin()
  const inbound = { action: 'allow', direction: 'inbound', targets: target, filters: anyPort }
  const open = addRule('open', {
    ...inbound,
    priority: 100,
    filters: { ...anyPort, ports: ['8080'] },
  })
  expect(await ask('web', '?port=9999')).toBe(REACHABLE)
  db.firewallRules.remove(open.id)
  const deny = {
    ...inbound,
    action: 'deny',
    filters: { ...anyPort, protocols: [{ type: 'tcp' }], ports: ['22'] },
  }
  addRule('keep-out', { ...deny, priority: 65_534 })
  expect(await ask('web')).toBe('Blocked by the firewall rule keep-out')
  db.vpcs.update(vpc.id, { name: 'v2' })
  expect(await ask('web')).toBe('Cannot tell: firewall rules name the VPC v')
})

test('routes and addresses decide', async () => {
  const { ask, db, vpc } = await begin()
  const [s1, s2] = ['s1', 's2'].map(name => db.subnets.named(vpc.id, name)!)
  const router = db.routers.insert({
    ...db.routers.named(vpc.id, 'black-hole')!,
    id: fixedId('router', 990),
    name: 'detour',
  })
  db.routes.insert({
    ...db.routes.in(fixedId('router', 901))[0]!,
    id: fixedId('route', 990),
    name: 'via',
    vpcRouterId: router.id,
    destination: { type: 'ip_net', value: '172.30.0.0/24' },
    target: { type: 'instance', value: 'fw' },
  })
  db.subnets.update(s2!.id, { customRouterId: router.id })
  expect(await ask('db', '?check=to&other=web&port=5432')).toBe(
    'Blocked by fw: it does not take packets for 172.30.0.5',
  )
  db.subnets.update(s1!.id, { customRouterId: fixedId('router', 901) })
  expect(await ask('web')).toBe('Blocked by the route for replies: drop-all drops them')
  db.subnets.update(s1!.id, { customRouterId: null })
  expect(await ask('web', '?check=from&other=mon')).toBe('Blocked by different VPCs')
  expect(
    screen.getByRole('heading', { level: 2, name: /^By external addresses/ }).textContent,
  ).toBe('By external addresses: Depends on the network outside, which must bring it back')
  for (const { id } of db.gatewayPools.in(db.gateways.named(vpc.id, 'default')!.id))
    db.gatewayPools.remove(id)
  expect(await ask('web')).toBe(REACHABLE)
  expect(await ask('web', '?check=internet&port=443')).toBe(
    'Blocked by the source address: none belongs to the gateway default',
  )
  for (const { id, kind } of db.externalIps.in(recordOf(db.instances, 'web').id))
    if (kind === 'ephemeral') db.externalIps.remove(id)
  expect(await ask('web')).toBe('Blocked by the external address: SNAT takes no inbound traffic')
})
