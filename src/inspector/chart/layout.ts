import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import {
  arrowsOf,
  isInner,
  labelOf,
  statesIn,
  type Chart,
  type ChartArrow,
  type ChartState,
  type ChartTransition,
} from '../statechart'

/** In pixels, for the monospaced font at its size in the picture. */
export const LINE = 16
const CHARACTER = 6.65
const TITLE_CHARACTER = 7.4
const TITLE = 26
const MARGIN = 12
const BETWEEN = 26
const MARK = 14

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export interface StateBox extends Place {
  state: ChartState
  /** Its tags, its invoked actors and the transitions that stay in it, one per line. */
  lines: readonly BoxLine[]
}

interface BoxLine {
  text: string
  /** Id of the transition the line describes, if any. */
  transition: string | null
}

export interface Arrow {
  id: string
  /** Path data of an SVG path that ends at the arrowhead. */
  path: string
  /** One label for each transition between the two states. */
  labels: readonly (Place & { text: string; transition: string })[]
}

/** The mark and arrow at the initial state of a compound state. */
interface StartMark extends Place {
  path: string
}

export interface ChartLayout {
  /** Outermost first. */
  boxes: readonly StateBox[]
  arrows: readonly Arrow[]
  starts: readonly StartMark[]
  width: number
  height: number
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(BETWEEN),
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeLabel': '2',
  'elk.edgeLabels.inline': 'true',
}

const innerLine = (transition: ChartTransition): BoxLine => {
  const does = transition.targets.length + transition.actions.length > 0 ? 'stays' : 'ignored'
  const what = transition.reenters ? 'starts again' : does
  return { text: `${labelOf(transition)}: ${what}`, transition: transition.id }
}

const linesOf = ({ tags, invokes, transitions }: ChartState): BoxLine[] => [
  ...tags.map(tag => ({ text: `#${tag}`, transition: null })),
  ...invokes.map(({ id }) => ({ text: `runs ${id}`, transition: null })),
  ...transitions.filter(isInner).map(innerLine),
]

const widthOf = (text: string) => text.length * CHARACTER

const boxSize = (state: ChartState) => {
  if (state.type === 'history') return { width: 30, height: 30 }
  const lines = linesOf(state)
  const widest = Math.max(
    state.key.length * TITLE_CHARACTER,
    ...lines.map(({ text }) => widthOf(text)),
  )
  return {
    width: Math.max(72, widest + 2 * MARGIN),
    height: TITLE + lines.length * LINE + (lines.length > 0 ? 8 : 0),
  }
}

const startOf = (state: ChartState) => `${state.id} start`

const toNode = (state: ChartState): ElkNode => {
  const { width, height } = boxSize(state)
  if (state.states.length === 0) return { id: state.id, width, height }
  const sides = MARGIN + 4
  // Also keeps the box as wide as its text: a minimum size does not on inner levels.
  const mark = { id: startOf(state), width: Math.max(MARK, width - 2 * sides), height: MARK }
  return {
    id: state.id,
    children: [...(state.initial === null ? [] : [mark]), ...state.states.map(toNode)],
    layoutOptions: {
      'elk.padding': `[top=${height + 8},left=${sides},bottom=${sides},right=${sides}]`,
    },
  }
}

const toEdge = ({ id, from, to, transitions }: ChartArrow): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: transitions.map(transition => {
    const text = labelOf(transition)
    return { id: transition.id, text, width: widthOf(text) + 10, height: LINE }
  }),
})

const toStartEdge = (state: ChartState): ElkExtendedEdge[] =>
  state.initial === null
    ? []
    : [{ id: startOf(state), sources: [startOf(state)], targets: [state.initial] }]

const ROUNDING = 6

const towards = (from: ElkPoint, to: ElkPoint, most: number): ElkPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** A path through all points, with rounded corners. */
const pathOf = (edge: ElkExtendedEdge): string =>
  (edge.sections ?? [])
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint]
      const corners = bendPoints.map((bend, index) => {
        const into = towards(bend, points[index] ?? bend, ROUNDING)
        const out = towards(bend, points[index + 2] ?? bend, ROUNDING)
        return `L${into.x},${into.y}Q${bend.x},${bend.y} ${out.x},${out.y}`
      })
      return `M${startPoint.x},${startPoint.y}${corners.join('')}L${endPoint.x},${endPoint.y}`
    })
    .join('')

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({
  x,
  y,
  width,
  height,
})

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

/** Places nested states and the arrows between them. */
export const layOut = async ({ root }: Chart, elk: Pick<ELK, 'layout'>): Promise<ChartLayout> => {
  const states = statesIn(root)
  const ways = arrowsOf(root)
  const graph: ElkNode = {
    id: ' ',
    children: [toNode(root)],
    edges: [...states.flatMap(toStartEdge), ...ways.map(toEdge)],
  }
  // Options passed here apply to all levels, not only the outermost.
  const laidOut = await elk.layout(graph, { layoutOptions: OPTIONS })
  const places = new Map(nodesIn(laidOut).map(node => [node.id, placeOf(node)]))
  const edges = new Map((laidOut.edges ?? []).map(edge => [edge.id, edge]))
  const pathById = (id: string) => {
    const edge = edges.get(id)
    return edge ? pathOf(edge) : ''
  }
  const placeById = (id: string) => places.get(id) ?? placeOf({})
  return {
    boxes: states.map(state => ({ state, lines: linesOf(state), ...placeById(state.id) })),
    arrows: ways.map(({ id }) => {
      const labels = (edges.get(id)?.labels ?? []).map(label => ({
        transition: label.id ?? '',
        text: label.text ?? '',
        ...placeOf(label),
      }))
      return { id, path: pathById(id), labels }
    }),
    starts: states
      .filter(({ initial }) => initial !== null)
      .map(state => ({ path: pathById(startOf(state)), ...placeById(startOf(state)) })),
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
  }
}
