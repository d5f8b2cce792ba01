import type { SagaGenerator } from 'typed-redux-saga'
import type { AnyStateMachine } from 'xstate'
import type { OperationTable, Query } from '@/api/operations/table'
import type { ActionViewModel } from '@/store/commands/action'
import type { FormDefinition, Read } from '@/store/forms/definition'
import type { Poll } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/reducer'
import type { Layout } from './layout'

export type RouteParams = Record<string, string>

/** A query with what a route asks of its answer. */
export type RouteQuery = Query & {
  /** The screen bears its failure, as of a look-up of something that may be gone. */
  mayFail?: true
  /** An answer from the cache will not do: a form starts from it. */
  mustBeFresh?: true
}

/** Marks a query whose failure the screen bears. */
export const bearFailure = (query: Query): RouteQuery => ({ ...query, mayFail: true })

/** Marks a query whose answer a form starts from. */
export const mustBeFresh = (query: Query): RouteQuery => ({ ...query, mustBeFresh: true })

/** A query whose answer is also a row of a list: what a panel over that list is about. */
export interface RowQuery {
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
export interface Skeleton {
  /** Its heading, where that is another than its crumb. */
  heading?: (params: RouteParams) => string
  /** The headings of its table. */
  columns?: readonly string[]
}

interface PaletteCreate {
  label: string
  to: (params: RouteParams) => string
}

interface PaletteRows {
  list: (params: RouteParams) => Query
  group: string
  to: (params: RouteParams, name: string) => string
}

/** What a list page adds to the palette; several of each where it lists several kinds. */
export interface PaletteList {
  create?: PaletteCreate | readonly PaletteCreate[]
  /** The rows of the list, each one a page to go to. */
  rows?: PaletteRows | readonly PaletteRows[]
}

/** What can be done to the object that a screen is about, as the palette offers it. */
export interface ScreenActions {
  /** The heading over them: `Instance db1`. */
  group: string
  actions: readonly ActionViewModel[]
}

/** Gives the same object until something in it changes; undefined while what it is about is unknown. */
export type ScreenActionsSelector = (
  state: RootState,
  params: RouteParams,
) => ScreenActions | readonly ScreenActions[] | undefined

/** What a piece of code brings along besides what it draws. */
export interface Code {
  /** Workflows of subjects: started once, when the code first arrives, they go on elsewhere. */
  sagas?: readonly (() => SagaGenerator<void>)[]
  /** Machines that these start by their names (`actors/startRequested`). */
  machines?: Readonly<Record<string, AnyStateMachine>>
}

/**
 * The code of a route, loaded in one piece: what draws it, and what goes on while it is shown.
 * `View` is opaque here; only the browser's start-up and the shell know it is a component.
 */
export interface Screen<View = unknown> extends Code {
  View: View
  /** The form that is open as long as the route is shown. */
  form?: FormDefinition
  /** What is read again and again while the route is shown. */
  poll?: Poll
  /** What the page's header and its parts offer, for the palette to offer it as well. */
  actions?: ScreenActionsSelector | readonly ScreenActionsSelector[]
  /** Drawn over every screen once the code is there: it decides by itself when there is something to show. */
  Card?: View
}

/** One screen as data: where it is, what it is called, what it needs and which code shows it. */
export interface Route<View = unknown, Id extends string = string> {
  /** `<area>/<subject>/<name>`. Its code is in `views/<id>.screen.ts`. */
  id: Id
  /** Pattern of path-to-regexp. */
  path: string
  layout: Layout
  /** The route in or over which this one is drawn: a tab's page, a side modal's list. */
  over?: NoInfer<Id>
  crumbs?: (params: RouteParams) => readonly Crumb[]
  queries?: (params: RouteParams) => readonly RouteQuery[]
  /** What it needs besides, where only the answers to those say what that is. */
  queriesAfter?: (params: RouteParams, read: Read) => readonly RouteQuery[]
  /** Parts of the query string that are parameters like those of the path. */
  searchParams?: readonly string[]
  /** False where the answers to its queries say that there is no such page. */
  isThere?: (params: RouteParams, read: Read) => boolean
  /**
   * The page that the address stands for, by the answers to its queries: shown in its place. Where
   * the API does not name one, there is no such page.
   */
  leadsTo?: (params: RouteParams, read: Read) => string | undefined
  /** Which of its queries the list that the route is drawn over can answer: it then opens at once. */
  row?: (params: RouteParams) => RowQuery
  palette?: PaletteList
  /** What the document shows of the screen while the console is on its way. */
  skeleton?: Skeleton
  redirect?: (params: RouteParams) => string
  /**
   * The routes that take the place of this one once they are there: an area that few visits lead to
   * has its table in `views/<id>.ts`, which comes late.
   */
  table?: () => Promise<LateTable<View>>
  screen?: () => Promise<Screen<View>>
}

export type RouteTable<View = unknown> = readonly Route<View>[]

/** The routes of an area, and the dialogs and operations of the API that only its screens ask for. */
export interface LateTable<View = unknown> {
  routes: RouteTable<View>
  dialogs?: DialogLoaders<View>
  operations?: OperationTable
}

/** A form that is asked for over a page, and what draws it: loaded in one piece. */
export interface Dialog<View = unknown> extends Code {
  View: View
  form: FormDefinition
}

export interface DialogLoader<View = unknown> {
  /** What must be known before the form can open. */
  queries?: (params: RouteParams) => readonly RouteQuery[]
  load: () => Promise<Dialog<View>>
}

/** The dialogs of an area, or of all of them, by the names of their forms. */
export type DialogLoaders<View = unknown, Form extends string = string> = Readonly<
  Record<Form, DialogLoader<View>>
>
