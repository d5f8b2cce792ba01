import type { IpPoolRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'
import { MAZE_WAR, POCKET_LAB } from './silos'

export const ipPoolIds = {
  /** The default pool of maze-war, in use. */
  first: fixedId('ipPool', 1),
  /** A few IPv6 addresses; from release 18 on the default of maze-war for them. */
  second: fixedId('ipPool', 2),
  /** No ranges and no silos. */
  empty: fixedId('ipPool', 3),
  /** IPv4 and, before release 17, IPv6. */
  mixed: fixedId('ipPool', 4),
  /** Four addresses, one of them free. */
  edge: fixedId('ipPool', 5),
  /** More addresses than fit a 64-bit number; no silos. */
  vast: fixedId('ipPool', 6),
  /** Any-source multicast addresses, from release 18 on. */
  multicast: fixedId('ipPool', 7),
  /** The control plane's own pool. */
  service: fixedId('ipPool', 255),
}

const pool = (
  identity: Pick<IpPoolRecord, 'id' | 'name' | 'description' | 'timeCreated' | 'timeModified'>,
  kind: Partial<Pick<IpPoolRecord, 'assignment' | 'ipVersion' | 'poolType'>> = {},
): IpPoolRecord => ({
  assignment: 'silos',
  ipVersion: 'v4',
  poolType: 'unicast',
  ...identity,
  ...kind,
})

const v6 = { ipVersion: 'v6' } as const

const pools: IpPoolRecord[] = [
  pool(named(ipPoolIds.first, 'ip-pool-1', 'public IPs', '2024-01-10')),
  pool(named(ipPoolIds.second, 'ip-pool-2', 'VPN IPs', '2024-01-10T09:05'), v6),
  pool(named(ipPoolIds.empty, 'ip-pool-3', '', '2024-02-20T15:30')),
  pool(named(ipPoolIds.mixed, 'ip-pool-4', '', '2024-02-20T15:31')),
  pool(named(ipPoolIds.edge, 'edge-pool', 'The last few of the old block', '2024-05-05')),
  pool(named(ipPoolIds.vast, 'vast-pool', 'Set aside for the years to come', '2024-06-01'), v6),
  pool(named(ipPoolIds.service, 'service-pool', 'For the services of the rack', '2021-06-01'), {
    assignment: 'system_services',
  }),
]

const ranges: [pool: string, first: string, last: string, created: string][] = [
  [ipPoolIds.first, '123.4.56.0', '123.4.56.20', '2024-01-10T09:10'],
  [ipPoolIds.first, '10.0.0.20', '10.0.0.22', '2024-01-10T09:11'],
  [ipPoolIds.second, 'fd00::1', 'fd00::20', '2024-01-10T09:12'],
  [ipPoolIds.mixed, '10.0.0.50', '10.0.1.0', '2024-02-20T15:40'],
  [ipPoolIds.mixed, '::1', '::ffff:ffff:ffff:ffff', '2024-02-20T15:41'],
  [ipPoolIds.edge, '198.51.100.0', '198.51.100.3', '2024-05-05T10:00'],
  [ipPoolIds.vast, '2001:db8:100::', '2001:db8:1ff:ffff:ffff:ffff:ffff:ffff', '2024-06-01T10:00'],
  [ipPoolIds.service, '172.20.26.1', '172.20.26.16', '2021-06-01'],
]

const links: [pool: string, silo: string, isDefault: boolean][] = [
  [ipPoolIds.first, MAZE_WAR, true],
  [ipPoolIds.second, MAZE_WAR, false],
  [ipPoolIds.edge, MAZE_WAR, false],
  [ipPoolIds.edge, POCKET_LAB, true],
]

export const seedIpPools = ({ db }: BackendState): void => {
  for (const record of pools) db.ipPools.insert(record)
  for (const [index, [ipPoolId, first, last, created]] of ranges.entries()) {
    const id = fixedId('ipPoolRange', index + 1)
    db.ipPoolRanges.insert({ id, ipPoolId, range: { first, last }, timeCreated: utc(created) })
  }
  for (const [index, [ipPoolId, siloId, isDefault]] of links.entries()) {
    db.ipPoolSilos.insert({ id: fixedId('ipPoolSilo', index + 1), ipPoolId, siloId, isDefault })
  }
}

/** The pools that only releases with dual-stack interfaces have. */
export const seedDualStackPools = ({ db }: BackendState): void => {
  db.ipPoolSilos.update(fixedId('ipPoolSilo', 2), { isDefault: true })
  const { id: ipPoolId } = db.ipPools.insert(
    pool(named(ipPoolIds.multicast, 'multicast-pool', 'Many at once', '2026-03-02'), {
      poolType: 'multicast',
    }),
  )
  db.ipPoolRanges.insert({
    id: fixedId('ipPoolRange', 101),
    ipPoolId,
    range: { first: '239.10.0.0', last: '239.10.0.63' },
    timeCreated: utc('2026-03-02T09:05'),
  })
  db.ipPoolSilos.insert({
    id: fixedId('ipPoolSilo', 101),
    ipPoolId,
    siloId: MAZE_WAR,
    isDefault: true,
  })
}
