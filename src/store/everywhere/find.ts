import { containsIp, parseCidr } from '@/lib/cidr'
import { type Ip, parseIp } from '@/lib/ip'
import { byNature, naturalKey } from '@/lib/sort-rows'
import { typedAddress } from '@/lib/typed-address'
import type { Names } from './kind'
import type { KindId } from './kinds'

/** An object that has been read, and by what it can be found. */
export interface KnownObject {
  kind: KindId
  name: string
  names: Names
  /** The address of its page. */
  to: string
  id: string
  /** Its own IP address, or blocks of addresses. */
  addresses: readonly string[]
  item: unknown
}

/** A word of the search as typed, and its canonical spelling if it is a whole id or address. */
interface Term {
  text: string
  whole: string | undefined
  /** Its value, if it is a whole IP address. */
  ip: Ip | undefined
}

export interface FoundObject extends KnownObject {
  /** How well it matches: 0 is best. */
  rank: number
  /** The address or id that matches, if that is not the name. */
  because: string | undefined
}

const EXACT = 0
const PART_OF_ID = 4
/** Fewer characters would be at the start of too many ids. */
const SHORTEST_ID = 4

const nameRank = (name: string, text: string): number | undefined => {
  const at = name.toLowerCase().indexOf(text)
  if (at < 0) return undefined
  if (at > 0) return /[a-z0-9]/i.test(name[at - 1]!) ? 3 : 2
  return name.length === text.length ? EXACT : 1
}

const contains = (block: string, ip: Ip): boolean => {
  const cidr = parseCidr(block)
  return cidr !== undefined && containsIp(cidr, ip)
}

const addressRank = (address: string, { text, whole, ip }: Term): number | undefined => {
  // Most words are names: thousands of addresses need not be read for them.
  if (whole === undefined && !/[.:]/.test(text)) return undefined
  const known = typedAddress(address)?.text ?? address
  if (known === (whole ?? text)) return EXACT
  if (known.startsWith(text) && /[.:]/.test(text)) return 1
  return ip && contains(address, ip) ? 2 : undefined
}

const idRank = (id: string, { text, whole }: Term): number | undefined => {
  if (id === whole) return EXACT
  return text.length >= SHORTEST_ID && id.startsWith(text) ? PART_OF_ID : undefined
}

/** How a word matches an object: the better of all ways; undefined if it does not. */
const match = ({ name, id }: KnownObject, addresses: readonly string[], term: Term) => {
  const ways = [
    { rank: nameRank(name, term.text), because: undefined },
    ...addresses.map(address => ({ rank: addressRank(address, term), because: address })),
    { rank: idRank(id, term), because: id },
  ]
  return ways.reduce<{ rank: number; because: string | undefined } | undefined>(
    (best, { rank, because }) =>
      rank !== undefined && (!best || rank < best.rank) ? { rank, because } : best,
    undefined,
  )
}

/** What surrounds a word copied from JSON or a sentence. */
const MARKS = /^["'`]+|["'`,;]+$/g

/** The words of a search. */
export const termsOf = (query: string): readonly Term[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .map(text => text.replace(MARKS, ''))
    .filter(Boolean)
    .map(text => {
      const whole = typedAddress(text)?.text
      return { text, whole, ip: parseIp(whole ?? text) }
    })

const isMac = (text: string) => typedAddress(text)?.kind === 'mac'

/**
 * Whether a search can be for an IP address, or the start of one, and for a MAC address; and the
 * address, if it is a whole one.
 */
export const isForAddress = (terms: readonly Term[]) => ({
  isIp: terms.some(({ text }) => /^[[\]0-9a-f.:/]*[.:][[\]0-9a-f.:/]*$/.test(text) && !isMac(text)),
  isMac: terms.some(({ text }) => isMac(text)),
  ip: terms.length === 1 && !isMac(terms[0]!.text) ? terms[0]!.ip : undefined,
})

/**
 * The objects that match every word: exact matches first, then those opened recently, then by how
 * well they match, and by name. `recent` are the addresses of the latter, `addresses` those of
 * instances.
 */
export const findObjects = (
  objects: readonly KnownObject[],
  addresses: ReadonlyMap<string, readonly string[]>,
  terms: readonly Term[],
  recent: readonly string[],
): readonly FoundObject[] =>
  objects
    .flatMap(object => {
      const all = [...object.addresses, ...(addresses.get(object.id) ?? [])]
      const matches = terms.map(term => match(object, all, term))
      if (matches.length === 0 || matches.includes(undefined)) return []
      const at = recent.indexOf(object.to)
      return {
        ...object,
        rank: Math.max(...matches.map(found => found!.rank)),
        because: matches.find(found => found?.because !== undefined)?.because,
        recency: at === -1 ? recent.length : at,
        key: naturalKey(object.name),
      }
    })
    .toSorted(
      (a, b) =>
        Number(a.rank > EXACT) - Number(b.rank > EXACT) ||
        a.recency - b.recency ||
        a.rank - b.rank ||
        byNature(a.key, b.key),
    )
