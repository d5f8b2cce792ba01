import { beforeAll, describe, expect, it } from 'vitest'
import { containsIp, parseCidr } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'
import { GIB } from '@/lib/size'
import { isUuid } from '@/lib/name-or-id'
import { provisionedInProject } from '@/mirage/rules/quotas'
import { stackAddresses, versionOf } from '@/mirage/rules/ip-stacks'
import { poolUsage } from '@/mirage/rules/pool-capacity'
import { spanContains, spanOf } from '@/mirage/rules/addresses'
import { scenarioNames } from '@/mirage/seeds/scenarios'
import { MAZE_WAR } from '@/mirage/seeds/silos'
import type { Db } from '@/mirage/server/db'
import { violations } from './support/invariants'
import { openSeeded, type Seeded } from './support/seeded'

describe.each(scenarioNames)('the state of the %s scenario', scenario => {
  let cloud: Seeded
  let db: Db

  beforeAll(() => {
    cloud = openSeeded({ scenario })
    ;({ db } = cloud.backend.backendState)
  })

  it('has unique ids that are the same every time', () => {
    const ids = (of: Db) =>
      Object.values<{ all(): Iterable<{ id: string }> }>(of).flatMap(table =>
        Array.from(table.all(), ({ id }) => id),
      )
    const again = openSeeded({ scenario, seed: 99 }).backend.backendState.db
    expect(ids(again)).toEqual(ids(db))
    // A system version identifies a repository, a number a change of the rack's members.
    const numbered = [...db.repositories.all(), ...db.rackMemberships.all()]
    const others = new Set(numbered.map(({ id }) => id))
    expect(ids(db).filter(id => !others.has(id) && !isUuid(id))).toEqual([])
    // A policy has the id of its resource.
    const policies = new Set(Array.from(db.policies.all(), ({ id }) => id))
    const unique = ids(db).filter(id => !policies.has(id))
    expect(new Set(unique).size).toBe(unique.length)
  })

  it('attaches at most eight disks to existing instances', () => {
    for (const { state } of db.disks.all()) {
      if ('instance' in state) expect(db.instances.get(state.instance)).toBeDefined()
    }
    for (const { id, bootDiskId } of db.instances.all()) {
      const disks = db.disks.by('instance', id)
      expect(disks.length).toBeLessThanOrEqual(8)
      if (bootDiskId) expect(disks.map(disk => disk.id)).toContain(bootDiskId)
    }
  })

  it('has interfaces with unique addresses in their subnets, one of them primary', () => {
    const interfaces = Array.from(db.networkInterfaces.all())
    const addresses = interfaces.flatMap(({ ipStack, subnetId }) =>
      stackAddresses(ipStack).map(ip => ({ ip, subnetId })),
    )
    for (const { subnetId, vpcId } of interfaces) {
      expect(db.subnets.get(subnetId)?.vpcId).toBe(vpcId)
    }
    for (const { ip, subnetId } of addresses) {
      const subnet = db.subnets.get(subnetId)!
      const block = parseCidr(ip.includes(':') ? subnet.ipv6Block : subnet.ipv4Block)!
      expect(containsIp(block, parseIp(ip)!)).toBe(true)
    }
    expect(new Set(interfaces.map(({ mac }) => mac)).size).toBe(interfaces.length)
    expect(new Set(addresses.map(({ ip, subnetId }) => `${subnetId} ${ip}`)).size).toBe(
      addresses.length,
    )
    for (const { id } of db.instances.all()) {
      const own = db.networkInterfaces.in(id)
      expect(own.length).toBeLessThanOrEqual(8)
      expect(own.filter(({ primary }) => primary)).toHaveLength(own.length > 0 ? 1 : 0)
    }
  })

  it('has external addresses in their pools, each assigned once', () => {
    const ephemeral = Array.from(db.externalIps.all()).filter(({ kind }) => kind === 'ephemeral')
    const shared = Array.from(db.externalIps.all()).filter(({ kind }) => kind === 'snat')
    const floating = Array.from(db.floatingIps.all())
    const probed = Array.from(db.probes.all()).flatMap(({ externalIps, ipPoolId }) =>
      externalIps.map(({ ip }) => ({ ip, ipPoolId })),
    )
    const single = [...ephemeral, ...floating, ...probed].map(({ ip }) => ip)
    expect(new Set([...single, ...shared.map(({ ip }) => ip)]).size).toBe(
      single.length + new Set(shared.map(({ ip }) => ip)).size,
    )
    expect(new Set(shared.map(({ ip, firstPort }) => `${ip} ${firstPort}`)).size).toBe(
      shared.length,
    )
    for (const { ip, ipPoolId } of [...ephemeral, ...shared, ...floating, ...probed]) {
      const spans = db.ipPoolRanges.in(ipPoolId).map(({ range }) => spanOf(range)!)
      expect(spans.some(span => spanContains(span, parseIp(ip)!))).toBe(true)
    }
    const groups = Array.from(db.multicastGroups.all(), ({ multicastIp, ipPoolId }) => ({
      ip: multicastIp,
      ipPoolId,
    }))
    for (const { id } of db.ipPools.all()) {
      const inUse = new Set(
        [...ephemeral, ...shared, ...floating, ...probed, ...groups]
          .filter(({ ipPoolId }) => ipPoolId === id)
          .map(({ ip }) => ip),
      )
      const { v4, v6 } = poolUsage(db, id).allocated
      expect(Number(v4 + v6)).toBe(inUse.size)
    }
  })

  it('has VPCs with everything that VPCs are created with', () => {
    for (const { id, name, projectId, systemRouterId } of db.vpcs.all()) {
      expect(db.projects.get(projectId)).toBeDefined()
      expect(db.routers.get(systemRouterId)).toMatchObject({ kind: 'system', vpcId: id })
      const routes = db.routes.in(systemRouterId).map(route => route.name)
      expect(routes).toEqual(expect.arrayContaining(['default-v4', 'default-v6']))
      for (const subnet of db.subnets.in(id)) {
        expect(db.routes.by('subnet', subnet.id).length).toBe(1)
      }
      expect(db.gateways.in(id).length, name).toBeGreaterThan(0)
      expect(db.firewallRules.in(id).length, name).toBeGreaterThan(0)
    }
  })

  it('refers to existing users, groups, silos and projects', () => {
    for (const { roleAssignments } of db.policies.all()) {
      for (const { identityId, identityType } of roleAssignments) {
        const table = identityType === 'silo_user' ? db.users : db.groups
        expect(table.get(identityId)).toBeDefined()
      }
    }
    for (const { groupId, userId } of db.memberships.all()) {
      expect([db.groups.get(groupId), db.users.get(userId)]).not.toContain(undefined)
    }
    for (const { imageId, snapshotId } of db.disks.all()) {
      if (imageId) expect(db.images.get(imageId)).toBeDefined()
      if (snapshotId) expect(db.snapshots.get(snapshotId)).toBeDefined()
    }
  })

  it('has a default pool for the silo of its users, and satisfies all invariants', () => {
    const { admission, release } = cloud.backend.backendState
    const { siloId } = db.users.get(admission.defaultUserId)!
    expect(db.ipPoolSilos.by('silo', siloId).some(({ isDefault }) => isDefault)).toBe(true)
    expect(violations(db, release)).toEqual([])
  })

  it('has a capacity history that ends with the present amounts', () => {
    const sums = new Map<string, { cpus: number; memory: number; storage: number }>()
    let last = 0
    for (const { time, projectId, cpus, memory, storage } of cloud.backend.backendState.capacity
      .changes) {
      expect(time).toBeGreaterThanOrEqual(last)
      last = time
      const sum = sums.get(projectId) ?? { cpus: 0, memory: 0, storage: 0 }
      const next = {
        cpus: sum.cpus + cpus,
        memory: sum.memory + memory,
        storage: sum.storage + storage,
      }
      expect(Math.min(next.cpus, next.memory, next.storage)).toBeGreaterThanOrEqual(0)
      sums.set(projectId, next)
    }
    expect(last).toBeLessThanOrEqual(cloud.clock.now())
    for (const [projectId, sum] of sums) expect(sum).toEqual(provisionedInProject(db, projectId))
  })

  it('gives only valid responses', async () => {
    const projects = Array.from(db.projects.all()).map(({ id }) => id)
    const lists = ['instances', 'disks', 'snapshots', 'images', 'vpcs', 'floating-ips']
    for (const project of projects.slice(0, 9)) {
      for (const list of lists) {
        const { status } = await cloud.get(`/v1/${list}?project=${project}&limit=2000`)
        expect([200, 404]).toContain(status)
      }
    }
  })
})

