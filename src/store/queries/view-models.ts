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
 * Extends objects. The view model of an object stays the same while its query and its context do.
 * All parameters that `extend` reads must be part of the query.
 */
const extender = <Item extends object, Params, Context, More extends object>(
  extend: Extend<Item, Params, Context, More>,
) => {
  const made = new WeakMap<Item, { query: Query; context: Context; viewModel: Item & More }>()
  return (item: Item, query: Query, params: Params, context: Context): Item & More => {
    const last = made.get(item)
    if (last && last.query === query && last.context === context) return last.viewModel
    const viewModel = { ...item, ...extend(item, params, context) }
    made.set(item, { query, context, viewModel })
    return viewModel
  }
}

/** Selects what else a view model depends on; must return the same value until that changes. */
type SelectContext<Params, Item, Context> = (
  state: RootState,
  params: Params,
  item: Item,
) => Context

/** The state, which notes the parts that are read of it: all that a selector depends on. */
const noting = (state: RootState, parts: Set<keyof RootState>): RootState =>
  new Proxy(state, {
    get(target, part: keyof RootState) {
      parts.add(part)
      return target[part]
    },
  })

/** The rows of a list with what they were made from. */
interface Made<Row> {
  items: readonly unknown[]
  state: RootState
  parts: ReadonlySet<keyof RootState>
  rows: readonly Row[]
}

/**
 * Creates the selector of the rows of a list: the API's objects of its current page, or all of them
 * while the user filters or sorts, extended. If one object changes, only its row is new. Nothing is
 * computed for a change of the state that the rows do not depend on.
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
  const made = new WeakMap<Query, Made<ItemOf<Q> & More>>()
  return (state: RootState, ...[given]: Given<Params>): readonly (ItemOf<Q> & More)[] => {
    const params = given as Params
    const query = queryFor(list, params)
    const items = selectListItems(state, query)
    const last = made.get(query)
    if (last?.items === items && [...last.parts].every(part => last.state[part] === state[part]))
      return last.rows
    const parts = new Set<keyof RootState>()
    const noted = noting(state, parts)
    const rows = keep(
      query,
      items.map(item =>
        toRow(item as never, query, params, selectContext?.(noted, params, item) as Context),
      ),
    )
    made.set(query, { items, state, parts, rows })
    return rows
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
