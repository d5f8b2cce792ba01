import type { OperationTable, Query } from '@/api/operations/table'
import type { ActionViewModel } from '@/store/commands/action'
import type { FormDefinition, Read } from '@/store/forms/definition'
import type { Poll } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import type { Code } from './code'
import type { Layout } from './layout'
import type { RouteParams } from './params'
import type { RouteQuery } from './route-query'

/** A query whose answer is also a row of a list: what a panel over that list is about. */
interface CachePriming {
  list: Query
  name: string
  query: Query
}

export interface Crumb {
  label: string
  to: string
  /** Part of the document's title, not of the breadcrumbs. */
  titleOnly?: true
}

/** The words of a screen that are known from its address. */
interface Skeleton<Params = RouteParams> {
  /** Its heading, where that is another than its crumb. */
  heading?: (params: Params) => string
  /** The headings of its table. */
  columns?: readonly string[]
}

interface PaletteCreate<Params> {
  label: string
  to: (params: Params) => string
}

interface PaletteRows<Params> {
  list: (params: Params) => Query
  group: string
  to: (params: Params, name: string) => string
}

/** What a list page adds to the palette; several of each where it lists several kinds. */
interface PaletteList<Params = RouteParams> {
  create?: PaletteCreate<Params> | readonly PaletteCreate<Params>[]
  /** The rows of the list, each one a page to go to. */
  rows?: PaletteRows<Params> | readonly PaletteRows<Params>[]
}

/** What can be done to the object that a screen is about, as the palette offers it. */
export interface ScreenActions {
  /** The heading over them: `Instance db1`. */
  group: string
  actions: readonly ActionViewModel[]
}

/** Gives the same object until something in it changes; undefined while what it is about is unknown. */
export type ScreenActionsSelector<Params = RouteParams> = (
  state: RootState,
  params: Params,
) => ScreenActions | readonly ScreenActions[] | undefined

/**
 * The code of a route, loaded in one piece: what draws it, and what goes on while it is shown.
 * `View` is opaque here; only the browser's start-up and the shell know it is a component.
 */
export interface Screen<View = unknown, Params = RouteParams> extends Code {
  View: View
  /** The form that is open as long as the route is shown. */
  form?: FormDefinition<object, unknown, Params>
  /** The columns of the list that it is, whose headings the document shows ahead of it. */
  columns?: readonly { id: string; header?: unknown }[]
  /** What is read again and again while the route is shown. */
  poll?: Poll<Params>
  /** What the page's header and its parts offer, for the palette to offer it as well. */
  actions?: ScreenActionsSelector<Params> | readonly ScreenActionsSelector<Params>[]
  /** Drawn over every screen once the code is there: it decides by itself when there is something to show. */
  Card?: View
}

/** One screen as data: where it is, what it is called, what it needs and which code shows it. */
export interface Route<View = unknown, Id extends string = string, Params = RouteParams> {
  /** `<area>/<feature>/<name>`. Its code is in `views/<id>.screen.ts`. */
  id: Id
  /** The pattern of a path: see `definePath`. */
  path: string
  layout: Layout<Params>
  /** The route in or over which this one is drawn: a tab's page, a side modal's list. */
  parent?: NoInfer<Id>
  crumbs?: (params: Params) => readonly Crumb[]
  queries?: (params: Params) => readonly RouteQuery[]
  /** What it needs besides, where only the answers to those say what that is. */
  queriesAfter?: (params: Params, read: Read) => readonly RouteQuery[]
  /** False where the answers to its queries say that there is no such page. */
  exists?: (params: Params, read: Read) => boolean
  /**
   * The page that the address stands for, by the answers to its queries: shown in its place. Where
   * the API does not name one, there is no such page.
   */
  resolveTo?: (params: Params, read: Read) => string | undefined
  /** Which of its queries the list that the route is drawn over can answer: it then opens at once. */
  primeCache?: (params: Params) => CachePriming
  palette?: PaletteList<Params>
  /** What the document shows of the screen while the console is on its way. */
  skeleton?: Skeleton<Params>
  redirect?: (params: Params) => string
  /**
   * The routes that take the place of this one once they are there: an area that few visits lead to
   * has its table in `views/<id>.ts`, which comes late.
   */
  table?: () => Promise<LazyTable<View>>
  screen?: () => Promise<Screen<View, Params>>
}

/** Takes as the core reads it what was written with the parameters of its path. */
export const untyped = <Known>(checked: unknown) => checked as Known

export type RouteTable<View = unknown> = readonly Route<View>[]

/** The routes of an area, and the dialogs and operations of the API that only its screens ask for. */
interface LazyTable<View = unknown> {
  routes: RouteTable<View>
  dialogs?: DialogLoaders<View>
  operations?: OperationTable
}

/** A form that is asked for over a page, and what draws it: loaded in one piece. */
export interface Dialog<View = unknown, Params = RouteParams> extends Code {
  View: View
  form: FormDefinition<object, unknown, Params>
}

export interface DialogLoader<View = unknown, Params = RouteParams> {
  /** What must be known before the form can open. */
  queries?: (params: Params) => readonly RouteQuery[]
  load: () => Promise<Dialog<View, Params>>
}

/** The dialogs of an area, or of all of them, by the names of their forms. */
export type DialogLoaders<View = unknown> = Readonly<Record<string, DialogLoader<View>>>