describe('the default scenario', () => {
  const { db } = openSeeded().backend.backendState
  const states = <T, State>(rows: Iterable<T>, state: (row: T) => State) =>
    new Set(Array.from(rows, state))

  it('has every state', () => {
    expect(states(db.instances.all(), ({ runState }) => runState)).toEqual(
      new Set([
        'creating',
        'starting',
        'running',
        'stopping',
        'stopped',
        'rebooting',
        'migrating',
        'repairing',
        'failed',
      ]),
    )
    expect(states(db.disks.all(), ({ state }) => state.state).size).toBe(12)
    expect(states(db.snapshots.all(), ({ state }) => state).size).toBe(4)
  })

  it('does not change by itself', () => {
    const cloud = openSeeded()
    const seen = () =>
      Array.from(cloud.backend.backendState.db.instances.all(), each => each.runState)
    const before = seen()
    cloud.clock.advance(24 * 3_600_000)
    expect(seen()).toEqual(before)
  })

  it('has what the screens are tested with', () => {
    const silo = db.silos.named('', 'maze-war')!
    const mock = db.projects.named(silo.id, 'mock-project')!
    const other = db.projects.named(silo.id, 'other-project')!
    expect(db.instances.in(mock.id).map(({ name }) => name)).toEqual([
      'db1',
      'db2',
      'not-there-yet',
      'you-fail',
    ])
    expect(db.disks.in(mock.id)).toHaveLength(11)
    expect(db.snapshots.in(mock.id)).toHaveLength(87)
    expect(db.images.in(mock.id)).toHaveLength(4)
    expect(db.disks.in(other.id)).toHaveLength(1010)
    expect(db.images.in(other.id)).toHaveLength(0)
    expect(db.vpcs.in(mock.id).map(({ name }) => name)).toEqual(['mock-vpc'])
    const gib = db.disks.in(mock.id).map(({ size }) => size / GIB)
    expect(gib.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 12, 12, 16, 20, 32, 64, 128])
  })

  it.each([
    '/v1/instances',
    '/v1/instances/granite/disks',
    '/v1/instances/granite/external-ips',
    '/v1/network-interfaces?instance=granite',
    '/v1/disks',
    '/v1/snapshots',
    '/v1/images',
    '/v1/floating-ips',
    '/v1/affinity-groups',
    '/v1/affinity-groups/cluster/members',
    '/v1/anti-affinity-groups',
    '/v1/anti-affinity-groups/scattered/members',
    '/v1/vpcs',
    '/v1/vpc-subnets?vpc=strata',
    '/v1/vpc-routers?vpc=strata',
    '/v1/vpc-router-routes?vpc=strata&router=system',
    '/v1/internet-gateways?vpc=strata',
    '/v1/internet-gateway-ip-pools?vpc=strata&gateway=default',
    '/v1/internet-gateway-ip-addresses?vpc=strata&gateway=twin-peaks',
  ])('has a project with at least one of every object: %s', async path => {
    const { body } = await openSeeded().get(
      `${path}${path.includes('?') ? '&' : '?'}project=rock-garden`,
    )
    expect(body.items.length).toBeGreaterThan(0)
  })

  it('has firewall rules and roles in that project, too', async () => {
    const rules = await openSeeded().get('/v1/vpc-firewall-rules?project=rock-garden&vpc=strata')
    const policy = await openSeeded().get('/v1/projects/rock-garden/policy')
    expect(rules.body['rules']).not.toEqual([])
    expect(policy.body['role_assignments']).not.toEqual([])
  })

  it('has a cooldown that ends in five minutes, and one that ended half a minute ago', async () => {
    const cloud = openSeeded()
    const now = cloud.clock.now()
    const until = async (instance: string, project: string) => {
      const { body } = await cloud.get(`/v1/instances/${instance}?project=${project}`)
      return (Date.parse(String(body['auto_restart_cooldown_expiration'])) - now) / 60_000
    }
    expect(await until('you-fail', 'mock-project')).toBe(5)
    expect(await until('restarting-soon', 'other-project')).toBe(-0.5)
  })
})

