import type { ApiError } from '@/api/core/api-error'
import type {
  ExternalIp,
  FloatingIp,
  Instance,
  InstanceNetworkInterface,
  SiloIpPool,
} from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { privateIps, versionOf } from '@/lib/ip-stack'
import { MAX_EXTERNAL_IPS_PER_INSTANCE } from '@/lib/limits'
import { rich, type RichText } from '@/lib/rich-text'
import { unicastPools } from '@/store/silo/ip-pools/rules'
import { reasonCannot } from '../instances/rules'

const KINDS: readonly string[] = ['floating', 'ephemeral', 'snat'] satisfies ExternalIp['kind'][]

const rank = ({ kind, ip }: ExternalIp): number => {
  const place = KINDS.indexOf(kind)
  return 2 * (place === -1 ? KINDS.length : place) + (versionOf(ip) === 'v6' ? 1 : 0)
}

/**
 * Sorts floating addresses, which outlive the instance, before ephemeral ones, and those for
 * outbound traffic last; IPv4 before IPv6.
 */
export const byPermanence = (ips: readonly ExternalIp[]): readonly ExternalIp[] =>
  ips.toSorted((a, b) => rank(a) - rank(b))

/** Newer servers may have other kinds, and this version does not know how to detach those. */
export const hasKnownKind = ({ kind }: ExternalIp): boolean => KINDS.includes(kind)

/** Drops entries without an address, which kinds of newer servers may lack. */
export const withAddress = (ips: readonly ExternalIp[]): readonly ExternalIp[] =>
  ips.filter(({ ip }) => typeof ip === 'string')

/** Drops the addresses that only outbound traffic leaves from. */
export const inbound = (ips: readonly ExternalIp[]): readonly ExternalIp[] =>
  ips.filter(({ kind }) => kind !== 'snat')

export const hasEphemeralIp = (ips: readonly ExternalIp[]): boolean =>
  ips.some(({ kind }) => kind === 'ephemeral')

/** The IP versions of the primary network interface: those an external address can have. */
export const primaryVersions = (
  interfaces: readonly Pick<InstanceNetworkInterface, 'primary' | 'ipStack'>[] | undefined,
): readonly IpVersion[] => {
  const stack = interfaces?.find(({ primary }) => primary)?.ipStack
  return stack ? privateIps(stack).map(({ version }) => version) : []
}

/** The facts that decide which addresses can be attached to an instance. */
export interface AddressFacts {
  instance: Pick<Instance, 'runState'>
  ips: readonly ExternalIp[]
  /** Undefined if they could not be read. */
  interfaces: readonly Pick<InstanceNetworkInterface, 'primary' | 'ipStack'>[] | undefined
  /** Undefined if the user may not see them. */
  pools: readonly SiloIpPool[] | undefined
  release: Release
  /** The IP version that an address is wanted of; absent for any. */
  only?: IpVersion | undefined
}

/** A primary interface with both IP versions has a second address for outbound traffic. */
const limitOf = ({ interfaces }: Pick<AddressFacts, 'interfaces'>) =>
  MAX_EXTERNAL_IPS_PER_INSTANCE - (primaryVersions(interfaces).length > 1 ? 1 : 0)

const tooMany = (facts: Pick<AddressFacts, 'ips' | 'interfaces'>): RichText | undefined =>
  inbound(facts.ips).length >= limitOf(facts)
    ? rich`An instance can have at most ${String(limitOf(facts))} external IPs`
    : undefined

/** Why no further address can be attached to an instance, or undefined. */
export const reasonCannotAttach = (
  facts: Pick<AddressFacts, 'instance' | 'ips' | 'interfaces'>,
): RichText | undefined =>
  reasonCannot(facts.instance.runState, 'changeExternalIps') ?? tooMany(facts)

export const NO_INTERFACE = rich`The instance has no network interface`
export const INTERFACES_UNKNOWN = rich`Its network interfaces are not known`

