import type { IpPoolRecord } from '../models/ip-pools'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'
import { MAZE_WAR, POCKET_LAB } from './silos'

export const ipPoolIds = {
  /** The default pool of maze-war, in use. */
  first: fixedId('ipPool', 1),
  /** A few IPv6 addresses. */
  second: fixedId('ipPool', 2),
  /** No ranges and no silos. */
  empty: fixedId('ipPool', 3),
  /** IPv4 and IPv6. */
  mixed: fixedId('ipPool', 4),
  /** Four addresses, one of them free. */
  edge: fixedId('ipPool', 5),
  /** More addresses than fit a 64-bit number; no silos. */
  vast: fixedId('ipPool', 6),
  /** The control plane's own pool. */
  service: fixedId('ipPool', 255),
}

const pools: IpPoolRecord[] = [
  { ...named(ipPoolIds.first, 'ip-pool-1', 'public IPs', '2024-01-10'), internal: false },
  { ...named(ipPoolIds.second, 'ip-pool-2', 'VPN IPs', '2024-01-10T09:05'), internal: false },
  { ...named(ipPoolIds.empty, 'ip-pool-3', '', '2024-02-20T15:30'), internal: false },
  { ...named(ipPoolIds.mixed, 'ip-pool-4', '', '2024-02-20T15:31'), internal: false },
  {
    ...named(ipPoolIds.edge, 'edge-pool', 'The last few of the old block', '2024-05-05'),
    internal: false,
  },
  {
    ...named(ipPoolIds.vast, 'vast-pool', 'Set aside for the years to come', '2024-06-01'),
    internal: false,
  },
  {
    ...named(ipPoolIds.service, 'service-pool', 'For the services of the rack', '2021-06-01'),
    internal: true,
  },
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
  for (const pool of pools) db.ipPools.insert(pool)
  for (const [index, [ipPoolId, first, last, created]] of ranges.entries()) {
    const id = fixedId('ipPoolRange', index + 1)
    db.ipPoolRanges.insert({ id, ipPoolId, range: { first, last }, timeCreated: utc(created) })
  }
  for (const [index, [ipPoolId, siloId, isDefault]] of links.entries()) {
    db.ipPoolSilos.insert({ id: fixedId('ipPoolSilo', index + 1), ipPoolId, siloId, isDefault })
  }
}
