import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { camelToSnake } from '@/lib/case'
import { defineForm } from '@/store/forms/define-form'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { OBJECT_JSON } from './forms'
import { objectQueryOf } from './object-query'

/** The answer to a query as indented JSON, with the keys of the API; empty if there is none. */
export const queryJson = (state: RootState, query: Query | undefined): string =>
  query ? JSON.stringify(camelToSnake(selectData(state, query)), null, 2) : ''

/** The object that a page or panel is about, as JSON. */
export const objectJson = (state: RootState, match: RouteMatch): string =>
  queryJson(state, objectQueryOf(state, match))

/** Defines a dialog that shows JSON. It sends no request. */
export const jsonForm = <Params = object>(name: string) =>
  defineForm<object, unknown, Params>({
    name,
    initial: () => ({}),
  })

export const objectJsonForm = jsonForm(OBJECT_JSON)