const reasonNoInterface = ({
  interfaces,
}: Pick<AddressFacts, 'interfaces'>): RichText | undefined => {
  if (!interfaces) return INTERFACES_UNKNOWN
  return interfaces.length === 0 ? NO_INTERFACE : undefined
}

/** Why no floating IP can be attached to an instance, or undefined. */
export const reasonCannotAttachFloating = (
  facts: AddressFacts,
  hasFree: boolean,
): RichText | undefined => {
  const isDual = supports(facts.release, 'dualStack')
  return (
    reasonCannotAttach(facts) ??
    (isDual ? reasonNoInterface(facts) : undefined) ??
    (hasFree ? undefined : rich`No floating IPs available`)
  )
}

/** The floating IPs of these versions. Older releases have one version only, and all match. */
export const floatingIpsFor = (
  floatingIps: readonly FloatingIp[],
  versions: readonly IpVersion[],
  release: Release,
): readonly FloatingIp[] =>
  supports(release, 'dualStack')
    ? floatingIps.filter(({ ip }) => versions.some(version => version === versionOf(ip)))
    : floatingIps

/** Whether there is an ephemeral IP of that version. */
export const hasEphemeral = (ips: readonly ExternalIp[], version: IpVersion) =>
  ips.some(({ kind, ip }) => kind === 'ephemeral' && versionOf(ip) === version)

/** The IP versions of which an ephemeral IP can be attached. */
export const openVersions = ({
  ips,
  interfaces,
  only,
}: Pick<AddressFacts, 'ips' | 'interfaces' | 'only'>): readonly IpVersion[] =>
  primaryVersions(interfaces).filter(
    version => !hasEphemeral(ips, version) && version === (only ?? version),
  )

/** The pools that an ephemeral IP can come from, by IP version. */
export const openPools = (
  facts: Omit<AddressFacts, 'instance'>,
): readonly SiloIpPool[] | undefined => {
  const { pools } = facts
  if (!pools || !supports(facts.release, 'dualStack')) return pools
  return openVersions(facts).flatMap(version => unicastPools(pools, version))
}

/** Why no ephemeral IP can be attached to an instance of a release with both IP versions. */
export const reasonCannotAttachEphemeral = (facts: AddressFacts): RichText | undefined => {
  const unavailable = reasonCannot(facts.instance.runState, 'changeExternalIps')
  if (unavailable) return unavailable
  const versions = primaryVersions(facts.interfaces)
  if (versions.length === 0) return reasonNoInterface(facts) ?? NO_INTERFACE
  const open = openVersions(facts)
  if (open.length === 0)
    return versions.length > 1
      ? rich`Instance already has an IPv4 and an IPv6 ephemeral IP`
      : rich`Instance already has an ephemeral IP`
  const full = tooMany(facts)
  if (full) return full
  return openPools(facts)?.length === 0
    ? rich`No ${open.map(version => `IP${version}`).join(' or ')} pool is linked to this silo`
    : undefined
}

const VERSIONS: readonly IpVersion[] = ['v4', 'v6']

/** Why there are no pools of an IP version to choose from: a sentence for each. */
export const missingVersions = (facts: Omit<AddressFacts, 'instance'>): readonly string[] => {
  const versions = primaryVersions(facts.interfaces)
  if (!facts.interfaces) return ['The network interfaces of the instance are not known.']
  if (versions.length === 0) return ['Add a network interface first.']
  return VERSIONS.flatMap(version => {
    const name = `IP${version}`
    if (!versions.includes(version))
      return [`No ${name}: the primary network interface has no ${name} address.`]
    if (hasEphemeral(facts.ips, version))
      return [`No ${name}: the instance has an ${name} ephemeral IP.`]
    return facts.pools && unicastPools(facts.pools, version).length === 0
      ? [`No ${name}: no ${name} pool is linked to this silo.`]
      : []
  })
}

const BUSY = 503

/** Advice if the rack is attaching or detaching another one, or is moving the instance. */
export const attachAdvice = ({ statusCode }: ApiError): string | undefined =>
  statusCode === BUSY ? 'It is safe to try again.' : undefined
