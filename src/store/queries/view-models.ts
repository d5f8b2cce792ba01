import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, type AnswerOf } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectListItems } from '@/store/lists/selectors'
import type { ItemOf } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { keepSame } from './stable-list'

/** A query, or the function that makes it from the parameters of an address. */
type QueryFor<Params, Q extends Query> = Q | ((params: Params) => Q)

const queryFor = <Params, Q extends Query>(query: QueryFor<Params, Q>, params: Params): Q =>
  typeof query === 'function' ? query(params) : query

/** The parameters; optional if the query needs none. */
type Given<Params> = unknown extends Params ? [params?: Params] : [params: Params]

/** Returns what a view shows of an object besides the object itself, such as links and actions. */
type Extend<Item, Params, Context, More> = (item: Item, params: Params, context: Context) => More

/**
 * Extends objects, memoized by the object, its query and its context. All parameters that `extend`
 * reads must be part of the query.
 */
const extender = <Item extends object, Params, Context, More extends object>(
  extend: Extend<Item, Params, Context, More>,
) => {
  let given: Params
  const toViewModel = weakMapMemoize(
    (item: Item, _query: Query, context: Context): Item & More => ({
      ...item,
      ...extend(item, given, context),
    }),
  )
  return (item: Item, query: Query, params: Params, context: Context) => {
    given = params
    return toViewModel(item, query, context)
  }
}

/** Selects what else a view model depends on; must return the same value until that changes. */
type SelectContext<Params, Item, Context> = (
  state: RootState,
  params: Params,
  item: Item,
) => Context

/**
 * Creates the selector of the rows of a list: the API's objects of its current page, or all of them
 * while the user filters or sorts, extended. If one object changes, only its row is new.
 */
export const listRows = <
  Q extends Query,
  More extends object,
  Params = unknown,
  Context = undefined,
>(
  list: QueryFor<Params, Q>,
  extend: Extend<ItemOf<Q>, Params, Context, More>,
  selectContext?: SelectContext<Params, ItemOf<Q>, Context>,
) => {
  const toRow = extender(extend as Extend<ItemOf<Q> & object, Params, Context, More>)
  const keep = keepSame<ItemOf<Q> & More>()
  return (state: RootState, ...[given]: Given<Params>): readonly (ItemOf<Q> & More)[] => {
    const params = given as Params
    const query = queryFor(list, params)
    const rows = selectListItems(state, query).map(item =>
      toRow(item as never, query, params, selectContext?.(state, params, item) as Context),
    )
    return keep(query, rows)
  }
}

/**
 * Creates the selector of one object as its page or panel shows it; undefined until it is loaded.
 */
export const objectView = <
  Q extends Query,
  More extends object,
  Params = unknown,
  Context = undefined,
>(
  view: QueryFor<Params, Q>,
  extend: Extend<NonNullable<AnswerOf<Q>>, Params, Context, More>,
  selectContext?: SelectContext<Params, NonNullable<AnswerOf<Q>>, Context>,
) => {
  const toView = extender(
    extend as Extend<NonNullable<AnswerOf<Q>> & object, Params, Context, More>,
  )
  return (
    state: RootState,
    ...[given]: Given<Params>
  ): (NonNullable<AnswerOf<Q>> & More) | undefined => {
    const params = given as Params
    const query = queryFor(view, params)
    const object = selectData(state, query)
    if (!object) return undefined
    return toView(object as never, query, params, selectContext?.(state, params, object) as Context)
  }
}

/** The view model of a row selector. */
export type RowOf<Select extends (...args: never[]) => readonly unknown[]> =
  ReturnType<Select>[number]

/** The view model of an object selector. */
export type ViewOf<Select extends (...args: never[]) => unknown> = NonNullable<ReturnType<Select>>
