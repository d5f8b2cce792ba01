import type { VpcFirewallRuleTarget } from '@/api/generated/types'
import { cidrError } from '@/lib/cidr'
import { ipError } from '@/lib/ip'
import { MAX_FIREWALL_RULE_PARTS } from '@/lib/limits'
import { nameError } from '@/lib/name'
import { listPortRanges, portRangeError } from '@/lib/port-range'

/** A target of a rule, or a host at the other end of the traffic. */
export type RuleEnd = VpcFirewallRuleTarget
export type EndType = RuleEnd['type']
export type EndNoun = 'Target' | 'Host'

/** A target or host that is being typed. */
export interface EndEntry {
  type: EndType
  value: string
  /** True after a failed attempt to add it. */
  isRefused: boolean
}

/** An empty entry without an error. */
export const NO_END: EndEntry = { type: 'vpc', value: '', isRefused: false }

const valueError = (type: EndType, value: string, noun: EndNoun): string | undefined => {
  if (type === 'ip') return ipError(value)
  if (type === 'ip_net') return cidrError(value)
  return nameError(`${noun} name`, value, { required: false })
}

const sameEnd = (a: RuleEnd, b: RuleEnd): boolean => a.type === b.type && a.value === b.value

export const limitError = (parts: readonly unknown[], what: string): string | undefined =>
  parts.length > MAX_FIREWALL_RULE_PARTS
    ? `A rule can have at most ${MAX_FIREWALL_RULE_PARTS} ${what}`
    : undefined

const entryError = (
  { type, value }: EndEntry,
  ends: readonly RuleEnd[],
  noun: EndNoun,
): string | undefined =>
  valueError(type, value.trim(), noun) ??
  limitError([...ends, value], noun === 'Target' ? 'targets' : 'host filters')

/** The error of the typed entry, after a failed attempt to add it. */
export const typedEndError = (entry: EndEntry, ends: readonly RuleEnd[], noun: EndNoun) =>
  entry.isRefused && entry.value.trim() !== '' ? entryError(entry, ends, noun) : undefined

/** Adds the typed entry to the list, unless it is already there. */
export const addEnd = (
  entry: EndEntry,
  ends: readonly RuleEnd[],
  noun: EndNoun,
): { entry: EndEntry; ends: readonly RuleEnd[] } => {
  const end = { type: entry.type, value: entry.value.trim() }
  if (end.value === '') return { entry, ends }
  const isThere = ends.some(other => sameEnd(other, end))
  if (!isThere && entryError(entry, ends, noun))
    return { entry: { ...entry, isRefused: true }, ends }
  return { entry: NO_END, ends: isThere ? ends : [...ends, end] }
}

/** Port ranges that are being typed, separated by commas. */
export interface PortEntry {
  value: string
  /** True after the first attempt to add one: errors then show while typing. */
  isChecked: boolean
}

export const NO_PORT: PortEntry = { value: '', isChecked: false }

const portError = (text: string, ports: readonly string[]): string | undefined =>
  portRangeError(text) ??
  (ports.includes(text) ? 'Port range already added' : undefined) ??
  limitError([...ports, text], 'port filters')

/** Sorts what was typed into ranges to add and texts that cannot be, with reasons. */
const sortPorts = (text: string, ports: readonly string[]) => {
  const all = [...ports]
  const refused: { range: string; error: string }[] = []
  for (const range of listPortRanges(text)) {
    const error = portError(range, all)
    if (error) refused.push({ range, error })
    else all.push(range)
  }
  return { all, refused }
}

/** Why the typed port ranges cannot all be added, or undefined. */
export const portsProblem = ({ value }: PortEntry, ports: readonly string[]) => {
  const [first] = sortPorts(value, ports).refused
  return first && (/[,;]/.test(value) ? `${first.range}: ${first.error}` : first.error)
}

/** The error of the typed port ranges. */
export const typedPortError = (entry: PortEntry, ports: readonly string[]) =>
  entry.isChecked ? portsProblem(entry, ports) : undefined

/** Adds the typed port ranges to the list. What cannot be added stays in the field. */
export const addPort = (
  entry: PortEntry,
  ports: readonly string[],
): { entry: PortEntry; ports: readonly string[] } => {
  if (entry.value.trim() === '') return { entry, ports }
  const { all, refused } = sortPorts(entry.value, ports)
  return {
    entry: { value: refused.map(({ range }) => range).join(', '), isChecked: true },
    ports: refused.length > 0 && all.length === ports.length ? ports : all,
  }
}
