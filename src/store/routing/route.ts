import type { Query } from '@/api/operations/table'

export type RouteParams = Record<string, string>

/** The frame a route is drawn in. `public` needs no session. */
export type LayoutName = 'public' | 'silo' | 'project' | 'system' | 'settings'

/** A query whose failure the screen bears, such as a look-up of something that may be gone. */
export type RouteQuery = Query & { mayFail?: true }

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

/**
 * One screen as data: where it is, what it is called, what it needs and which code shows it.
 * `View` is opaque here; only the browser's start-up and the shell know it is a component.
 */
export interface Route<View = unknown> {
  /** Names the route and its code: `view/<id>`. */
  id: string
  /** Pattern of path-to-regexp. */
  path: string
  layout: LayoutName
  /** The route in or over which this one is drawn: a tab's page, a side modal's list. */
  over?: string
  crumbs?: (params: RouteParams) => readonly Crumb[]
  queries?: (params: RouteParams) => readonly RouteQuery[]
  /** Which of them the list that the route is drawn over can answer: it then opens at once. */
  row?: (params: RouteParams) => RowQuery
  redirect?: (params: RouteParams) => string
  /** The form that is open as long as the route is shown. */
  form?: string
  /** What is read again and again while the route is shown. */
  poll?: string
  view?: () => Promise<View>
}

export type RouteTable<View = unknown> = readonly Route<View>[]
