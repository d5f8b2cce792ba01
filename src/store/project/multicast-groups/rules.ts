import type { MulticastGroup } from '@/api/generated/types'
import { containsIp, isMulticast, parseCidr } from '@/lib/cidr'
import { ADDRESS_BITS, formatIp, parseIp, type Ip, type IpVersion } from '@/lib/ip'
import { MAX_SOURCES_PER_MULTICAST_MEMBER } from '@/lib/limits'
import { nameError } from '@/lib/name'
import { isUuid } from '@/lib/name-or-id'

/** A group to join, its sources, and the source that is being typed. */
export interface MulticastValues {
  /** Name, address or id of a group. */
  group: string
  /** The IP version of the address that a new group gets. */
  ipVersion: IpVersion | 'default'
  sourceIps: readonly string[]
  /** The content of the field, which is not part of the list until it is added. */
  sourceIp: string
  /** True after a failed attempt to add it. */
  isSourceRefused: boolean
}

/** An empty field without an error. */
export const NO_SOURCE = { sourceIp: '', isSourceRefused: false }

/** Groups whose members name their sources (RFC 4607). */
const SOURCE_SPECIFIC = [
  '232.0.0.0/8',
  ...Array.from({ length: 16 }, (_, scope) => `ff3${scope.toString(16)}::/32`),
].flatMap(text => parseCidr(text) ?? [])

const isSourceSpecific = (ip: Ip): boolean => SOURCE_SPECIFIC.some(block => containsIp(block, ip))

const isMulticastIp = (ip: Ip): boolean => isMulticast({ ip, width: ADDRESS_BITS[ip.version] })

/** The group with that name, address or id, if there is one. */
const findGroup = (
  identifier: string,
  groups: readonly MulticastGroup[],
): MulticastGroup | undefined => {
  const ip = parseIp(identifier)
  const address = ip && formatIp(ip)
  return groups.find(
    ({ id, name, multicastIp }) =>
      id === identifier || name === identifier || multicastIp === address,
  )
}

/** The address of the group to join, if it is known. */
const addressOf = ({ group }: MulticastValues, groups: readonly MulticastGroup[]) => {
  const text = group.trim()
  return parseIp(text) ?? parseIp(findGroup(text, groups)?.multicastIp ?? '')
}

/** Whether the group is to be created, with an address that the server chooses. */
export const isNewName = (
  { group }: MulticastValues,
  groups: readonly MulticastGroup[],
): boolean => {
  const text = group.trim()
  return text !== '' && !isUuid(text) && !parseIp(text) && !findGroup(text, groups)
}

/** Why there can be no group with that name, address or id, or undefined. */
export const groupError = (group: string): string | undefined => {
  const text = group.trim()
  const ip = parseIp(text)
  if (ip) return isMulticastIp(ip) ? undefined : 'Must be a multicast address'
  if (isUuid(text)) return undefined
  return /[.:]/.test(text) ? 'Not a valid IP address' : nameError('Group', text)
}

/** The IP version of the group, if it is known: a new group may be given one. */
const versionFor = (values: MulticastValues, groups: readonly MulticastGroup[]) =>
  addressOf(values, groups)?.version ??
  (values.ipVersion !== 'default' && isNewName(values, groups) ? values.ipVersion : undefined)

const sourceError = (
  text: string,
  values: MulticastValues,
  groups: readonly MulticastGroup[],
): string | undefined => {
  const ip = parseIp(text)
  if (!ip) return 'Not a valid IP address'
  if (isMulticastIp(ip)) return 'A source cannot be a multicast address'
  const version = versionFor(values, groups)
  if (version && version !== ip.version)
    return `The sources of an IP${version} group are IP${version}`
  return undefined
}

/** Why the source in the field cannot be added, after an attempt to do so. */
export const typedSourceError = (
  values: MulticastValues,
  groups: readonly MulticastGroup[],
): string | undefined => {
  const text = values.sourceIp.trim()
  if (!values.isSourceRefused || text === '') return undefined
  return (
    sourceError(text, values, groups) ??
    (values.sourceIps.includes(text) ? 'Already in the list' : undefined)
  )
}

/** Why the group cannot be joined with these sources, or undefined. */
export const sourcesError = (
  values: MulticastValues,
  groups: readonly MulticastGroup[],
): string | undefined => {
  const { sourceIps } = values
  const address = addressOf(values, groups)
  if (sourceIps.length > MAX_SOURCES_PER_MULTICAST_MEMBER)
    return `At most ${MAX_SOURCES_PER_MULTICAST_MEMBER} sources`
  if (sourceIps.length === 0 && address && isSourceSpecific(address))
    return `${formatIp(address)} is source-specific: add at least one source`
  return sourceIps.map(text => sourceError(text, values, groups)).find(Boolean)
}

/** Returns the changes from adding the source in the field. */
export const addSource = (values: MulticastValues): Partial<MulticastValues> => {
  const text = values.sourceIp.trim()
  if (text === '') return {}
  // Only the form knows the groups, so it checks the IP version of the list.
  const alone = { ...values, ipVersion: 'default', isSourceRefused: true } as const
  if (typedSourceError(alone, [])) return { isSourceRefused: true }
  return { sourceIps: [...values.sourceIps, text], ...NO_SOURCE }
}

/** What a group is joined with. Empty lists and defaults are not sent. */
export const joinSpec = ({ ipVersion, sourceIps }: MulticastValues, isNew: boolean) => ({
  ...(sourceIps.length > 0 && { sourceIps: [...sourceIps] }),
  ...(isNew && ipVersion !== 'default' && { ipVersion }),
})
