import type { SyntaxNode } from '@lezer/common'
import { childOf, type Span, stagesOf, textOf, treeOf } from './tree'

/** A row of `Where`. Operator and value are empty until they are chosen; the value is a literal. */
export interface BuilderCondition {
  readonly field: string
  readonly operator: string
  readonly value: string
}

/** What the builder shows of a query. */
export interface BuilderQuery {
  readonly kind: 'query'
  /** Empty until it is chosen. */
  readonly timeseries: string
  /** Joined by `&&`. */
  readonly conditions: readonly BuilderCondition[]
  /** As written, such as `$period` or `1m`; null for every measurement. */
  readonly period: string | null
  /** The fields to keep; null to keep all series. */
  readonly fields: readonly string[] | null
  readonly reducer: 'mean' | 'sum'
}

export type Builder =
  | BuilderQuery
  /** The first part that the builder cannot show. */
  | { readonly kind: 'text'; readonly part: string; readonly span: Span }

/** The parts of a query that can be shown. */
interface Parts {
  readonly get: SyntaxNode | null
  readonly filter: SyntaxNode | null
  readonly comparisons: readonly SyntaxNode[]
  readonly align: SyntaxNode | null
  readonly groupBy: SyntaxNode | null
}

const ORDER = ['Get', 'Filter', 'Align', 'GroupBy']

/** The comparisons that `&&` joins; null if there is anything else. */
const conjuncts = (node: SyntaxNode | null): readonly SyntaxNode[] | null => {
  if (node?.name === 'Comparison') return [node]
  const { firstChild: left, lastChild: right } = node ?? {}
  if (node?.name !== 'And' || !left || !right || right.name === '&&') return null
  const [before, after] = [conjuncts(left), conjuncts(right)]
  return before && after && [...before, ...after]
}

const hasMistake = (node: SyntaxNode): boolean => {
  let found = false
  node.cursor().iterate(({ type, name }) => {
    found ||= type.isError || name === 'UnclosedString'
  })
  return found
}

const isShown = (text: string, stage: SyntaxNode): boolean => {
  if (stage.name !== 'Align') return true
  const method = childOf(stage, 'Method')
  return !!method && textOf(text, method) === 'mean_within' && !!childOf(stage, 'Value')
}

/** The parts of a query that can be shown, or the first one that cannot. */
const partsOf = (text: string): Parts | Span => {
  const { topNode } = treeOf(text)
  const pipeline = childOf(topNode, 'Pipeline')
  const stages = pipeline ? stagesOf(pipeline) : []
  let next = 0
  for (const stage of stages) {
    const at = ORDER.indexOf(stage.name, next)
    if (at < 0 || (next === 0 && at > 0) || hasMistake(stage) || !isShown(text, stage)) return stage
    next = at + 1
  }
  const named = (name: string) => stages.find(stage => stage.name === name) ?? null
  const filter = named('Filter')
  const condition = filter?.lastChild?.name === 'StageWord' ? null : filter?.lastChild
  const comparisons = condition ? conjuncts(condition) : []
  if (filter && !comparisons) return filter
  // Without its stage, a `|` would have to be removed with the stage before it.
  const isWhole = (pipeline?.getChildren('|').length ?? 0) === Math.max(0, stages.length - 1)
  if (hasMistake(topNode) || !isWhole || !comparisons) return { from: 0, to: text.length }
  return {
    get: named('Get'),
    filter,
    comparisons,
    align: named('Align'),
    groupBy: named('GroupBy'),
  }
}

const partText = (text: string, node: SyntaxNode | null, name: 'Field' | 'Compare' | 'Value') => {
  const part = childOf(node, name)
  return part ? textOf(text, part) : ''
}

const queryOf = (text: string, parts: Parts): BuilderQuery => {
  const timeseries = childOf(parts.get, 'Timeseries')
  const reducer = childOf(parts.groupBy, 'Reducer')
  const fields = childOf(parts.groupBy, 'Fields')?.getChildren('Field')
  return {
    kind: 'query',
    timeseries: timeseries ? textOf(text, timeseries) : '',
    conditions: parts.comparisons.map(node => ({
      field: partText(text, node, 'Field'),
      operator: partText(text, node, 'Compare'),
      value: partText(text, node, 'Value'),
    })),
    period: parts.align ? partText(text, parts.align, 'Value') : null,
    fields: parts.groupBy ? (fields ?? []).map(field => textOf(text, field)) : null,
    reducer: reducer && textOf(text, reducer) === 'sum' ? 'sum' : 'mean',
  }
}

/** What the builder shows of a text, or what it cannot show. */
export const builderOf = (text: string): Builder => {
  const parts = partsOf(text)
  return 'get' in parts
    ? queryOf(text, parts)
    : { kind: 'text', part: textOf(text, parts), span: { from: parts.from, to: parts.to } }
}

/** An edit in the builder. */
export type BuilderChange =
  | { readonly kind: 'timeseries'; readonly name: string }
  /** A new row at the end, or another value for a row. */
  | { readonly kind: 'condition'; readonly index: number; readonly condition: BuilderCondition }
  | { readonly kind: 'withoutCondition'; readonly index: number }
  /** Null for every measurement, which cannot be combined. */
  | { readonly kind: 'period'; readonly period: string | null }
  /** Null to keep all series. Ignored if nothing is aligned. */
  | {
      readonly kind: 'combine'
      readonly fields: readonly string[] | null
      readonly reducer: 'mean' | 'sum'
    }

interface Edit extends Span {
  readonly text: string
}

