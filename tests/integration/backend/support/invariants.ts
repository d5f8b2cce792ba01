import type { Release } from '@/api/releases/ladder'
import { parseIp } from '@/lib/ip'
import { stackAddresses } from '@/mirage/rules/ip-stacks'
import type { Db } from '@/mirage/server/db'
import { allRecords, dangling, fieldOf } from './references'

const repeated = (keys: readonly string[]): string[] => {
  const seen = new Set<string>()
  return keys.filter(key => seen.size === seen.add(key).size)
}

/** The field that scopes unique names; other types use project or silo. */
const SCOPES: Record<string, string> = {
  subnets: 'vpcId',
  routers: 'vpcId',
  gateways: 'vpcId',
  firewallRules: 'vpcId',
  routes: 'vpcRouterId',
  gatewayPools: 'internetGatewayId',
  gatewayAddresses: 'internetGatewayId',
  networkInterfaces: 'instanceId',
  multicastMembers: 'multicastGroupId',
  sshKeys: 'siloUserId',
}
const EVERYWHERE: ReadonlySet<string> = new Set(['probes', 'ipPools', 'silos'])

const takenNames = (db: Db): string[] => {
  const keys: string[] = []
  for (const [table, record] of allRecords(db)) {
    const name = record.name ?? (table === 'users' ? fieldOf(record, 'displayName') : undefined)
    if (name === undefined) continue
    const own = SCOPES[table]
    const scope = own
      ? fieldOf(record, own)
      : (fieldOf(record, 'projectId') ?? fieldOf(record, 'siloId') ?? '')
    keys.push([table, EVERYWHERE.has(table) ? '' : scope, name].join(' '))
  }
  return repeated(keys).map(key => `two of ${key}`)
}

const HELD = new Set(['attaching', 'attached', 'detaching'])

const diskViolations = (db: Db): string[] => [
  ...[...db.disks.all()].flatMap(({ name, projectId, state }) => {
    const holder = 'instance' in state ? db.instances.get(state.instance) : undefined
    if (HELD.has(state.state) !== (holder !== undefined)) return [`${name} is held by nobody there`]
    return holder && holder.projectId !== projectId ? [`${name} is held in another project`] : []
  }),
  ...[...db.instances.all()].flatMap(({ id, name, bootDiskId }) => {
    const held = db.disks.by('instance', id)
    const many = held.length > 8 ? [`${name} has ${held.length} disks`] : []
    const boots = bootDiskId === null || held.some(disk => disk.id === bootDiskId)
    return boots ? many : [...many, `${name} boots from a disk it does not have`]
  }),
]

const nicViolations = (db: Db): string[] => {
  const nics = [...db.networkInterfaces.all()]
  const twice = [
    ...repeated(nics.map(({ mac }) => mac)),
    ...repeated(
      nics.flatMap(({ subnetId, ipStack }) =>
        stackAddresses(ipStack).map(ip => `${subnetId} ${ip}`),
      ),
    ),
    ...repeated(nics.map(({ instanceId, subnetId }) => `${instanceId} ${subnetId}`)),
  ]
  const primaries = [...db.instances.all()].flatMap(({ id, name }) => {
    const own = db.networkInterfaces.in(id)
    const first = own.filter(({ primary }) => primary).length
    return first === Math.min(1, own.length) ? [] : [`${name} has ${first} primary interfaces`]
  })
  return [...twice.map(key => `two interfaces at ${key}`), ...primaries]
}

interface Held {
  ip: string
  ipPoolId: string
  /** For shared addresses only. */
  ports: string
}

/** All addresses in use, counted from the records rather than by the backend's own rules. */
const handedOut = (db: Db): Held[] => [
  ...[...db.externalIps.all()].map(({ kind, ip, ipPoolId, firstPort, lastPort }) => ({
    ip,
    ipPoolId,
    ports: kind === 'snat' ? `${firstPort}-${lastPort}` : 'all',
  })),
  ...[...db.floatingIps.all()].map(({ ip, ipPoolId }) => ({ ip, ipPoolId, ports: 'all' })),
  ...[...db.probes.all()].flatMap(({ ipPoolId, externalIps }) =>
    externalIps.map(({ ip }) => ({ ip, ipPoolId, ports: 'all' })),
  ),
]

