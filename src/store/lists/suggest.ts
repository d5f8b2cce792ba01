import { weakMapMemoize } from '@reduxjs/toolkit'
import type { DataColumn, TextContext } from '@/lib/column'
import { byNature, naturalKey } from '@/lib/sort-rows'
import { filterName } from './arrange'
import { openTermOf, quoted } from './filter'

interface Suggestion {
  /** The whole filter with the suggestion. */
  text: string
  label: string
  /** How many rows have that text; absent for the name of a column. */
  count?: number
}

/** The most suggestions at once. */
const MOST = 20
/** Columns with more different texts, such as names, are suggested only if they are named. */
const FEW = 12

/**
 * How often each text of a column occurs, in the order of the texts; none if there are more than
 * `most` different ones. Remembered until the rows change: it takes longer than a keystroke may.
 */
const countTexts = weakMapMemoize(
  <Row>(
    rows: readonly Row[],
    column: DataColumn<Row>,
    context: TextContext,
    most: number,
  ): readonly (readonly [string, number])[] => {
    const counts = new Map<string, number>()
    for (const row of rows) {
      const text = column.text?.(row, context) ?? ''
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
      if (counts.size > most) return []
    }
    return [...counts].toSorted(([a], [b]) => byNature(naturalKey(a), naturalKey(b)))
  },
)

/** What can complete a filter: the names of columns, and texts that rows have. */
export const suggest = <Row>(
  filter: string,
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  context: TextContext,
): readonly Suggestion[] => {
  const open = openTermOf(filter)
  if (!open) return []
  const { before, column: named, typed } = open
  // Columns of different groups may have the same name.
  const searchable = [
    ...new Map(
      columns.filter(({ text }) => text).map(column => [filterName(column), column]),
    ).values(),
  ]
  const textsOf = (column: DataColumn<Row>, prefix: string, most: number) =>
    countTexts(rows, column as DataColumn<unknown>, context, most)
      .filter(([text]) => text.toLowerCase().includes(typed))
      .map(([text, count]) => ({
        text: `${before}${prefix}${quoted(text)} `,
        label: `${filterName(column)}:${quoted(text)}`,
        count,
      }))
  const column = searchable.find(each => filterName(each) === named)
  if (column) {
    const [first, ...others] = textsOf(column, '', Infinity)
    const isComplete = first?.text.trim().toLowerCase() === filter.trim().toLowerCase()
    return first && !(isComplete && others.length === 0) ? [first, ...others].slice(0, MOST) : []
  }
  if (named !== undefined) return []
  const names = searchable.map(filterName).filter(name => name.startsWith(typed))
  return [
    ...names.map(name => ({ text: `${before}${name}:`, label: `${name}:` })),
    ...(typed === '' ? [] : searchable.flatMap(each => textsOf(each, `${filterName(each)}:`, FEW))),
  ].slice(0, MOST)
}
