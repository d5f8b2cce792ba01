import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { camelToSnakeKey } from '@/lib/case'
import type { MetricAnswer } from '@/lib/metric-answer'
import { ID_VARIABLES, isIdVariable, type IdVariable } from '@/lib/oxql/known-faults'
import type { OxqlSchema } from '@/lib/oxql/tree'
import { allDisksQuery, allInstancesQuery } from '@/store/project/queries'
import { selectRelease } from '@/store/release/release'
import { selectIsFleetViewer } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { allProjectsQuery } from '@/store/silo/queries'
import { allSilosQuery } from '@/store/system/silos/queries'
import { allSledsQuery, allSwitchesQuery } from '@/store/system/sleds/queries'
import { projectSchemas } from './project-schemas'

/** What the page is about: a project, by its name, or the whole rack. */
export type Scope = { readonly project: string } | 'system'

/** Of the page in the machine: projects and the system have pages of their own. */
export const scopeKey = (scope: Scope): string =>
  scope === 'system' ? 'system' : `project/${scope.project}`

export const scopeOf = (key: string): Scope =>
  key === 'system' ? key : { project: key.slice('project/'.length) }

type RunQuery = Extract<Query, { endpoint: 'timeseriesQuery' | 'systemTimeseriesQuery' }>

/** The call that a text is sent with. */
export const runQuery = weakMapMemoize((key: string, query: string): RunQuery => {
  const body = { query }
  const scope = scopeOf(key)
  return scope === 'system'
    ? { endpoint: 'systemTimeseriesQuery', args: { body }, isTyped: true }
    : { endpoint: 'timeseriesQuery', args: { query: scope, body }, isTyped: true }
})

/** One page: racks have fewer than two hundred. */
const schemasQuery = {
  endpoint: 'systemTimeseriesSchemaList',
  args: { query: { limit: 1000 } },
} as const satisfies Query

const ownSchemas = weakMapMemoize(projectSchemas)

/** Those of projects, in the words of the rack if its list has been read. */
const inWordsOfRack = weakMapMemoize(
  (own: readonly OxqlSchema[], rack: readonly OxqlSchema[]): readonly OxqlSchema[] => {
    const known = schemasByName(rack)
    return own.map(each => known.get(each.timeseriesName) ?? each)
  },
)

const NONE: readonly Query[] = []

const NO_SCHEMAS: readonly OxqlSchema[] = []

/** The timeseries that can be asked about; none until the rack's list is read. */
export const selectSchemas = (state: RootState, scope: Scope): readonly OxqlSchema[] => {
  const rack = selectData(state, schemasQuery)?.items ?? NO_SCHEMAS
  return scope === 'system' ? rack : inWordsOfRack(ownSchemas(selectRelease(state)), rack)
}

/** Only viewers of the fleet can read the rack's list. */
export const selectSchemaQueries = createSelector(
  [selectIsFleetViewer],
  (isViewer): readonly Query[] => (isViewer ? [schemasQuery] : NONE),
)

/** The answer with the list of the rack's timeseries, and why there is none. */
export const selectSchemasEntry = (state: RootState) => selectEntry(state, schemasQuery)

export const schemasByName = weakMapMemoize(
  (schemas: readonly OxqlSchema[]) => new Map(schemas.map(each => [each.timeseriesName, each])),
)

export const isCounterOf =
  (schemas: readonly OxqlSchema[]) =>
  (timeseries: string): boolean | undefined =>
    schemasByName(schemas).get(timeseries)?.datumType.startsWith('cumulative')

/** The lists that name objects, by the variable that stands for one. */
const LISTS = (scope: Scope): Partial<Record<IdVariable, Query>> =>
  scope === 'system'
    ? { silo: allSilosQuery, sled: allSledsQuery, switch: allSwitchesQuery }
    : { instance: allInstancesQuery(scope), disk: allDisksQuery(scope) }

const PROJECTS: Partial<Record<IdVariable, Query>> = { project: allProjectsQuery }

export const listOfVariable = (scope: Scope, name: string): Query | undefined =>
  isIdVariable(name) ? { ...PROJECTS, ...LISTS(scope) }[name] : undefined

interface Named {
  id: string
  name?: string
  baseboard?: { serial: string }
}

const NO_ITEMS: readonly Named[] = []

const itemsOf = (state: RootState, query: Query | undefined): readonly Named[] =>
  ((query && selectData(state, query)) as { items?: readonly Named[] } | undefined)?.items ??
  NO_ITEMS

const nameOf = ({ id, name, baseboard }: Named) => name ?? baseboard?.serial ?? id

/** The objects that a variable can stand for. */
const choicesOf = weakMapMemoize((items: readonly Named[]) =>
  items.map(item => ({ value: item.id, label: nameOf(item) })),
)

export const selectChoices = (state: RootState, scope: Scope, name: string) =>
  choicesOf(itemsOf(state, listOfVariable(scope, name)))

const keyed = weakMapMemoize((...lists: readonly (readonly Named[])[]) =>
  Object.fromEntries(lists.flat().map(item => [item.id, nameOf(item)])),
)

/** The names of objects by their ids, as far as they have been read. */
export const selectNames = (state: RootState, scope: Scope): Readonly<Record<string, string>> =>
  keyed(...ID_VARIABLES.map(name => itemsOf(state, listOfVariable(scope, name))))

/** The lists that have the names of the ids in an answer. */
export const nameQueries = createSelector(
  [(answer: MetricAnswer) => answer, (_answer, key: string) => key],
  (answer, key): readonly Query[] => {
    const scope = scopeOf(key)
    const fields = new Set(
      answer.tables.flatMap(({ timeseries }) =>
        timeseries.slice(0, 1).flatMap(({ fields: own }) => Object.keys(own).map(camelToSnakeKey)),
      ),
    )
    const queries = ID_VARIABLES.flatMap(name =>
      fields.has(`${name}_id`) || (name === 'instance' && fields.has('attached_instance_id'))
        ? (listOfVariable(scope, name) ?? [])
        : [],
    )
    return queries.length > 0 ? queries : NONE
  },
)

/** The ids in an answer, with the variables that stand for such objects. */
const idsIn = weakMapMemoize((answer: MetricAnswer): readonly (readonly [IdVariable, string])[] =>
  answer.tables.flatMap(({ timeseries }) =>
    timeseries.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, { value }]) => {
        const [, name = ''] = /^(?:attached_)?(\w+)_id$/.exec(camelToSnakeKey(field)) ?? []
        return isIdVariable(name) ? [[name, String(value)] as const] : []
      }),
    ),
  ),
)

/** Whether the answer has ids that are not in the whole lists of such objects. */
export const selectHasUnnamed = (state: RootState, scope: Scope, answer: MetricAnswer): boolean => {
  const names = selectNames(state, scope)
  const isWhole = (name: IdVariable) => {
    const list = listOfVariable(scope, name)
    const read = list && (selectData(state, list) as { nextPage?: string | null } | undefined)
    return read !== undefined && !read.nextPage
  }
  return idsIn(answer).some(([name, id]) => names[id] === undefined && isWhole(name))
}
