import { selectData } from '@/api/core/api'
import { camelToSnake } from '@/lib/case'
import { defineForm } from '@/store/forms/define-form'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { OBJECT_JSON } from './forms'
import { objectQueryOf } from './object-query'

/** The object that a page or panel is about, as indented JSON, with the keys of the API; empty if there is none. */
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
