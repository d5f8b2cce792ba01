import type { VpcFirewallRuleTarget } from '@/api/schema/firewall'
import { cidrError } from '@/lib/cidr'
import { ipError } from '@/lib/ip'
import { MAX_FIREWALL_RULE_PARTS } from '@/lib/limits'
import { nameError } from '@/lib/name'
import { portRangeError } from '@/lib/port-range'

/** What a rule names as one of its targets, or as a host at the other end of the traffic. */
export type RuleEnd = VpcFirewallRuleTarget
export type EndType = RuleEnd['type']
export type EndNoun = 'Target' | 'Host'

/** One that is being typed. */
export interface EndEntry {
  type: EndType
  value: string
  /** True once somebody tried to add it in vain. */
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

/** What is wrong with what is typed, once somebody tried to add it. */
export const typedEndError = (entry: EndEntry, ends: readonly RuleEnd[], noun: EndNoun) =>
  entry.isRefused && entry.value.trim() !== '' ? entryError(entry, ends, noun) : undefined

/** What adding what is typed leaves. One that is there already is not added again. */
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

/** A range of ports that is being typed. */
export interface PortEntry {
  value: string
  /** True once somebody tried to add one: errors then show at once. */
  isChecked: boolean
}

export const NO_PORT: PortEntry = { value: '', isChecked: false }

const portError = (text: string, ports: readonly string[]): string | undefined =>
  portRangeError(text) ??
  (ports.includes(text) ? 'Port range already added' : undefined) ??
  limitError([...ports, text], 'port filters')

/** What is wrong with what is typed. */
export const typedPortError = ({ value, isChecked }: PortEntry, ports: readonly string[]) =>
  isChecked && value.trim() !== '' ? portError(value.trim(), ports) : undefined

/** What adding what is typed leaves. */
export const addPort = (
  entry: PortEntry,
  ports: readonly string[],
): { entry: PortEntry; ports: readonly string[] } => {
  const text = entry.value.trim()
  if (text === '') return { entry, ports }
  return portError(text, ports)
    ? { entry: { ...entry, isChecked: true }, ports }
    : { entry: { value: '', isChecked: true }, ports: [...ports, text] }
}
