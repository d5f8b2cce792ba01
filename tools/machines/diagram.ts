import {
  arrowsOf,
  labelOf,
  statesIn,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '@/inspector/statechart'

/** Names that Mermaid takes: letters, digits and underscores. */
const alias = (id: string) => id.replace(/\W/g, '_')

/** What a colon or a semicolon means to Mermaid is not meant here. */
const label = (transition: ChartTransition): string => labelOf(transition).replace(/[:;]/g, '')

const indent = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`)

/** Stands for a state from wherever in it one of its own transitions leads further in. */
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
    // States that are active at the same time stand in parts of their own.
    ...children.flatMap((lines, index) =>
      state.type === 'parallel' && index > 0 ? ['--', ...lines] : lines,
    ),
  ]
}

/** A Mermaid state diagram of what moves a machine. Null where there is but one state. */
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
