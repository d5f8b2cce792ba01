import {
  arrowsOf,
  labelOf,
  statesIn,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '@/inspector/statechart'

/** An id with only the characters Mermaid allows: letters, digits and underscores. */
const alias = (id: string) => id.replace(/\W/g, '_')

/** Colons and semicolons are syntax in Mermaid. */
const label = (transition: ChartTransition): string => labelOf(transition).replace(/[:;]/g, '')

const indent = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`)

/**
 * Name of the node for "any state inside", from which a state's own transitions lead to inner
 * states.
 */
const anywhere = (id: string) => `${alias(id)}_any`

const leadsInside = (state: ChartState, target: string): boolean =>
  target !== state.id && statesIn(state).some(({ id }) => id === target)

const declare = (state: ChartState): string[] => {
  const name = alias(state.id)
  const title = `state "${state.type === 'history' ? `${state.key} (history)` : state.key}" as ${name}`
  const ends = state.type === 'final' ? [`${name} --> [*]`] : []
  return state.states.length === 0
    ? [title, ...ends]
    : [`${title} {`, ...indent(inside(state)), '}']
}

const inside = (state: ChartState): string[] => {
  const children = state.states.map(declare)
  const isFromAnywhere = state.transitions.some(({ targets }) =>
    targets.some(target => leadsInside(state, target)),
  )
  return [
    ...(state.initial === null ? [] : [`[*] --> ${alias(state.initial)}`]),
    ...(isFromAnywhere ? [`state "anywhere in ${state.key}" as ${anywhere(state.id)}`] : []),
    // States that are active at the same time are in separate regions.
    ...children.flatMap((lines, index) =>
      state.type === 'parallel' && index > 0 ? ['--', ...lines] : lines,
    ),
  ]
}

/** A Mermaid state diagram of a machine; null if it has only one state. */
export const diagramOf = ({ root }: Chart): string | null => {
  if (root.states.length === 0) return null
  const states = new Map(statesIn(root).map(state => [state.id, state]))
  const arrows = arrowsOf(root).map(({ from, to, transitions }) => {
    const source = states.get(from)
    const start = source && leadsInside(source, to) ? anywhere(from) : alias(from)
    return `${start} --> ${alias(to)} : ${transitions.map(label).join('<br/>')}`
  })
  return ['stateDiagram-v2', ...indent([...inside(root), ...arrows])].join('\n')
}
