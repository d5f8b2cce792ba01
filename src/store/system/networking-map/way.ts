import type { Graph, GraphLink, GraphPart } from '@/lib/graph'
import { isInSpan } from '@/lib/address-map'
import { parseIp } from '@/lib/ip'
import { formatNumber } from '@/lib/number'
import type { Source } from './facts'
import { spanOf } from './space'

/** The columns of the map, from the outside in. */
export const MAP_KINDS = ['neighbor', 'port', 'address', 'bgp', 'prefix', 'pool', 'silo'] as const

export type MapKind = (typeof MAP_KINDS)[number]

/** The kinds in the plural, in the middle of a sentence. */
export const KIND_NOUNS: Record<MapKind, string> = {
  neighbor: 'neighbors',
  port: 'ports',
  address: 'addresses',
  bgp: 'BGP configurations',
  prefix: 'prefixes',
  pool: 'pools',
  silo: 'silos',
}

/** A box of the map. */
export interface MapPart extends GraphPart<MapKind> {
  /** Its page; undefined if it has none. */
  href?: string
  /** Whether its state is a failure. */
  isDown?: true
  /** The addresses that it has, as addresses, networks or ranges. */
  holds?: readonly string[]
  /** The names of what a group stands for. */
  members?: readonly string[]
}

export type MapGraph = Graph<MapPart>

/** A box that says why a column lacks something; none if it was read, or is being read. */
export const failure = (
  kind: MapKind,
  what: string,
  { value, problem }: Source<unknown>,
): MapPart[] =>
  problem === undefined || value !== undefined
    ? []
    : [
        {
          id: `problem/${kind}/${what}`,
          kind,
          name: `Could not read ${what}`,
          facts: [problem],
          isDown: true,
        },
      ]

/** All that can be reached from some parts over links of one direction. */
const reached = (
  start: readonly string[],
  links: readonly GraphLink[],
  [from, to]: readonly ['from' | 'to', 'from' | 'to'],
): ReadonlySet<string> => {
  const next = new Map<string, string[]>()
  for (const link of links) next.set(link[from], [...(next.get(link[from]) ?? []), link[to]])
  const found = new Set(start)
  for (const id of found) for (const other of next.get(id) ?? []) found.add(other)
  return found
}

/** What lies between some parts and the outside, and what is behind them, with themselves. */
export const wayOf = ({ parts, links }: MapGraph, ids: readonly string[]): ReadonlySet<string> => {
  const start = ids.filter(id => parts.some(part => part.id === id))
  return new Set([
    ...reached(start, links, ['to', 'from']),
    ...reached(start, links, ['from', 'to']),
  ])
}

/** The graph without what is not on a way. */
export const onlyWay = ({ parts, links }: MapGraph, way: ReadonlySet<string>): MapGraph => ({
  parts: parts.filter(({ id }) => way.has(id)),
  links: links.filter(({ from, to }) => way.has(from) && way.has(to)),
})

/** The parts that a choice means: that of an id, or all that have an address. */
export const partsMeant = ({ parts }: MapGraph, chosen: string): readonly MapPart[] => {
  const found = parts.filter(({ id }) => id === chosen)
  const ip = parseIp(chosen.trim())
  if (found.length > 0 || !ip) return found
  return parts.filter(({ holds = [] }) =>
    holds.some(text => {
      const span = spanOf(text)
      return span && isInSpan(span, ip)
    }),
  )
}

/** Number of boxes in a column from which like ones become one box. */
const MOST_BOXES = 40

/** Fewer are not put together. */
const FEWEST = 2

type KeyOf = (part: MapPart) => string

const groupsIn = (kind: MapKind, parts: readonly MapPart[], keyOf: KeyOf) => {
  const groups = new Map<string, MapPart[]>()
  for (const part of parts) {
    const key = part.state === undefined && !part.isDown ? keyOf(part) : part.id
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups.values()].map((members, at) => ({
    members,
    part:
      members.length < FEWEST
        ? undefined
        : {
            id: `group/${kind}/${at}`,
            kind,
            name: `${formatNumber(members.length)} ${KIND_NOUNS[kind]}`,
            facts: [],
            members: members.map(({ name }) => name),
          },
  }))
}

/**
 * Puts like boxes of long columns together: those with the same links on the outside, or if these
 * are still many, all whose state is well. Columns in `open` stay as they are, and so does what is
 * on the way that is followed.
 */
export const grouped = (
  graph: MapGraph,
  open: readonly string[],
  way: ReadonlySet<string> | null,
): MapGraph => {
  const outside = new Map<string, string[]>()
  for (const { from, to } of graph.links) outside.set(to, [...(outside.get(to) ?? []), from])
  const links = (part: MapPart) => (outside.get(part.id) ?? []).toSorted().join(' ')
  const onWay = (part: MapPart) => (way ? `${way.has(part.id)}` : '')
  const boxOf = new Map<string, string>()
  const parts = MAP_KINDS.flatMap((kind): readonly MapPart[] => {
    const own = graph.parts.filter(part => part.kind === kind)
    if (own.length <= MOST_BOXES || open.includes(kind)) return own
    const like = groupsIn(kind, own, part => (onWay(part) === 'true' ? part.id : links(part)))
    const groups = like.length <= MOST_BOXES ? like : groupsIn(kind, own, onWay)
    return groups.flatMap(({ part, members }): readonly MapPart[] => {
      if (!part) return members
      for (const { id } of members) boxOf.set(id, part.id)
      return [part]
    })
  })
  const merged = new Map<string, GraphLink>()
  for (const link of graph.links) {
    const [from, to] = [boxOf.get(link.from) ?? link.from, boxOf.get(link.to) ?? link.to]
    const isMerged = from !== link.from || to !== link.to
    if (!merged.has(`${from} ${to}`))
      merged.set(`${from} ${to}`, isMerged ? { ...link, from, to, notes: [] } : link)
  }
  return { parts, links: [...merged.values()] }
}
