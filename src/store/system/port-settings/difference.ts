import { valueChanges } from '@/lib/value-diff'
import type { SettingsDocument } from './parts'

const LISTS = ['links', 'interfaces', 'addresses', 'routes', 'peers'] as const

type ListName = (typeof LISTS)[number]

const MD5_WORDS: Readonly<Record<string, string>> = {
  none: 'none',
  kept: 'the current one',
  new: 'a new one',
}

const sideText = (text: string | undefined, path: string): string => {
  if (path === 'md5') return MD5_WORDS[text ?? ''] ?? 'none'
  return text === undefined || text === '' || text === 'null' ? 'none' : text
}

/** The values that differ. Racks send null for what is absent, or nothing. */
const differences = (before: unknown, after: unknown) =>
  valueChanges(before, after).filter(
    ({ path, before: was, after: is }) => sideText(was, path) !== sideText(is, path),
  )

const isSame = (a: unknown, b: unknown) => differences(a, b).length === 0

const shownDifferences = (before: unknown, after: unknown) =>
  differences(before, after).filter(({ path }) => path !== 'keptOf')

const fieldsOf = (before: object, after: object): string[] =>
  shownDifferences(before, after).map(
    ({ path, before: was, after: is }) =>
      `${pathWords(path)}: ${sideText(was, path)} → ${sideText(is, path)}`,
  )

/** A part that both sides have changed since `base`, each in its own way. */
export interface SettingsConflict {
  /** Differs from that of any other change that the other side may make to the part. */
  id: string
  /** `Link phy0`. */
  what: string
  /** What each side has made of it: `MTU: 9000`. */
  mine: readonly string[]
  theirs: readonly string[]
}

const sideWords = (base: unknown, side: unknown, other: unknown): string[] => {
  if (side === undefined) return ['Removed']
  if (other === undefined) return fieldsOf(base ?? {}, side as object)
  return shownDifferences(other, side).map(
    ({ path, after }) => `${pathWords(path)}: ${sideText(after, path)}`,
  )
}

const conflictIn = (
  what: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): SettingsConflict | undefined =>
  isSame(mine, base) || isSame(theirs, base) || isSame(mine, theirs)
    ? undefined
    : {
        id: JSON.stringify([what, theirs ?? null]),
        what,
        mine: sideWords(base, mine, theirs),
        theirs: sideWords(base, theirs, mine),
      }

type Part = SettingsDocument[ListName][number]

/** Merges the values that a part has on the sides; undefined where a side has no such part. */
type Merge = <Value>(what: string, base: Value, mine: Value, theirs: Value) => Value

const mergeParts = (
  base: SettingsDocument,
  mine: SettingsDocument,
  theirs: SettingsDocument,
  merge: Merge,
): SettingsDocument => {
  const field = <Name extends 'description' | 'geometry' | 'groups'>(name: Name) =>
    merge('Port', { [name]: base[name] }, { [name]: mine[name] }, { [name]: theirs[name] })
  const list = <Each extends Part>(name: ListName) => {
    const find = (settings: SettingsDocument, part: string) =>
      (settings[name] as readonly Part[]).find(each => each.name === part) as Each | undefined
    const names = new Set([...theirs[name], ...mine[name]].map(part => part.name))
    return [...names].flatMap(part => {
      const what = `${NOUNS[name]} ${part}`
      return merge(what, find(base, part), find(mine, part), find(theirs, part)) ?? []
    })
  }
  return {
    ...theirs,
    ...field('description'),
    ...field('geometry'),
    ...field('groups'),
    links: list('links'),
    interfaces: list('interfaces'),
    addresses: list('addresses'),
    routes: list('routes'),
    peers: list('peers'),
  }
}

/**
 * Applies the changes from `base` to `mine` to the settings that the rack has now. A part that both
 * sides have changed is taken from `mine`, unless `taken` has the id of the conflict.
 */
export const mergeSettings = (
  base: SettingsDocument,
  mine: SettingsDocument,
  theirs: SettingsDocument,
  taken: ReadonlySet<string> = new Set(),
): SettingsDocument =>
  mergeParts(base, mine, theirs, (what, was, own, other) => {
    const conflict = conflictIn(what, was, own, other)
    return isSame(own, was) || (conflict && taken.has(conflict.id)) ? other : own
  })

/** The parts that both sides have changed. */
export const settingsConflicts = (
  base: SettingsDocument,
  mine: SettingsDocument,
  theirs: SettingsDocument,
): SettingsConflict[] => {
  const found: SettingsConflict[] = []
  mergeParts(base, mine, theirs, (what, was, own, other) => {
    const conflict = conflictIn(what, was, own, other)
    if (conflict) found.push(conflict)
    return own
  })
  return found
}

/** A part of the settings that is added, removed or changed. */
export interface SettingsChange {
  /** `Link phy0`. */
  what: string
  kind: 'added' | 'removed' | 'changed'
  /** What changes in it: `MTU: 1500 → 9000`. */
  fields: readonly string[]
}

const NOUNS: Record<ListName, string> = {
  links: 'Link',
  interfaces: 'Interface',
  addresses: 'Address',
  routes: 'Route',
  peers: 'BGP peer',
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  mtu: 'MTU',
  fec: 'FEC',
  lldp: 'LLDP',
  md5: 'MD5 key',
  asn: 'ASN',
  ttl: 'TTL',
  ip: 'IP',
  id: 'ID',
  tx: 'TX',
  eq: 'EQ',
  vid: 'VLAN',
  vlan: 'VLAN',
  as: 'AS',
  rib: 'RIB',
}

/** `lldp.systemName` in words. */
const pathWords = (path: string): string =>
  path
    .replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .split(/[ .]/)
    .map(word => ABBREVIATIONS[word] ?? word)
    .join(' ')
    .replace(/^[a-z]/, letter => letter.toUpperCase())

const changesIn = (list: ListName, before: SettingsDocument, after: SettingsDocument) => {
  const was = before[list] as readonly Part[]
  const is = after[list] as readonly Part[]
  const noun = NOUNS[list]
  const find = (parts: readonly Part[], name: string) => parts.find(part => part.name === name)
  return [...new Set([...was, ...is].map(({ name }) => name))].flatMap((name): SettingsChange[] => {
    const [one, other] = [find(was, name), find(is, name)]
    const what = `${noun} ${name}`
    if (!one) return [{ what, kind: 'added', fields: [] }]
    if (!other) return [{ what, kind: 'removed', fields: [] }]
    const fields = fieldsOf(one, other)
    return fields.length > 0 ? [{ what, kind: 'changed', fields }] : []
  })
}

/** What becomes different on the rack. */
export const settingsChanges = (
  before: SettingsDocument,
  after: SettingsDocument,
): SettingsChange[] => {
  const fields = fieldsOf(
    { description: before.description, geometry: before.geometry },
    { description: after.description, geometry: after.geometry },
  )
  return [
    ...(fields.length > 0 ? [{ what: 'Port', kind: 'changed' as const, fields }] : []),
    ...LISTS.flatMap(list => changesIn(list, before, after)),
  ]
}
