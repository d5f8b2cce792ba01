import type { Query } from '@/api/operations/table'
import type { Feature } from '@/api/releases/ladder'
import type { ActionViewModel } from '@/store/commands/action'
import type { FormDefinition, Read } from '@/store/forms/definition'
import type { Poll } from '@/store/polling/poll'
import type { RouteQuery } from '@/store/queries/define'
import type { RootState } from '@/store/setup/state'
import type { Code } from './code'
import type { Layout } from './layout'
import type { SavedView } from '@/store/saved-views/views'
import type { RouteParams } from './path'

/** The query of a panel that a row of the list behind it already answers. */
interface CachePriming {
  list: Query
  name: string
  query: Query
}

export interface Crumb {
  label: string
  to: string
  /** The name of an object that addresses call by its id, once it has been read, or as it is saved. */
  nameIn?: (read: Read, saved: readonly SavedView[]) => string | undefined
  /** Shown in the document's title, but not in the breadcrumbs. */
  titleOnly?: true
}

/** The texts of a screen that are known from its address alone. */
interface Skeleton<Params = RouteParams> {
  /** The heading, if it differs from the crumb. */
  heading?: ((params: Params) => string) | undefined
  /** The column headings of the table. */
  columns?: readonly string[] | undefined
}

/** Whether the rack has a feature. */
export type Supports = (feature: Feature) => boolean

export interface PaletteCreate<Params = RouteParams> {
  label: string
  to: (params: Params) => string
}

interface PaletteRows<Params> {
  list: (params: Params) => Query
  group: string
  /** `name` is what addresses call the row: its id if it has no name of its own. */
  to: (params: Params, name: string) => string
}

/** The palette items of a page with lists. */
interface PaletteLists<Params = RouteParams> {
  create?: readonly PaletteCreate<Params>[]
  /** The rows of each list, each linking to a page. */
  rows?: readonly PaletteRows<Params>[] | undefined
}

/** The actions on the object of a screen, as the palette offers them. */
export interface ScreenActions {
  /** The heading above them: `Instance db1`. */
  group: string
  actions: readonly ActionViewModel[]
}

/**
 * Returns the same object until its content changes; undefined while the screen's object is not
 * loaded.
 */
export type ScreenActionsSelector<Params = RouteParams> = (
  state: RootState,
  params: Params,
) => ScreenActions | readonly ScreenActions[] | undefined

/**
 * The code of a route, loaded in one piece: its view and workflows. `View` is opaque here; only the
 * browser's start-up and the shell know it is a component.
 */
export interface Screen<View = unknown, Params = RouteParams> extends Code {
  View: View
  /** The form that is open while the route is shown. */
  form?: FormDefinition<object, unknown, Params>
  /** Further forms, each in a card of its own. */
  forms?: readonly FormDefinition<object, unknown, Params>[]
  /** The columns of its list, whose headings the document shows before the code is loaded. */
  columns?: readonly { id: string; header?: unknown }[]
  /** The polling rule while the route is shown. */
  poll?: Poll<Params>
  /** The actions in the page's header and sections, which the palette offers too. */
  actions?: ScreenActionsSelector<Params> | readonly ScreenActionsSelector<Params>[]
  /**
   * Drawn over every screen once the code is loaded. It renders nothing while it has nothing to
   * show.
   */
  Card?: View
  /** The same in the top bar. */
  Chip?: View
}

/**
 * A screen as data: its address, names, queries and code. The route tree makes these
 * (`views/shell/route-tree.ts`).
 */
export interface Route<View = unknown, Params = RouteParams> {
  /** `<area>/<feature>/<name>`. Its code is in `views/<id>.screen.ts`. */
  id: string
  /** The pattern of its path: see `definePath`. */
  path: string
  layout: Layout<Params>
  /** The route that this one is drawn in or over: a tab's page, a side modal's list. */
  parent?: string | undefined
  /**
   * Whether the address must have the search parameters of the path, as that of a panel over the
   * screen at the same path. Such a route comes before that screen's.
   */
  needsSearch?: true
  /**
   * Whether its view stays if its object is deleted meanwhile, and says so. Otherwise an error page
   * replaces the screen.
   */
  outlivesObject?: true
  crumbs?: ((params: Params) => readonly Crumb[]) | undefined
  /**
   * What the screen shows, first what it is about: if that fails, an error replaces the page, or the
   * tab. The others may fail, unless a form starts from them or the route looks something up.
   */
  queries?: ((params: Params) => readonly RouteQuery[]) | undefined
  /** Further queries that depend on the answers to the first ones, or on the rack's release. */
  queriesAfter?: (params: Params, read: Read, supports: Supports) => readonly RouteQuery[]
  /** Returns false if the answers show that there is no such page. */
  exists?: (params: Params, read: Read) => boolean
  /**
   * The address of the page to show in place of this one, taken from the answers or the rack's
   * release. If it returns undefined, this one is shown, or there is no such page if it has no
   * screen.
   */
  resolveTo?: (params: Params, read: Read, supports: Supports) => string | undefined
  /**
   * The query that a row of the list behind this panel can answer, so that the panel opens at once.
   */
  primeCache?: ((params: Params) => CachePriming) | undefined
  palette?: PaletteLists<Params>
  /** What the document shows of the screen while the console loads. */
  skeleton?: Skeleton<Params>
  redirect?: (params: Params) => string
  /** On racks without the feature, a page that says so is shown instead, and nothing is requested. */
  needs?: Feature | undefined
  /**
   * Loads the routes that replace this one. Rarely visited areas have their tables in
   * `views/<id>.ts`, loaded on demand.
   */
  table?: () => Promise<LazyTable<View>>
  /**
   * The form of a dialog in that table whose workflows and card are there on every page for the
   * administrators of the silo.
   */
  adminDialog?: string
  screen?: () => Promise<Screen<View, Params>>
}

/** Drops the parameter types of a definition that was checked against those of its path. */
export const untyped = <Known>(checked: unknown) => checked as Known

export type RouteTable<View = unknown> = readonly Route<View>[]

/** The routes of an area, with the dialogs, workflows and operations that only its screens use. */
export interface LazyTable<View = unknown> extends Code {
  routes: RouteTable<View>
  dialogs?: DialogLoaders<View>
}

/** A form that opens over a page, with its view: loaded in one piece. */
export interface Dialog<View = unknown, Params = RouteParams> extends Code {
  View: View
  form: FormDefinition<object, unknown, Params>
  /** Like those of a screen. */
  Card?: View
  Chip?: View
}

export interface DialogLoader<View = unknown, Params = RouteParams> {
  /** The queries that must be answered before the form can open. */
  queries?: (params: Params) => readonly RouteQuery[]
  load: () => Promise<Dialog<View, Params>>
}

/** The dialogs of an area or of all areas, by the names of their forms. */
export type DialogLoaders<View = unknown> = Readonly<Record<string, DialogLoader<View>>>
