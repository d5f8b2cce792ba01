import type {
  ExternalIpCreate,
  FloatingIp,
  InstanceNetworkInterfaceAttachment,
  PoolSelector,
} from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { poolSelector, unicastPools } from '@/store/silo/ip-pools/rules'
import type { InstanceParts } from './usable-objects'
import type { InstanceCreateValues } from './values'

type NetworkValues = Pick<
  InstanceCreateValues,
  'networkInterfaceType' | 'networkInterfaces' | 'defaultVersions'
>

const BOTH: readonly IpVersion[] = ['v4', 'v6']

/** The IP versions of the primary network interface, which external addresses need. */
export const stackVersions = (values: NetworkValues): readonly IpVersion[] => {
  const { networkInterfaceType: type, networkInterfaces, defaultVersions } = values
  if (type === 'none') return []
  if (type === 'default') return defaultVersions
  const [primary] = networkInterfaces
  if (!primary) return []
  const stack = primary.ipConfig?.type ?? 'dual_stack'
  return stack === 'dual_stack' ? BOTH : [stack]
}

/** Why no ephemeral IP of the version can be allocated, or undefined. */
export const reasonNoEphemeral = (
  version: IpVersion,
  versions: readonly IpVersion[],
  pools: InstanceParts['ipPools'],
): string | undefined => {
  if (versions.length === 0) return 'Add a network interface first'
  if (!versions.includes(version)) return `The primary interface has no IP${version} address`
  return pools && unicastPools(pools, version).length === 0
    ? `No IP${version} pool is linked to this silo`
    : undefined
}

/** The name of the pool for an ephemeral IP that is wanted and possible; undefined if it is not. */
export const ephemeralPool = (
  version: IpVersion,
  values: InstanceCreateValues,
  { ipPools }: Pick<InstanceParts, 'ipPools'>,
): string | undefined =>
  values[`wantsIp${version}`] && !reasonNoEphemeral(version, stackVersions(values), ipPools)
    ? values[`ip${version}Pool`]
    : undefined

/** The pools of the addresses that the form asks for, by field. */
export const poolsByField = (
  values: InstanceCreateValues,
  parts: Pick<InstanceParts, 'ipPools' | 'release'>,
): Record<string, string> => {
  const { hasEphemeralIp, ephemeralIpPool } = values
  if (!supports(parts.release, 'dualStack')) return hasEphemeralIp ? { ephemeralIpPool } : {}
  return Object.fromEntries(
    BOTH.flatMap(version => {
      const pool = ephemeralPool(version, values, parts)
      return pool === undefined ? [] : [[`ip${version}Pool`, pool]]
    }),
  )
}

/**
 * The pool of the address that outbound traffic over IPv4 leaves from, which up to four instances
 * share: the silo's default. Undefined without IPv4, and if the pools may not be seen.
 */
export const outboundPool = (
  values: NetworkValues,
  { ipPools = [], release }: Pick<InstanceParts, 'ipPools' | 'release'>,
): string | undefined => {
  if (!supports(release, 'dualStack'))
    return values.networkInterfaceType === 'none'
      ? undefined
      : ipPools.find(({ isDefault }) => isDefault)?.name
  return stackVersions(values).includes('v4')
    ? unicastPools(ipPools, 'v4').find(({ isDefault }) => isDefault)?.name
    : undefined
}

/** Without the name of a pool, the default of the version is used. */
const selectorOf = (version: IpVersion, pool: string): PoolSelector =>
  pool ? poolSelector(pool) : { type: 'auto', ipVersion: version }

const ephemeralIps = (values: InstanceCreateValues, parts: InstanceParts): ExternalIpCreate[] => {
  if (!supports(parts.release, 'dualStack'))
    return values.hasEphemeralIp
      ? [{ type: 'ephemeral', poolSelector: poolSelector(values.ephemeralIpPool) }]
      : []
  return BOTH.flatMap((version): ExternalIpCreate[] => {
    const pool = ephemeralPool(version, values, parts)
    return pool === undefined
      ? []
      : [{ type: 'ephemeral', poolSelector: selectorOf(version, pool) }]
  })
}

/** The external addresses of the new instance: ephemeral ones by version, then floating ones. */
export const externalIps = (
  values: InstanceCreateValues,
  parts: InstanceParts,
): ExternalIpCreate[] => [
  ...ephemeralIps(values, parts),
  ...values.floatingIps.map(floatingIp => ({ type: 'floating' as const, floatingIp })),
]

/** The default interface of a release with one IP version has IPv4. */
export const networkInterfaces = (
  { networkInterfaceType: type, networkInterfaces: params, defaultVersions }: InstanceCreateValues,
  { release }: InstanceParts,
): InstanceNetworkInterfaceAttachment => {
  if (type === 'custom') return { type: 'create', params: [...params] }
  if (type === 'none') return { type }
  const [version = 'v4', other] = supports(release, 'dualStack') ? defaultVersions : []
  return { type: other ? 'default_dual_stack' : `default_ip${version}` }
}

/** The first floating IP of a version that the primary interface lacks. */
export const unsuitedFloatingIp = (
  chosen: readonly string[],
  versions: readonly IpVersion[],
  floatingIps: readonly FloatingIp[],
): FloatingIp | undefined =>
  floatingIps.find(
    ({ name, ip }) => chosen.includes(name) && !versions.some(version => version === versionOf(ip)),
  )
