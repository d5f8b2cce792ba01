import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type AnswerOf, type Entry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'

/** The state of looking up an object that another one refers to by id. */
export type Lookup<Item> =
  | { status: 'pending' }
  | { status: 'found'; item: Item }
  /** It has been deleted. */
  | { status: 'gone' }
  | { status: 'failed'; query: Query }

const PENDING: Lookup<never> = { status: 'pending' }

const toLookup = weakMapMemoize(
  <Item>({ data, error }: Entry<Item>, query: Query): Lookup<Item> => {
    // A server without this operation also responds with 404, but without this error code.
    if (error?.errorCode === 'ObjectNotFound') return { status: 'gone' }
    if (data !== undefined) return { status: 'found', item: data }
    return error ? { status: 'failed', query } : PENDING
  },
)

const found = weakMapMemoize(<Item extends object>(item: Item): Lookup<Item> => ({
  status: 'found',
  item,
}))

/** The state of looking up an object by its id. `known` is the object if it is already loaded. */
export const selectLookup = <Q extends Query>(
  state: RootState,
  query: Q,
  known?: NonNullable<AnswerOf<Q>>,
): Lookup<NonNullable<AnswerOf<Q>>> => {
  if (known) return found(known) as Lookup<NonNullable<AnswerOf<Q>>>
  const entry = selectEntry(state, query)
  return entry ? (toLookup(entry, query) as Lookup<NonNullable<AnswerOf<Q>>>) : PENDING
}
