import type { Source } from './sources'

type Graph = ReadonlyMap<string, readonly string[]>

const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The imports of each source from the others, including type-only and dynamic ones. */
const graphOf = (sources: readonly Source[]): Graph => {
  const paths = new Set(sources.map(({ path }) => path))
  const fileOf = (target: string) =>
    ENDS.map(end => target + end).find(candidate => paths.has(candidate))
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => (target === null ? [] : (fileOf(target) ?? []))),
    ]),
  )
}

/** The shortest path along imports from a file back to itself; undefined if there is none. */
const wayBack = (graph: Graph, start: string): string[] | undefined => {
  const ways = (graph.get(start) ?? []).map(file => [file])
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1)!
    if (last === start) return [start, ...way]
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of graph.get(last) ?? []) ways.push([...way, next])
  }
  return undefined
}

/** Removes modules without imports repeatedly: the rest is in cycles or leads to one. */
const withoutEnds = (graph: Graph): Graph => {
  const left = new Map(
    [...graph].flatMap(([file, targets]) => {
      const kept = targets.filter(target => graph.has(target))
      return kept.length > 0 ? [[file, kept] as const] : []
    }),
  )
  return left.size < graph.size ? withoutEnds(left) : left
}

/** Import cycles, each once: `a.ts → b.ts → a.ts`. */
export const cyclesOf = (sources: readonly Source[]): string[] => {
  const graph = withoutEnds(graphOf(sources))
  const told = new Set<string>()
  return [...graph.keys()].toSorted().flatMap(file => {
    const way = told.has(file) ? undefined : wayBack(graph, file)
    for (const each of way ?? []) told.add(each)
    return way ? [way.join(' → ')] : []
  })
}
