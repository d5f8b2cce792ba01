import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { camelToSnake } from '@/lib/case'
import { defineForm } from '@/store/forms/define-form'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { OBJECT_JSON } from './forms'

/**
 * The query of the object that a page or panel is about: the first of the innermost part of the
 * screen whose answer has an id.
 */
export const objectQueryOf = (state: RootState, { chain, params }: RouteMatch): Query | undefined =>
  chain
    .toReversed()
    .flatMap(part => part.queries?.(params) ?? [])
    .find(query => {
      const data: unknown = selectData(state, query)
      return typeof data === 'object' && data !== null && 'id' in data
    })

/** That object as indented JSON, with the keys of the API; empty if there is none. */
export const objectJson = (state: RootState, match: RouteMatch): string => {
  const query = objectQueryOf(state, match)
  return query ? JSON.stringify(camelToSnake(selectData(state, query)), null, 2) : ''
}

/** The dialog that shows it. It sends no request. */
export const objectJsonForm = defineForm({
  name: OBJECT_JSON,
  initial: () => ({}),
  check: () => ({}),
  toCommand: () => null,
  succeeded: () => ({}),
})
