import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { camelToSnakeKey } from '@/lib/case'
import type { MetricAnswer } from '@/lib/metric-answer'
import type { CompletionContext } from '@/lib/oxql/completion-items'
import { VARIABLES_OF_FIELDS } from '@/lib/oxql/literals'
import { timeseriesIn, type OxqlSchema } from '@/lib/oxql/tree'
import { unmetConditions } from '@/lib/oxql/unmet-conditions'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'
import { selectPage } from './explorer'
import {
  listOfVariable,
  runQuery,
  schemasByName,
  scopeKey,
  scopeOf,
  selectChoices,
  selectSchemas,
  type Scope,
} from './scope'

/** The query that finds the values that the fields of a timeseries have now. */
const valuesQuery = (scope: Scope, timeseries: string) =>
  runQuery(scopeKey(scope), `get ${timeseries} | filter timestamp > @now() - 5m | last 1`)

export const valuesQueries = (scope: Scope, timeseries: readonly string[]): readonly Query[] =>
  timeseries.map(name => valuesQuery(scope, name))

const variableOf = (field: string) => VARIABLES_OF_FIELDS[field]?.slice(1) ?? ''

const listsOf = weakMapMemoize(
  (text: string, key: string, schemas: readonly OxqlSchema[]): readonly Query[] => {
    const scope = scopeOf(key)
    const fields = timeseriesIn(text).flatMap(
      name => schemasByName(schemas).get(name)?.fieldSchema ?? [],
    )
    return [...new Set(fields.map(({ name }) => variableOf(name)))].flatMap(
      name => listOfVariable(scope, name) ?? [],
    )
  },
)

/** The lists of the objects that the timeseries of a text are about, to offer them by name. */
export const selectObjectQueries = (
  state: RootState,
  scope: Scope,
  text: string,
): readonly Query[] => listsOf(text, scopeKey(scope), selectSchemas(state, scope))

/** The values of fields in an answer, by timeseries and field. */
const seenIn = (answers: readonly MetricAnswer[]): CompletionContext['seen'] => {
  const seen: Record<string, Record<string, string[]>> = {}
  for (const { name, timeseries } of answers.flatMap(({ tables }) => tables))
    for (const { fields } of timeseries)
      for (const [field, { value }] of Object.entries(fields)) {
        const values = ((seen[name] ??= {})[camelToSnakeKey(field)] ??= [])
        if (!values.includes(String(value))) values.push(String(value))
      }
  return seen
}

const contextOf = weakMapMemoize(
  (
    schemas: readonly OxqlSchema[],
    loaded: string,
    choices: readonly (readonly { value: string; label: string }[])[],
    answers: readonly MetricAnswer[],
  ): CompletionContext => ({
    schemas,
    loaded: loaded === '' ? [] : loaded.split(' '),
    objects: Object.fromEntries(
      Object.keys(VARIABLES_OF_FIELDS).map((field, at) => [
        field,
        (choices[at] ?? []).map(({ value, label }) => ({ id: value, name: label })),
      ]),
    ),
    seen: seenIn(answers),
  }),
)

const same = weakMapMemoize(<Item>(...items: readonly Item[]): readonly Item[] => items)

const namedIn = weakMapMemoize(timeseriesIn)

const unmetIn = weakMapMemoize((text: string, answers: readonly MetricAnswer[]) => {
  const values = seenIn(answers)
  return unmetConditions(text, (timeseries, field) => values[timeseries]?.[field])
})

/** The conditions of a query, as sent, that no timeseries meets, as far as its values are loaded. */
export const selectUnmet = (state: RootState, scope: Scope, text: string) => {
  const answers = namedIn(text).flatMap(name => selectData(state, valuesQuery(scope, name)) ?? [])
  return unmetIn(text, same(...answers))
}

/** What completions are chosen from: schemas, known objects, and the values seen in answers. */
export const selectCompletionContext = (
  state: RootState,
  scope: Scope,
  loaded: readonly string[],
): CompletionContext => {
  const key = scopeKey(scope)
  const isRead = (name: string) =>
    selectEntry(state, valuesQuery(scope, name))?.status === 'fulfilled'
  const read = loaded.filter(isRead)
  const runs = Object.values(selectPage(state, scope)?.runs ?? {})
  const texts = runs.flatMap(({ answered }) => answered?.sent.text ?? [])
  const answers = [
    ...texts.map(text => selectData(state, runQuery(key, text))),
    ...read.map(name => selectData(state, valuesQuery(scope, name))),
  ].filter(answer => answer !== undefined)
  const choices = Object.keys(VARIABLES_OF_FIELDS).map(field =>
    selectChoices(state, scope, variableOf(field)),
  )
  const schemas = selectSchemas(state, scope)
  return contextOf(schemas, read.join(' '), same(...choices), same(...answers))
}