describe('the empty scenario', () => {
  it('lets its operator start from scratch', async () => {
    const cloud = openSeeded({ scenario: 'empty' })
    expect((await cloud.get('/v1/projects')).body.items).toEqual([])
    const made = await cloud.post('/v1/projects', { name: 'first', description: '' })
    expect(made.status).toBe(201)
  })
})

describe('the forbidden scenario', () => {
  it('shows its user nothing', async () => {
    const cloud = openSeeded({ scenario: 'forbidden' })
    expect((await cloud.get('/v1/me/groups')).body.items).toEqual([])
    expect((await cloud.get('/v1/projects')).status).toBe(403)
    expect((await cloud.get('/v1/system/policy')).status).toBe(403)
    expect((await cloud.get('/v1/projects/mock-project')).status).toBe(404)
  })
})

describe('the large scenario', () => {
  it('responds to pages of thousands quickly', async () => {
    const cloud = openSeeded({ scenario: 'large' })
    const page = '/v1/disks?project=blank-slate&limit=25'
    const first = await cloud.get(page)
    expect(first.body.items).toHaveLength(25)
    const started = performance.now()
    for (let round = 0; round < 50; round++) await cloud.get(page)
    expect((performance.now() - started) / 50).toBeLessThan(20)
  })
})

describe('the dual-stack scenario', () => {
  const { db } = openSeeded({ scenario: 'dual-stack' }).backend.backendState

  it('gives every interface two addresses, but for one instance with IPv6 alone', () => {
    const single = Array.from(db.networkInterfaces.all()).filter(
      ({ ipStack }) => ipStack.type !== 'dual_stack',
    )
    const names = single.map(({ instanceId }) => db.instances.get(instanceId)?.name)
    expect(names).toEqual(['six-only'])
  })

  it('gives instances ephemeral IPs and silos default pools of both versions', () => {
    const kinds = db.externalIps
      .in(db.instances.named(db.projects.named(MAZE_WAR, 'mock-project')!.id, 'db1')!.id)
      .map(({ kind, ip }) => `${kind} ${versionOf(ip)}`)
    expect(kinds.toSorted()).toEqual(['ephemeral v4', 'ephemeral v6', 'snat v4'])
    const defaults = db.ipPoolSilos.by('silo', MAZE_WAR).flatMap(({ ipPoolId, isDefault }) => {
      const { ipVersion, poolType } = db.ipPools.get(ipPoolId)!
      return isDefault ? [`${poolType} ${ipVersion}`] : []
    })
    expect(defaults.toSorted()).toEqual([
      'multicast v4',
      'multicast v6',
      'unicast v4',
      'unicast v6',
    ])
  })

  it('needs release 18', () => {
    expect(() => openSeeded({ scenario: 'dual-stack', release: 17 })).toThrow(
      'The scenario dual-stack needs release 18 or later.',
    )
  })
})

describe('the full-pool scenario', () => {
  it('has a full pool and one with 1 address left', async () => {
    const { get } = openSeeded({ scenario: 'full-pool', release: 18 })
    const left = async (pool: string) =>
      (await get(`/v1/system/ip-pools/${pool}/utilization`)).body['remaining']
    expect([await left('full-pool'), await left('nearly-full-pool')]).toEqual([0, 1])
  })
})