const valueOf = (ip: string) => {
  const parsed = parseIp(ip)
  if (!parsed) throw new Error(`${ip} is no address`)
  return parsed
}

interface Range {
  first: string
  last: string
}

const holds = ({ first, last }: Range, ip: string) => {
  const [low, high, { version, value }] = [valueOf(first), valueOf(last), valueOf(ip)]
  return low.version === version && low.value <= value && value <= high.value
}

const keyOf = (ip: string) => `${valueOf(ip).version} ${valueOf(ip).value}`

const addressViolations = (db: Db): string[] => {
  const held = handedOut(db)
  const outside = held.filter(
    ({ ip, ipPoolId }) => !db.ipPoolRanges.in(ipPoolId).some(({ range }) => holds(range, ip)),
  )
  const shares = held.map(({ ip, ports }) => `${keyOf(ip)} ${ports}`)
  const whole = new Set(held.filter(each => each.ports === 'all').map(({ ip }) => keyOf(ip)))
  const mixed = held.filter(({ ip, ports }) => ports !== 'all' && whole.has(keyOf(ip)))
  return [
    ...outside.map(({ ip }) => `${ip} is of no range of its pool`),
    ...repeated(shares).map(key => `${key} was handed out twice`),
    ...mixed.map(({ ip }) => `${ip} is shared and somebody's own`),
  ]
}

/** Used and total addresses of a pool, by IP version. */
export const poolFigures = (db: Db, poolId: string) => {
  const used = new Set(
    handedOut(db).flatMap(each => (each.ipPoolId === poolId ? keyOf(each.ip) : [])),
  )
  const figures = { v4: { used: 0n, capacity: 0n }, v6: { used: 0n, capacity: 0n } }
  for (const key of used) figures[key.startsWith('v4') ? 'v4' : 'v6'].used += 1n
  for (const { range } of db.ipPoolRanges.in(poolId)) {
    const [first, last] = [valueOf(range.first), valueOf(range.last)]
    figures[first.version].capacity += last.value - first.value + 1n
  }
  return figures
}

/** Before release 18 a silo has one default pool, then one for each IP version and type. */
const defaultsOf = (db: Db, release: Release, siloId: string): string[] =>
  db.ipPoolSilos
    .by('silo', siloId)
    .filter(({ isDefault }) => isDefault)
    .map(({ ipPoolId }) => {
      const pool = db.ipPools.get(ipPoolId)
      return release < 18 ? 'any' : `${pool?.ipVersion} ${pool?.poolType}`
    })

const linkViolations = (db: Db, release: Release): string[] => [
  ...repeated([...db.ipPoolSilos.all()].map(link => `${link.ipPoolId} ${link.siloId}`)),
  ...[...db.silos.all()].flatMap(({ id, name }) =>
    repeated(defaultsOf(db, release, id)).map(kind => `${name} has two default pools of ${kind}`),
  ),
]

/** Every VPC has one system router with one route to each of its subnets. */
const vpcViolations = (db: Db): string[] =>
  [...db.vpcs.all()].flatMap(({ id, name, systemRouterId }) => {
    const ways = db.routes.in(systemRouterId).filter(({ kind }) => kind === 'vpc_subnet')
    const led = ways.map(
      ({ subnetId, destination }) => `${subnetId} ${Object.values(destination)[1]}`,
    )
    const subnets = db.subnets.in(id).map(subnet => `${subnet.id} ${subnet.name}`)
    const own = db.routers.in(id).filter(({ kind }) => kind === 'system')
    return [
      ...(own.length === 1 ? [] : [`${name} has ${own.length} system routers`]),
      ...(String(led.toSorted()) === String(subnets.toSorted()) ? [] : [`${name} leads to ${led}`]),
    ]
  })

/** All violated invariants; empty if there are none. */
export const violations = (db: Db, release: Release = 14): string[] => [
  ...dangling(db),
  ...takenNames(db),
  ...diskViolations(db),
  ...nicViolations(db),
  ...addressViolations(db),
  ...linkViolations(db, release),
  ...vpcViolations(db),
]
