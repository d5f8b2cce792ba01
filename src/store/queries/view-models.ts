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

type Part = keyof RootState

/** Keys of what was read, and what was there. */
type Read<Key> = readonly (readonly [key: Key, value: unknown])[]

/** A value selected from the state, with all of the state that it depends on. */
interface Noted<Value> {
  value: Value
  query: Query
  parts: Read<Part>
  /** Of the cache of the API, only what was read of it counts: the rest changes often. */
  entries: Read<string>
}

/** Selects from the state and notes what is read of it. */
const noting = <Value>(
  state: RootState,
  query: Query,
  select: (noted: RootState) => Value,
): Noted<Value> => {
  const parts = new Map<Part, unknown>()
  const entries = new Map<string, unknown>()
  const queries = new Proxy(state.api.queries, {
    get(target, key: string) {
      entries.set(key, target[key])
      return target[key]
    },
  })
  const api = { ...state.api, queries }
  const noted = new Proxy(state, {
    get(target, part: Part) {
      if (part === 'api') return api
      parts.set(part, target[part])
      return target[part]
    },
  })
  return { value: select(noted), query, parts: [...parts], entries: [...entries] }
}

/** Whether the same is still there. A loop, because long lists ask it of each row. */
const isStill = <Key extends PropertyKey>(
  from: Readonly<Partial<Record<Key, unknown>>>,
  read: Read<Key>,
): boolean => {
  for (const [key, value] of read) if (from[key] !== value) return false
  return true
}

/** The rows of a list with what they were made from. */
interface Made<Row> {
  items: readonly unknown[]
  queries: RootState['api']['queries']
  parts: Read<Part>
  entries: Read<string>
  rows: readonly Row[]
}

/** Whether none of the rows can have changed, without a look at each. */
const isUnaffected = (state: RootState, { queries, parts, entries }: Made<unknown>): boolean =>
  isStill(state, parts) && (state.api.queries === queries || isStill(state.api.queries, entries))

/**
 * Creates the selector of the rows of a list: the API's objects of its current page, or all of them
 * while the user filters or sorts, extended. A row is made again when its object changes, or what its
 * context was selected from.
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
  const contexts = new WeakMap<object, Noted<Context>>()
  const made = new WeakMap<Query, Made<ItemOf<Q> & More>>()
  return (state: RootState, ...[given]: Given<Params>): readonly (ItemOf<Q> & More)[] => {
    const params = given as Params
    const query = queryFor(list, params)
    const items = selectListItems(state, query)
    const last = made.get(query)
    if (last?.items === items && isUnaffected(state, last)) return last.rows
    const parts = new Map<Part, unknown>()
    const entries = new Map<string, unknown>()
    const contextOf = (item: ItemOf<Q> & object): Context => {
      if (!selectContext) return undefined as Context
      let context = contexts.get(item)
      if (
        context?.query !== query ||
        !isStill(state, context.parts) ||
        !isStill(state.api.queries, context.entries)
      ) {
        context = noting(state, query, noted => selectContext(noted, params, item))
        contexts.set(item, context)
      }
      for (const [part, value] of context.parts) parts.set(part, value)
      for (const [key, value] of context.entries) entries.set(key, value)
      return context.value
    }
    const rows = keep(
      query,
      items.map(item => toRow(item as never, query, params, contextOf(item as never))),
    )
    const { queries } = state.api
    made.set(query, { items, queries, parts: [...parts], entries: [...entries], rows })
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
