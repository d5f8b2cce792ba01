import { parseCidr } from '@/lib/cidr'
import type { IpVersion } from '@/lib/ip'
import { tidyBlock } from '@/lib/ip-block'
import { transitIpError } from '@/lib/transit-ip'

/** The networks whose traffic an interface forwards, and the one being typed. */
export interface TransitIpValues {
  /** The IP versions that the networks can have. */
  versions: readonly IpVersion[]
  transitIps: readonly string[]
  /** The content of the field, which is not part of the list until it is added. */
  transitIp: string
  /** True after a failed attempt to add it. */
  isTransitIpRefused: boolean
}

/** An empty field without an error. */
export const NO_TRANSIT_IP = { transitIp: '', isTransitIpRefused: false }

/** Why an interface with these IP versions cannot forward the network, or undefined. */
const versionError = (text: string, versions: readonly IpVersion[]): string | undefined => {
  const version = parseCidr(text)?.ip.version
  if (!version || versions.includes(version)) return undefined
  return version === 'v4'
    ? 'IPv4 transit IP not possible on an IPv6-only interface'
    : 'IPv6 transit IP not possible on an IPv4-only interface'
}

const errorOf = (text: string, { transitIps, versions }: TransitIpValues) =>
  transitIpError(text, transitIps) ?? versionError(text, versions)

/** The error of the network in the field, after a failed attempt to add it. */
export const typedTransitIpError = (values: TransitIpValues): string | undefined => {
  const text = values.transitIp.trim()
  return values.isTransitIpRefused && text !== '' ? errorOf(text, values) : undefined
}

/** The error of the list: its networks may have been added for other IP versions. */
export const transitIpsError = ({ transitIps, versions }: TransitIpValues): string | undefined =>
  transitIps.map(text => versionError(text, versions)).find(Boolean)

/** Returns the changes from adding the network in the field. */
const addTransitIp = (values: TransitIpValues): Partial<TransitIpValues> => {
  const text = values.transitIp.trim()
  if (text === '') return {}
  if (errorOf(text, values)) return { isTransitIpRefused: true }
  return { transitIps: [...values.transitIps, text], ...NO_TRANSIT_IP }
}

/** How a form makes the list out of what is typed. */
export const TRANSIT_IPS = {
  entries: { transitIps: { add: addTransitIp, empty: NO_TRANSIT_IP } },
  tidies: { transitIp: tidyBlock },
}
