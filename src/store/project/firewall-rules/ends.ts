import type { VpcFirewallRuleTarget } from '@/api/generated/types'
import { cidrError } from '@/lib/cidr'
import { ipError } from '@/lib/ip'
import { MAX_FIREWALL_RULE_PARTS } from '@/lib/limits'
import { nameError } from '@/lib/name'

/** What a rule names as one of its targets, or as a host at the other end of the traffic. */
export type RuleEnd = VpcFirewallRuleTarget
export type EndType = RuleEnd['type']
export type EndNoun = 'Target' | 'Host'

/** One that is being typed. */
export interface EndEntry {
  type: EndType
  value: string
  /** True once it was to be added and could not be. */
  isRefused: boolean
}

/** Nothing typed, and nothing held against it. */
export const NO_END: EndEntry = { type: 'vpc', value: '', isRefused: false }

const valueError = (type: EndType, value: string, noun: EndNoun): string | undefined => {
  if (type === 'ip') return ipError(value)
  if (type === 'ip_net') return cidrError(value)
  return nameError(`${noun} name`, value, { required: false })
}

export const sameEnd = (a: RuleEnd, b: RuleEnd): boolean => a.type === b.type && a.value === b.value

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

/** What is wrong with what is typed: told once it was to be added. */
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
