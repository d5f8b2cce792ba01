import { format, resolveConfig } from 'prettier'
import {
  isInner,
  relativeStateId,
  statesIn,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '@/inspector/statechart'
import { fromRoot } from '../webpack/paths'
import { diagramOf } from './diagram'
import { knownMachines, type KnownMachine } from './machines'

const INTRODUCTION = `# Machines

Every machine of the console, read from its definition by \`npm run machines\`; a test fails while this page says something else than the code. Diagrams leave out what keeps a machine in its state: the tables have all of it. With \`?inspect\` in the address, development and the preview show them at work.

An event in a table is tried from its first line to its last; the first whose condition holds decides.`

const code = (text: string) => `\`${text}\``

const codes = (texts: readonly string[]) => texts.map(code).join(', ')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  // Empty columns are left out.
  const columns = heads.flatMap((head, index) =>
    rows.some(row => row[index] !== '') ? [{ head, index }] : [],
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    line(columns.map(({ head }) => head)),
    line(columns.map(() => '---')),
    ...rows.map(row => line(columns.map(({ index }) => row[index] ?? ''))),
  ].join('\n')
}

const kindOf = ({ type, initial }: ChartState, chart: Chart): string => {
  if (type === 'compound' && initial) return `begins in ${code(relativeStateId(chart, initial))}`
  return type === 'atomic' || type === 'compound' ? '' : type
}

const stateRow = (state: ChartState, chart: Chart): string[] => [
  state === chart.root ? '(the machine)' : code(relativeStateId(chart, state.id)),
  [kindOf(state, chart), state.description ?? ''].filter(Boolean).join('. '),
  codes(state.tags),
  codes(state.entry),
  codes(state.exit),
  state.invokes.map(({ id }) => code(id)).join(', '),
]

const leadsTo = (transition: ChartTransition, chart: Chart): string => {
  if (!isInner(transition)) return codes(transition.targets.map(id => relativeStateId(chart, id)))
  if (transition.reenters) return 'starts again'
  return transition.targets.length + transition.actions.length > 0 ? 'stays' : 'is ignored'
}

const transitionRow = (transition: ChartTransition, state: ChartState, chart: Chart): string[] => [
  state === chart.root ? 'anywhere' : code(relativeStateId(chart, state.id)),
  code(transition.event),
  transition.guard === null ? '' : code(transition.guard),
  leadsTo(transition, chart),
  codes(transition.actions),
]

const chapter = ({ path, name, purpose, chart }: KnownMachine): string => {
  const states = statesIn(chart.root)
  const diagram = diagramOf(chart)
  const parts = [
    `## ${name}`,
    `In ${code(path)}.`,
    purpose,
    chart.spawns.length > 0 && `Also starts actors of: ${codes(chart.spawns)}.`,
    diagram && ['```mermaid', diagram, '```'].join('\n'),
    table(
      ['State', 'What it is', 'Tags', 'On entry', 'On exit', 'Runs'],
      states.map(state => stateRow(state, chart)),
    ),
    table(
      ['In', 'Event', 'If', 'Leads to', 'Does'],
      states.flatMap(state => state.transitions.map(each => transitionRow(each, state, chart))),
    ),
  ]
  return parts.filter(Boolean).join('\n\n')
}

export const MACHINES_PAGE = fromRoot('docs/machines.md')

/** The expected content of that page. */
export const machinesPage = async (): Promise<string> => {
  const chapters = (await knownMachines()).map(chapter)
  const options = await resolveConfig(MACHINES_PAGE)
  return format([INTRODUCTION, ...chapters].join('\n\n'), { ...options, parser: 'markdown' })
}
