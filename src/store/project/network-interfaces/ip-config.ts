import type { PrivateIpStackCreate } from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import { isInSpan, usableSpan } from '@/lib/address-map'
import { containsIp, parseCidr } from '@/lib/cidr'
import { ipError, parseIp, type Ip, type IpVersion } from '@/lib/ip'
import type { TransitIpValues } from './transit-ips'

/** The IP versions, addresses and transit IPs of a new network interface. */
export interface IpConfigValues extends TransitIpValues {
  /** Empty for the next free address of the subnet. */
  ipv4: string
  ipv6: string
  /** The address where an interface has only one, of either version. */
  ip: string
}

/** The address blocks of a subnet. */
interface Blocks {
  ipv4Block: string
  ipv6Block: string
}

/** The interface that has an address, in words; undefined if none is known to have it. */
type HolderOf = (ip: Ip) => string | undefined

/** Why an interface cannot have that address of one IP version, or undefined. Empty means any. */
export const addressError = (
  text: string,
  version: IpVersion,
  subnet: Blocks | undefined,
  holderOf?: HolderOf,
): string | undefined => {
  if (text === '') return undefined
  const ip = parseIp(text)
  if (ip?.version !== version) return `Not a valid IP${version} address`
  const block = subnet?.[`ip${version}Block`]
  const cidr = block === undefined ? undefined : parseCidr(block)
  if (!cidr) return undefined
  if (!containsIp(cidr, ip)) return `Must be in ${block}`
  const usable = usableSpan(cidr)
  if (!usable || !isInSpan(usable, ip)) {
    const last = version === 'v4' ? ' and the last one' : ''
    return `The first five addresses${last} of ${block} are reserved`
  }
  const holder = holderOf?.(ip)
  return holder === undefined ? undefined : `Taken by ${holder}`
}

/**
 * Why an interface cannot have that address of either IP version in the subnet, or undefined. Empty
 * means any.
 */
export const interfaceIpError = (
  text: string,
  subnet: Blocks | undefined,
  holderOf?: HolderOf,
): string | undefined => {
  const ip = parseIp(text)
  if (text === '' || !ip || !subnet) return text === '' ? undefined : ipError(text)
  const blocks = [subnet.ipv4Block, subnet.ipv6Block]
  const isInside = blocks.some(block => {
    const cidr = parseCidr(block)
    return cidr && containsIp(cidr, ip)
  })
  return isInside
    ? addressError(text, ip.version, subnet, holderOf)
    : `Must be in ${blocks.join(' or ')}`
}

/** The errors of the fields that the release has. */
export const ipConfigErrors = (
  { versions, ...values }: IpConfigValues,
  subnet: Blocks | undefined,
  release: Release,
  holderOf?: HolderOf,
) => {
  if (!supports(release, 'dualStack'))
    return { ip: interfaceIpError(values.ip.trim(), subnet, holderOf) }
  const errorOf = (version: IpVersion) =>
    versions.includes(version)
      ? addressError(values[`ip${version}`].trim(), version, subnet, holderOf)
      : undefined
  return { ipv4: errorOf('v4'), ipv6: errorOf('v6') }
}

/** The IP versions of the interface with that address, where it has only one. */
export const versionsOf = (ip: string): readonly IpVersion[] => [
  parseIp(ip.trim())?.version ?? 'v4',
]

/** The address and transit IPs of one IP version. */
const stackOf = (values: IpConfigValues, version: IpVersion, release: Release) => {
  const ip = supports(release, 'dualStack') ? values[`ip${version}`] : values.ip
  const transitIps = values.transitIps.filter(text => parseCidr(text)?.ip.version === version)
  return {
    ip: ip.trim() ? { type: 'explicit' as const, value: ip.trim() } : { type: 'auto' as const },
    ...(transitIps.length > 0 && { transitIps }),
  }
}

export const toIpConfig = (values: IpConfigValues, release: Release): PrivateIpStackCreate => {
  const [type = 'v4', other] = values.versions
  return other
    ? {
        type: 'dual_stack',
        value: { v4: stackOf(values, 'v4', release), v6: stackOf(values, 'v6', release) },
      }
    : { type, value: stackOf(values, type, release) }
}

/** The inverse of `toIpConfig`. */
export const fromIpConfig = (
  config: PrivateIpStackCreate,
): Pick<IpConfigValues, 'versions' | 'ipv4' | 'ipv6' | 'ip' | 'transitIps'> => {
  const v4 =
    config.type === 'v4' ? config.value : config.type === 'v6' ? undefined : config.value.v4
  const v6 =
    config.type === 'v6' ? config.value : config.type === 'v4' ? undefined : config.value.v6
  const ipOf = (stack: typeof v4 | typeof v6) =>
    stack?.ip.type === 'explicit' ? stack.ip.value : ''
  return {
    versions: [...(v4 ? (['v4'] as const) : []), ...(v6 ? (['v6'] as const) : [])],
    ipv4: ipOf(v4),
    ipv6: ipOf(v6),
    ip: ipOf(v4) || ipOf(v6),
    transitIps: [...(v4?.transitIps ?? []), ...(v6?.transitIps ?? [])],
  }
}
