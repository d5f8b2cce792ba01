import type { Query } from '@/api/operations/table'
import type { Feature } from '@/api/releases/ladder'
import { KIND_NAMES, type KindNames, type NamedKind, type ParamOf } from '@/lib/kinds'
import { plural } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import { untyped } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'

/** An object and its parents, by name, as in the addresses of its pages: `{project, instance}`. */
export type Names = Readonly<Record<string, string>>

/** A kind of object with pages of its own. */
export interface ObjectKind<Item = unknown, Given = Names> extends KindNames {
  /** `IP pools`. */
  nouns: string
  /** The parameter that names it in addresses, and in paths of the API. */
  param: string
  /** Its page; all addresses that start with this one belong to the object. */
  page: (names: Given) => string
  /** The page to open, if that is another one. */
  opens?: (names: Given) => string
  /** The list that has all objects, or those of a parent. */
  list: (parents: Given) => Query
  /** Whether the API returns that list whole, as an array. */
  isUnpaged?: true
  /** What each list belongs to, if there are several. */
  per?: 'project' | 'VPC' | 'silo'
  /** Whether the list is read before those of other kinds in projects. */
  isFirst?: true
  /** Which racks have the kind, if not all do. */
  needs?: Feature
  /** Who may read the list, if not everyone may. */
  isFor?: 'operators' | 'siloAdmins'
  /** What to call an object, if that is not its name. */
  nameOf?: (item: Item) => string
  /** The value of `param`, if that is not the name. */
  keyOf?: (item: Item) => string
  /** The id, if the API gives the objects none. */
  idOf?: (item: Item) => string
  /** Its own IP addresses, or blocks of addresses. */
  addressesOf?: (item: Item) => readonly string[]
  actions: (state: RootState, item: Item, names: Given) => readonly ActionViewModel[]
  /** The queries that the actions depend on besides the list. */
  context?: (state: RootState, names: Given) => readonly Query[]
  /** The screen whose workflows carry out the actions. */
  screen?: { id: string; to: string }
}

/** Defines what a kind has besides its names, for its objects and the parameters of their parents. */
export const define =
  <Id extends NamedKind>(id: Id) =>
  <Item, Parents = unknown>(
    kind: Omit<ObjectKind<Item, Parents & Record<ParamOf<Id>, string>>, keyof KindNames>,
  ) => {
    const names: KindNames = KIND_NAMES[id]
    return untyped<ObjectKind>({ param: id, nouns: plural(names.noun), ...names, ...kind })
  }

/** The address of a list whose filter leaves one object that has no page. */
export const listed = (list: string, q: string) => `${list}?${new URLSearchParams({ q })}`
