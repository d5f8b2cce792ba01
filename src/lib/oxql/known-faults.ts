import type { SyntaxNode } from '@lezer/common'
import { formatNumber } from '../number'
import { commaSeries } from '../text'
import { nodesIn, type Span, stagesOf, treeOf, variablesAt } from './tree'

/** Bytes that a query may have, trimmed. The server calls them characters. */
export const MAX_QUERY_BYTES = 4096

/** The variables of times and periods, which always have a value. */
const TIME_VARIABLES = ['start', 'end', 'period'] as const

/** The variables that stand for the id of an object, which the user chooses. */
export const ID_VARIABLES = [
  'instance',
  'disk',
  'interface',
  'sled',
  'switch',
  'silo',
  'project',
] as const

export type IdVariable = (typeof ID_VARIABLES)[number]

export const isIdVariable = (name: string): name is IdVariable =>
  ID_VARIABLES.some(each => each === name)

const isTimeVariable = (name: string) => TIME_VARIABLES.some(each => each === name)

/** A change on offer: the text to continue with, or something to do on the page. */
export type OxqlOffer =
  | { readonly label: string; readonly text: string }
  | { readonly label: string; readonly action: 'usePageRange' }

/** What is wrong with a query, in words, and the parts of the text as typed that it is about. */
export interface OxqlFault {
  readonly marks: readonly Span[]
  readonly message: string
  readonly offers: readonly OxqlOffer[]
  /** The variable that the user has to choose an object for first. */
  readonly missing?: IdVariable
}

const fault = (message: string, ...marks: readonly Span[]): OxqlFault => ({
  marks: marks.map(({ from, to }) => ({ from, to })),
  message,
  offers: [],
})

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const CLOSING = Object.values(PAIRS)

/** Quotes and brackets without their counterparts. */
const unbalanced = (text: string): OxqlFault[] => {
  const tree = treeOf(text)
  const faults = nodesIn(tree, 'UnclosedString').map(({ from }) =>
    fault(`The quote ${text.charAt(from)} is not closed`, { from, to: from + 1 }),
  )
  const open: SyntaxNode[] = []
  for (const node of nodesIn(tree, '(', ')', '[', ']', '{', '}')) {
    const last = open.at(-1)
    if (!CLOSING.includes(node.name)) open.push(node)
    else if (last && PAIRS[last.name] === node.name) open.pop()
    else faults.push(fault(`Nothing opens this ${node.name}`, node))
  }
  // What an open quote has swallowed may have closed them.
  if (faults.length > 0) return faults
  return open.map(node => fault(`This ${node.name} has no ${PAIRS[node.name]}`, node))
}

const isSource = ({ name }: SyntaxNode) => name === 'Get' || name === 'Subqueries'

/** Queries and subqueries that do not begin with their source, or have another one later. */
const misplaced = (text: string): OxqlFault[] => {
  const tree = treeOf(text)
  const faults = nodesIn(tree, 'Pipeline').flatMap(pipeline => {
    const [first, ...others] = stagesOf(pipeline)
    const start = first && pipeline.firstChild?.from === first.from ? first : pipeline.firstChild
    return [
      ...(start && !isSource(start) ? [fault('A query begins with get or {', start)] : []),
      ...others
        .filter(isSource)
        .map(node => fault('Only the beginning of a query can be get or {', node)),
    ]
  })
  const empty = nodesIn(tree, 'Subqueries').filter(({ firstChild: brace }) => {
    for (let at = brace; at; at = at.nextSibling)
      if ((at.name === '{' || at.name === ';') && at.nextSibling?.name !== 'Pipeline') return true
    return false
  })
  return [...faults, ...empty.map(node => fault('Each part in braces needs a query', node))]
}

export interface Known {
  /** The ids chosen for variables. */
  readonly variables: Readonly<Partial<Record<IdVariable, string>>>
  /** Bytes of the text as it would be sent. */
  readonly bytes: number
}

const wrongVariables = (text: string, { variables }: Known): OxqlFault[] =>
  variablesAt(text).flatMap((found): OxqlFault[] => {
    const { name } = found
    if (isTimeVariable(name)) return []
    if (isIdVariable(name)) {
      if (variables[name] !== undefined) return []
      return [{ ...fault(`Choose the ${name} that $${name} stands for`, found), missing: name }]
    }
    const names = [...TIME_VARIABLES, ...ID_VARIABLES].map(each => `$${each}`)
    return [fault(`There is no variable $${name}. Use ${commaSeries(names, 'or')}.`, found)]
  })

/**
 * What is certainly wrong with a text, before it is sent. Nothing here is a rule that only the
 * server judges: a text without known faults may still be refused.
 */
export const knownFaults = (text: string, known: Known): OxqlFault[] => {
  if (text.trim() === '') return [fault('The query is empty')]
  const bytes = `${formatNumber(known.bytes)} bytes`
  return [
    ...unbalanced(text),
    ...wrongVariables(text, known),
    ...misplaced(text),
    ...(known.bytes > MAX_QUERY_BYTES
      ? [fault(`The query has ${bytes}, and at most ${formatNumber(MAX_QUERY_BYTES)} are allowed`)]
      : []),
  ]
}
