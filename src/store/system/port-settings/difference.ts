import { valueChanges } from '@/lib/value-diff'
import type { SettingsDocument } from './parts'

const LISTS = ['links', 'interfaces', 'addresses', 'routes', 'peers'] as const

type ListName = (typeof LISTS)[number]

const MD5_WORDS: Readonly<Record<string, string>> = {
  none: 'none',
  kept: 'the present one',
  new: 'a new one',
}

const side = (text: string | undefined, path: string): string => {
  if (path === 'md5') return MD5_WORDS[text ?? ''] ?? 'none'
  return text === undefined || text === '' || text === 'null' ? 'none' : text
}

/** The values that differ. Racks send null for what is absent, or nothing. */
const differences = (before: unknown, after: unknown) =>
  valueChanges(before, after).filter(
    ({ path, before: was, after: is }) => side(was, path) !== side(is, path),
  )

const isSame = (a: unknown, b: unknown) => differences(a, b).length === 0

const fieldsOf = (before: object, after: object): string[] =>
  differences(before, after)
    .filter(({ path }) => path !== 'keptOf')
    .map(
      ({ path, before: was, after: is }) =>
        `${pathWords(path)}: ${side(was, path)} → ${side(is, path)}`,
    )

/** The change of one side, or what the other side has. */
const mergeOne = <Value>(base: Value, mine: Value, theirs: Value): Value =>
  isSame(mine, base) ? theirs : mine

type Part = SettingsDocument[ListName][number]

const mergeList = <Each extends Part>(
  base: readonly Each[],
  mine: readonly Each[],
  theirs: readonly Each[],
): Each[] => {
  const find = (parts: readonly Each[], name: string) => parts.find(part => part.name === name)
  const names = new Set([...theirs, ...mine].map(({ name }) => name))
  return [...names].flatMap(name => {
    const merged = mergeOne(find(base, name), find(mine, name), find(theirs, name))
    return merged ? [merged] : []
  })
}

/**
 * Applies the changes from `base` to `mine` to the settings that the rack has now. A part that both
 * sides have changed is taken from `mine`.
 */
export const mergeSettings = (
  base: SettingsDocument,
  mine: SettingsDocument,
  theirs: SettingsDocument,
): SettingsDocument => ({
  description: mergeOne(base.description, mine.description, theirs.description),
  geometry: mergeOne(base.geometry, mine.geometry, theirs.geometry),
  groups: mergeOne(base.groups, mine.groups, theirs.groups),
  links: mergeList(base.links, mine.links, theirs.links),
  interfaces: mergeList(base.interfaces, mine.interfaces, theirs.interfaces),
  addresses: mergeList(base.addresses, mine.addresses, theirs.addresses),
  routes: mergeList(base.routes, mine.routes, theirs.routes),
  peers: mergeList(base.peers, mine.peers, theirs.peers),
})

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
