import { weakMapMemoize } from '@reduxjs/toolkit'
import type { AllowedSourceIps } from '@/api/generated/types'
import { formatCidr, networkOf, parseCidr } from '@/lib/cidr'
import { ADDRESS_BITS, parseIp } from '@/lib/ip'
import { networkError, tidyBlock } from '@/lib/ip-block'
import { MAX_ALLOW_LIST_ENTRIES } from '@/lib/limits'
import { formatNumber } from '@/lib/number'
import { errorsOf } from '@/store/forms/rules'

/** A saved list; without networks if any address is allowed. */
export interface SourceList {
  allow: AllowedSourceIps['allow']
  ips: readonly string[]
}

export interface AllowListValues extends SourceList {
  /** What the field for further networks contains. */
  entry: string
  /** True after a failed attempt to add all of it. */
  isEntryRefused: boolean
  /** The saved list that this one started from. */
  base: SourceList
}

/** An empty field without errors. */
export const NO_ENTRY = { entry: '', isEntryRefused: false }

export const ANY: SourceList = { allow: 'any', ips: [] }

/** The list in an answer of the API. */
export const listOf = (allowed: AllowedSourceIps | undefined): SourceList =>
  allowed?.allow === 'list' ? allowed : ANY

/** The list that would be saved. */
export const chosenList = ({ allow, ips }: SourceList): SourceList =>
  allow === 'any' ? ANY : { allow, ips }

/** The network of an entry in one spelling: `10.1.1.7/24` and `10.1.1.0/24` are the same. */
const keyOf = weakMapMemoize((text: string): string => {
  const block = parseCidr(text)
  return block ? formatCidr(networkOf(block)) : text
})

/** The entries that the other ones do not have. */
const minus = (ips: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map(keyOf))
  return ips.filter(ip => !known.has(keyOf(ip)))
}

/** What becomes of the entries of one list with another. */
export const differences = (from: SourceList, to: SourceList) => ({
  added: minus(to.ips, from.ips),
  removed: minus(from.ips, to.ips),
})

export const areSameLists = (a: SourceList, b: SourceList): boolean => {
  const { added, removed } = differences(a, b)
  return a.allow === b.allow && added.length === 0 && removed.length === 0
}

/** Why a text is not an entry of the list, or undefined. */
export const entryError = (text: string): string | undefined => {
  const block = parseCidr(text)
  if (block?.width === 0) return 'This network has all addresses: choose Any address instead'
  const problem = networkError(text)
  if (problem) return problem
  return block?.ip.value === 0n ? 'Cannot be the unspecified address' : undefined
}

/** A typed entry. A single address stands for the network that is only it. */
const spelledOut = (text: string): string => {
  const ip = parseIp(text)
  return ip ? `${text}/${ADDRESS_BITS[ip.version]}` : text
}

/** Sorts what was typed or pasted into networks to add and texts that cannot be, with reasons. */
const sorted = ({ entry, ips }: AllowListValues) => {
  const known = new Set(ips.map(keyOf))
  const added: string[] = []
  const refused: { text: string; error: string }[] = []
  for (const text of tidyBlock(entry)
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const network = spelledOut(text)
    const key = keyOf(network)
    const error = entryError(network) ?? (known.has(key) ? 'Already in the list' : undefined)
    if (error === undefined) {
      known.add(key)
      added.push(network)
    } else refused.push({ text, error })
  }
  return { added, refused }
}

/** Returns the changes from adding what was typed. What cannot be added stays in the field. */
export const addEntries = (values: AllowListValues): Partial<AllowListValues> => {
  const { added, refused } = sorted(values)
  if (added.length + refused.length === 0) return {}
  return {
    ips: [...values.ips, ...added],
    entry: refused.map(({ text }) => text).join('\n'),
    isEntryRefused: refused.length > 0,
  }
}

/** More errors than these are only counted. */
const TOLD = 3

/** Why the texts in the field cannot be added, after a failed attempt. */
export const typedEntryError = (values: AllowListValues): string | undefined => {
  if (!values.isEntryRefused) return undefined
  const { refused } = sorted(values)
  const [first] = refused
  if (!first) return undefined
  if (refused.length === 1) return first.error
  const told = refused.slice(0, TOLD).map(({ text, error }) => `${text}: ${error}`)
  const rest = refused.length - told.length
  return [...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

const listError = (ips: readonly string[], isTyped: boolean): string | undefined => {
  if (ips.length === 0) return isTyped ? undefined : 'Add at least one network'
  return ips.length > MAX_ALLOW_LIST_ENTRIES
    ? `At most ${formatNumber(MAX_ALLOW_LIST_ENTRIES)} networks`
    : undefined
}

/** Validates a list and what is typed to be added to it. */
export const checkAllowList = (values: AllowListValues) =>
  values.allow === 'any'
    ? {}
    : errorsOf({
        ips: listError(values.ips, values.entry.trim() !== ''),
        entry: typedEntryError(values),
      })

/** A change that someone else has saved since the list was read. */
export interface ForeignChange {
  /** The network, or what is allowed now. */
  text: string
  /** `mode` if they changed what is allowed at all. */
  kind: 'added' | 'removed' | 'mode'
}

/** The changes by others to decide about: those that are not also the user's. */
export const foreignChanges = (
  mine: SourceList,
  base: SourceList,
  saved: SourceList,
): readonly ForeignChange[] => {
  if (areSameLists(saved, base) || areSameLists(saved, chosenList(mine))) return []
  if (saved.allow !== base.allow && saved.allow !== mine.allow)
    return [{ kind: 'mode', text: saved.allow === 'any' ? 'any address' : 'only listed addresses' }]
  const { added, removed } = differences(base, saved)
  const kept = minus(removed, minus(removed, mine.ips))
  return [
    ...minus(added, mine.ips).map(text => ({ kind: 'added' as const, text })),
    ...kept.map(text => ({ kind: 'removed' as const, text })),
  ]
}

/** The values after a change by others was decided about. */
export const decide = (
  { ips, base }: AllowListValues,
  { kind, text }: ForeignChange,
  saved: SourceList,
  isTheirs: boolean,
): Partial<AllowListValues> => {
  if (kind === 'mode') return { base: saved, ...(isTheirs && saved) }
  const apply = (list: readonly string[]) =>
    kind === 'added' ? [...list, text] : minus(list, [text])
  return {
    base: { allow: saved.allow, ips: apply(base.ips) },
    ...(isTheirs && { ips: apply(ips) }),
  }
}

/** The list to write: the saved one with the user's changes. */
export const merged = (mine: SourceList, base: SourceList, saved: SourceList): SourceList => {
  if (mine.allow === 'any' || saved.allow !== base.allow) return chosenList(mine)
  const { added, removed } = differences(base, mine)
  const kept = minus(saved.ips, removed)
  return { allow: 'list', ips: [...kept, ...minus(added, kept)] }
}
