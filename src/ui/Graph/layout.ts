import {
  Graph as LaidOutGraph,
  layout,
  type EdgeLabel,
  type GraphLabel,
  type NodeLabel,
} from '@dagrejs/dagre'
import type { Graph, GraphLink, GraphPart } from '@/lib/graph'

/** In pixels, at a text size of 16. */
const WIDTH = 216
const HEAD = 46
const LINE = 18
const STATE = 24
const BETWEEN_BOXES = 16
const BETWEEN_COLUMNS = 56
const MARGIN = 16

/** Dagre takes seconds to untangle more: their order is that of the parts. */
const MANY_LINKS = 200

/** A node that keeps parts without incoming links in their column. */
const ANCHOR = ' '

interface Place {
  x: number
  y: number
  width: number
  height: number
}

export interface Box<Part extends GraphPart> extends Place {
  part: Part
}

export interface Line {
  link: GraphLink
  /** Path data of an SVG path. */
  path: string
}

export interface Layout<Part extends GraphPart> {
  boxes: readonly Box<Part>[]
  lines: readonly Line[]
  /** Horizontal position of each column. */
  columns: readonly { kind: Part['kind']; x: number }[]
  width: number
  height: number
}

/** A curve from the right side of a box to the left side of another. */
const curve = (from: Place, to: Place): string => {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 }
  const end = { x: to.x, y: to.y + to.height / 2 }
  const middle = (start.x + end.x) / 2
  return `M${start.x},${start.y}C${middle},${start.y} ${middle},${end.y} ${end.x},${end.y}`
}

const heightOf = ({ facts, state }: GraphPart) => HEAD + (state ? STATE : 0) + facts.length * LINE

/**
 * A link is as long as its columns are apart, so each part gets its column: those without links to
 * their left by a link from the anchor.
 */
const arrange = <Part extends GraphPart>(
  { parts, links }: Graph<Part>,
  kinds: readonly Part['kind'][],
) => {
  const graph = new LaidOutGraph<GraphLabel, NodeLabel, EdgeLabel>()
  graph.setGraph({ rankdir: 'LR', nodesep: BETWEEN_BOXES, ranksep: BETWEEN_COLUMNS })
  graph.setDefaultEdgeLabel(() => ({}))
  graph.setNode(ANCHOR, { width: 0, height: 0 })
  // If the order does not affect crossings, dagre puts the last node first.
  for (const part of parts.toReversed())
    graph.setNode(part.id, { width: WIDTH, height: heightOf(part) })
  const columns = new Map(parts.map(({ id, kind }) => [id, kinds.indexOf(kind)]))
  for (const { from, to } of links.toReversed())
    graph.setEdge(from, to, { minlen: (columns.get(to) ?? 0) - (columns.get(from) ?? 0) })
  const held = new Set(links.map(({ to }) => to))
  for (const { id, kind } of parts)
    if (!held.has(id)) graph.setEdge(ANCHOR, id, { minlen: kinds.indexOf(kind) + 1, weight: 0 })
  layout(graph)
  return graph
}

const arranged = <Part extends GraphPart>(
  graph: Graph<Part>,
  kinds: readonly Part['kind'][],
): readonly Box<Part>[] => {
  const found = arrange(graph, kinds)
  return graph.parts.map(part => {
    const { x = 0, y = 0 } = found.node(part.id)
    const height = heightOf(part)
    return { part, x: x - WIDTH / 2, y: y - height / 2, width: WIDTH, height }
  })
}

/** Places parts in the order in which they are given, however much is linked. */
const stack = <Part extends GraphPart>(
  { parts }: Graph<Part>,
  kinds: readonly Part['kind'][],
): readonly Box<Part>[] => {
  const ends = new Map<string, number>()
  return parts.map(part => {
    const height = heightOf(part)
    const y = ends.get(part.kind) ?? 0
    ends.set(part.kind, y + height + BETWEEN_BOXES)
    const x = kinds.indexOf(part.kind) * (WIDTH + BETWEEN_COLUMNS)
    return { part, x, y, width: WIDTH, height }
  })
}

/**
 * Moves a column to the top, which is the first part seen of a tall picture. Boxes without links
 * come last: they would keep the others away from what these are linked to.
 */
const alignAtTop = <Part extends GraphPart>(
  boxes: readonly Box<Part>[],
  tied: ReadonlySet<string>,
): readonly Box<Part>[] => {
  const linked = boxes.filter(({ part }) => tied.has(part.id))
  const top = (linked[0]?.y ?? 0) - MARGIN
  const moved = linked.map(box => ({ ...box, y: box.y - top }))
  let next = Math.max(MARGIN, ...moved.map(({ y, height }) => y + height + BETWEEN_BOXES))
  const loose = boxes.filter(({ part }) => !tied.has(part.id))
  return [
    ...moved,
    ...loose.map(box => {
      const y = next
      next += box.height + BETWEEN_BOXES
      return { ...box, y }
    }),
  ]
}

/**
 * Places parts in columns by kind, from left to right, so that few links cross. Links may skip
 * columns.
 */
export const layOut = <Part extends GraphPart>(
  graph: Graph<Part>,
  kinds: readonly Part['kind'][],
): Layout<Part> => {
  const placed = graph.links.length > MANY_LINKS ? stack(graph, kinds) : arranged(graph, kinds)
  const left = Math.min(...placed.map(({ x }) => x)) - MARGIN
  const tied = new Set(graph.links.flatMap(({ from, to }) => [from, to]))
  const boxes = kinds.flatMap(kind => {
    const own = placed.filter(({ part }) => part.kind === kind).toSorted((a, b) => a.y - b.y)
    return alignAtTop(own, tied).map(box => ({ ...box, x: box.x - left }))
  })
  const byId = new Map(boxes.map(box => [box.part.id, box]))
  const lines = graph.links.flatMap((link): Line[] => {
    const from = byId.get(link.from)
    const to = byId.get(link.to)
    return from && to ? [{ link, path: curve(from, to) }] : []
  })
  const columns = kinds.flatMap(kind => {
    const box = boxes.find(({ part }) => part.kind === kind)
    return box ? [{ kind, x: box.x }] : []
  })
  const width = Math.max(...boxes.map(box => box.x + box.width)) + MARGIN
  const height = Math.max(...boxes.map(box => box.y + box.height)) + MARGIN
  return { boxes, lines, columns, width, height }
}