const replaced = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, { from, to, text: part }) => all.slice(0, from) + part + all.slice(to), text)

/** What the text has between the first stage of a pipeline and the next `|`. */
const gapOf = (text: string, pipeline: SyntaxNode | null): string => {
  const bar = pipeline?.getChild('|')
  const stage = bar?.prevSibling
  return stage ? text.slice(stage.to, bar.from) : ' '
}

const added = (text: string, after: SyntaxNode, stage: string): Edit => ({
  from: after.to,
  to: after.to,
  text: `${gapOf(text, after.parent)}| ${stage}`,
})

const stageBefore = (stage: SyntaxNode): SyntaxNode | null => {
  let before = stage.prevSibling
  while (before?.name === '|') before = before.prevSibling
  return before
}

/** Removes a stage and the `|` before it. */
const removed = (stage: SyntaxNode): Edit => ({
  from: stageBefore(stage)?.to ?? stage.from,
  to: stage.to,
  text: '',
})

const written = ({ field, operator, value }: BuilderCondition) =>
  [field, operator, value].filter(Boolean).join(' ')

/** Replaces only the words of a condition that differ. */
const conditionEdits = (text: string, node: SyntaxNode, wanted: BuilderCondition): Edit[] => {
  const names = [
    ['Field', wanted.field],
    ['Compare', wanted.operator],
    ['Value', wanted.value],
  ] as const
  const parts = names.map(([name, part]) => ({ part, node: childOf(node, name) }))
  return parts.every(({ part, node: at }) => at && part)
    ? parts.flatMap(({ part, node: at }) =>
        at && textOf(text, at) !== part ? [{ from: at.from, to: at.to, text: part }] : [],
      )
    : [{ from: node.from, to: node.to, text: written(wanted) }]
}

const changeCondition = (
  text: string,
  { get, filter, comparisons }: Parts,
  index: number,
  condition: BuilderCondition,
): Edit[] => {
  const node = comparisons[index]
  if (node) return conditionEdits(text, node, condition)
  const last = comparisons.at(-1)
  if (last) return [{ from: last.to, to: last.to, text: ` && ${written(condition)}` }]
  if (filter) return [{ from: filter.from, to: filter.to, text: `filter ${written(condition)}` }]
  return get ? [added(text, get, `filter ${written(condition)}`)] : []
}

const withoutCondition = ({ filter, comparisons }: Parts, index: number): Edit[] => {
  const node = comparisons[index]
  if (!node || !filter) return []
  if (comparisons.length === 1) return [removed(filter)]
  const [before, after] = [comparisons[index - 1], comparisons[index + 1]]
  return before
    ? [{ from: before.to, to: node.to, text: '' }]
    : [{ from: node.from, to: after?.from ?? node.to, text: '' }]
}

const changePeriod = (text: string, parts: Parts, period: string | null): Edit[] => {
  const { get, filter, align, groupBy } = parts
  if (period === null) return [align, groupBy].flatMap(stage => (stage ? [removed(stage)] : []))
  const value = childOf(align, 'Value')
  if (value) return [{ from: value.from, to: value.to, text: period }]
  const after = filter ?? get
  return after ? [added(text, after, `align mean_within(${period})`)] : []
}

const combine = (
  text: string,
  parts: Parts,
  { fields, reducer }: Extract<BuilderChange, { kind: 'combine' }>,
): Edit[] => {
  const { align, groupBy } = parts
  if (!fields) return groupBy ? [removed(groupBy)] : []
  const list = `[${fields.join(', ')}]`
  if (!groupBy) return align ? [added(text, align, `group_by ${list}, ${reducer}`)] : []
  const now = queryOf(text, parts)
  const [inText, word] = [childOf(groupBy, 'Fields'), childOf(groupBy, 'Reducer')]
  if (!inText) return [{ from: groupBy.from, to: groupBy.to, text: `group_by ${list}, ${reducer}` }]
  const edits: Edit[] = []
  if (now.fields?.join() !== fields.join())
    edits.push({ from: inText.from, to: inText.to, text: list })
  if (now.reducer !== reducer) {
    edits.push(
      word
        ? { from: word.from, to: word.to, text: reducer }
        : { from: inText.to, to: groupBy.to, text: `, ${reducer}` },
    )
  }
  return edits
}

const editsFor = (text: string, parts: Parts, change: BuilderChange): Edit[] => {
  switch (change.kind) {
    case 'timeseries': {
      const name = childOf(parts.get, 'Timeseries')
      const at = name ?? parts.get ?? { from: 0, to: text.length }
      return [{ from: at.from, to: at.to, text: name ? change.name : `get ${change.name}` }]
    }
    case 'condition':
      return changeCondition(text, parts, change.index, change.condition)
    case 'withoutCondition':
      return withoutCondition(parts, change.index)
    case 'period':
      return changePeriod(text, parts, change.period)
    case 'combine':
      return combine(text, parts, change)
  }
}

/**
 * The text after an edit in the builder, which changes only the words that it is about. What the
 * builder cannot show stays as it is.
 */
export const changeBuilder = (text: string, change: BuilderChange): string => {
  const parts = partsOf(text)
  return 'get' in parts ? replaced(text, editsFor(text, parts, change)) : text
}

/** The text with a stage before another one. */
export const insertedStage = (text: string, before: SyntaxNode, stage: string): string => {
  const last = stageBefore(before)
  return last ? replaced(text, [added(text, last, stage)]) : text
}

/** The text without some of its stages. */
export const withoutStages = (text: string, stages: readonly SyntaxNode[]): string =>
  replaced(text, stages.map(removed))
