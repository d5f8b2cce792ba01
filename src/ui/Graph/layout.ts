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

/**
 * Places parts in columns by kind, from left to right, so that few links cross. Links may skip
 * columns.
 */
export const layOut = <Part extends GraphPart>(
  graph: Graph<Part>,
  kinds: readonly Part['kind'][],
): Layout<Part> => {
  const arranged = arrange(graph, kinds)
  const placed = graph.parts.map((part): Box<Part> => {
    const { x = 0, y = 0 } = arranged.node(part.id)
    const height = heightOf(part)
    return { part, x: x - WIDTH / 2, y: y - height / 2, width: WIDTH, height }
  })
  const left = Math.min(...placed.map(({ x }) => x)) - MARGIN
  // Aligns all columns at the top, which is the first part seen of a tall picture.
  const tops = new Map(
    kinds.map(kind => {
      const own = placed.filter(({ part }) => part.kind === kind)
      return [kind, Math.min(...own.map(({ y }) => y)) - MARGIN]
    }),
  )
  const boxes = placed.map(box => ({
    ...box,
    x: box.x - left,
    y: box.y - (tops.get(box.part.kind) ?? 0),
  }))
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
