import type { VpcFirewallRuleProtocol } from '@/api/generated/types'
import {
  icmpCodeError,
  icmpTypeError,
  icmpTypeName,
  normalizeIcmpCode,
  type IcmpVersion,
} from '@/lib/icmp'
import { limitError } from './entries'

type Protocol = VpcFirewallRuleProtocol
export type ProtocolType = Protocol['type']

const NAMES: Record<ProtocolType, string> = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMPv4',
  icmp6: 'ICMPv6',
}

/** The name of a protocol. Releases that know no types of ICMP know only one version. */
export const protocolName = (type: ProtocolType, hasIcmpTypes: boolean): string =>
  type === 'icmp' && !hasIcmpTypes ? 'ICMP' : (NAMES[type] ?? type)

const isIcmp = (type: ProtocolType | ''): type is IcmpVersion => type === 'icmp' || type === 'icmp6'

/** The type and codes that a filter is limited to; null if it is not. */
const limitsOf = (protocol: Protocol) =>
  'value' in protocol && isIcmp(protocol.type) ? protocol.value : null

/**
 * The filter in a sentence: `ICMPv4 type 3 code 0-4`. Filters that differ have different texts, even
 * if a newer server sends what this console does not know.
 */
export const protocolText = (protocol: Protocol, hasIcmpTypes = true): string => {
  const { type, ...unknown } = protocol
  if (!(type in NAMES))
    return [type, ...Object.values(unknown).map(value => JSON.stringify(value))].join(' ')
  const name = protocolName(type, hasIcmpTypes)
  const limits = limitsOf(protocol)
  if (!limits) return name
  return `${name} type ${limits.icmpType}${limits.code ? ` code ${limits.code}` : ''}`
}

/** What a filter is limited to, as lists show it: `type 3 · code 0-4`; undefined if nothing. */
export const protocolDetail = (protocol: Protocol): string | undefined => {
  const limits = limitsOf(protocol)
  if (!limits) return undefined
  return `type ${limits.icmpType}${limits.code ? ` · code ${limits.code}` : ''}`
}

/** The type and code of a filter, as its table shows them; null if it has none. */
export const protocolFacts = (protocol: Protocol): { type: string; code: string } | null => {
  const { type } = protocol
  if (!isIcmp(type)) return null
  const limits = limitsOf(protocol)
  return {
    type: limits ? icmpTypeName(type, limits.icmpType) : 'All',
    code: limits?.code || 'All',
  }
}

/** The protocols that all releases can filter by. */
export const PLAIN_PROTOCOLS: readonly Protocol[] = [
  { type: 'tcp' },
  { type: 'udp' },
  { type: 'icmp', value: null },
]

/** A protocol filter that is being typed. */
export interface ProtocolEntry {
  /** Empty if none is chosen. */
  type: ProtocolType | ''
  /** A number; empty for all types. */
  icmpType: string
  /** A code or a range; empty for all codes of the type. */
  code: string
  /** True after a failed attempt to add it. */
  isRefused: boolean
}

export const NO_PROTOCOL: ProtocolEntry = { type: '', icmpType: '', code: '', isRefused: false }

/** The typed values that count: a code needs a type, and only ICMP has either. */
const normalized = ({ type, icmpType, code }: ProtocolEntry) => {
  const number = isIcmp(type) ? icmpType.trim() : ''
  return { type, icmpType: number, code: number === '' ? '' : normalizeIcmpCode(code) }
}

interface EntryErrors {
  icmpType: string | undefined
  code: string | undefined
  list: string | undefined
}

const entryErrors = (entry: ProtocolEntry, protocols: readonly Protocol[]): EntryErrors => {
  const { icmpType, code } = normalized(entry)
  return {
    icmpType: icmpTypeError(icmpType),
    code: icmpCodeError(code),
    list: limitError([...protocols, entry], 'protocol filters'),
  }
}

const NO_ERRORS: EntryErrors = { icmpType: undefined, code: undefined, list: undefined }

/** The errors of the typed filter, after a failed attempt to add it. */
export const typedProtocolErrors = (entry: ProtocolEntry, protocols: readonly Protocol[]) =>
  entry.isRefused ? entryErrors(entry, protocols) : NO_ERRORS

/** The first of these errors. */
export const typedProtocolError = (entry: ProtocolEntry, protocols: readonly Protocol[]) =>
  Object.values(typedProtocolErrors(entry, protocols)).find(Boolean)

const protocolOf = (entry: ProtocolEntry): Protocol | undefined => {
  const { type, icmpType, code } = normalized(entry)
  if (type === '') return undefined
  if (!isIcmp(type)) return { type }
  const value =
    icmpType === '' ? null : { icmpType: Number(icmpType), ...(code !== '' && { code }) }
  return { type, value }
}

/** Adds the typed filter to the list, unless it is already there. */
export const addProtocol = (
  entry: ProtocolEntry,
  protocols: readonly Protocol[],
): { entry: ProtocolEntry; protocols: readonly Protocol[] } => {
  if (entry.type === '') return { entry, protocols }
  const errors = entryErrors(entry, protocols)
  if (errors.icmpType || errors.code) return { entry: { ...entry, isRefused: true }, protocols }
  const added = protocolOf(entry)
  const isThere = protocols.some(other => added && protocolText(other) === protocolText(added))
  if (!added || isThere) return { entry: NO_PROTOCOL, protocols }
  return errors.list
    ? { entry: { ...entry, isRefused: true }, protocols }
    : { entry: NO_PROTOCOL, protocols: [...protocols, added] }
}

/** Says which filters change nothing, because another one matches all types; undefined if none. */
export const redundancyHint = (protocols: readonly Protocol[]): string | undefined => {
  const isGeneral = (type: ProtocolType) =>
    protocols.some(other => other.type === type && !limitsOf(other))
  const narrow = protocols.find(protocol => limitsOf(protocol) && isGeneral(protocol.type))
  return (
    narrow &&
    `${protocolText(narrow)} has no effect: all types of ${protocolName(narrow.type, true)} match already.`
  )
}
