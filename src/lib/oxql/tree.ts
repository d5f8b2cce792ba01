import type { SyntaxNode, Tree } from '@lezer/common'
import { fieldWords, metricWords, titleCase } from '../series-names'
import { commaSeries } from '../text'
import { parser } from './parser'

/** A part of a text, as offsets of UTF-16 units; the end is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Where the characters that all fit begin, going back from a place of a text. An expression that ends
 * with `$` would look for the end from each of them.
 */
export const startOfRun = (text: string, end: number, fits: RegExp): number => {
  let start = end
  while (start > 0 && fits.test(text.charAt(start - 1))) start -= 1
  return start
}

/** What the console knows of a timeseries: a schema of the API has all of it. */
export interface OxqlSchema {
  readonly timeseriesName: string
  /** `cumulative_u64`, `f64`, `histogram_f64`, `bool` … */
  readonly datumType: string
  readonly units: string
  readonly description: { readonly metric: string; readonly target: string }
  readonly fieldSchema: readonly OxqlField[]
}

export interface OxqlField {
  readonly name: string
  readonly fieldType: string
  readonly description: string
  readonly source: string
}

/** The names of the grammar's nodes that the code asks for. */
export type NodeName =
  | 'Pipeline'
  | 'Get'
  | 'Timeseries'
  | 'Subqueries'
  | 'Filter'
  | 'Comparison'
  | 'Field'
  | 'Fields'
  | 'Compare'
  | 'Value'
  | 'Number'
  | 'Duration'
  | 'String'
  | 'UnclosedString'
  | 'Timestamp'
  | 'Variable'
  | 'Boolean'
  | 'Bare'
  | 'Group'
  | 'Not'
  | 'And'
  | 'Xor'
  | 'Or'
  | 'Align'
  | 'Method'
  | 'GroupBy'
  | 'Reducer'
  | 'Join'
  | 'Limit'
  | 'UnknownStage'
  | 'UnknownWord'
  | 'StageWord'
  | '|'
  | '('
  | ')'
  | '['
  | ']'
  | '{'
  | '}'

/** The tree of a text, which may be unfinished or have mistakes. */
export const treeOf = (text: string): Tree => parser.parse(text)

export const textOf = (text: string, { from, to }: Span): string => text.slice(from, to)

export const childOf = (node: SyntaxNode | null, name: NodeName): SyntaxNode | null =>
  node?.getChild(name) ?? null

/** All nodes of a name inside of a node, in the order of the text. */
export const nodesIn = (root: SyntaxNode | Tree, ...names: readonly NodeName[]): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  root.cursor().iterate(({ node, name }) => {
    if (names.some(each => each === name)) found.push(node)
  })
  return found
}

/** The nearest node of a name around a node. */
export const around = (node: SyntaxNode | null, name: NodeName): SyntaxNode | null => {
  for (let at = node?.parent ?? null; at; at = at.parent) if (at.name === name) return at
  return null
}

const STAGES: readonly string[] = [
  'Get',
  'Subqueries',
  'Filter',
  'Align',
  'GroupBy',
  'Join',
  'Limit',
  'UnknownStage',
] satisfies NodeName[]

/** The source and stages of a query or subquery, in order. */
export const stagesOf = (pipeline: SyntaxNode): SyntaxNode[] => {
  const stages: SyntaxNode[] = []
  for (let at = pipeline.firstChild; at; at = at.nextSibling)
    if (STAGES.includes(at.name)) stages.push(at)
  return stages
}

/** The pipelines that what a node gives passes through: its own, and those around it. */
export const pipelinesAround = (node: SyntaxNode): SyntaxNode[] => {
  const pipeline = node.name === 'Pipeline' ? node : around(node, 'Pipeline')
  if (!pipeline) return []
  const outer = around(pipeline, 'Pipeline')
  return outer ? [pipeline, ...pipelinesAround(outer)] : [pipeline]
}

/** The names of the timeseries that a text reads, each once. */
export const timeseriesIn = (text: string): string[] => [
  ...new Set(nodesIn(treeOf(text), 'Timeseries').map(node => textOf(text, node))),
]

/** Where a text has variables, and their names without the `$`. Those inside of quotes are text. */
export const variablesAt = (text: string): (Span & { readonly name: string })[] =>
  nodesIn(treeOf(text), 'Variable').map(({ from, to }) => ({
    from,
    to,
    name: text.slice(from + 1, to),
  }))

/** The names of the variables that a text uses, without the `$`, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set(variablesAt(text).map(({ name }) => name)),
]

/**
 * What a query shows, in words: `Bytes read by disk`; the names of the metrics, and the fields of
 * the last grouping. Empty if it reads nothing.
 */
export const describeQuery = (text: string): string => {
  const tree = treeOf(text)
  const metrics = [...new Set(timeseriesIn(text).map(metricWords))].filter(Boolean)
  const grouping = nodesIn(tree, 'Fields').at(-1)
  const fields = (grouping?.getChildren('Field') ?? []).map(node => fieldWords(textOf(text, node)))
  const words = [
    commaSeries(metrics, 'and'),
    ...(fields.length > 0 ? ['by', commaSeries(fields, 'and')] : []),
  ]
  return metrics.length === 0 ? '' : titleCase(words.join(' '))
}
