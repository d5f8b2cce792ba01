import type { Query } from '@/api/operations/table'
import type { Feature } from '@/api/releases/supports'
import { crumbs, objectTitleCrumb, titleCrumb, type CrumbOf } from '@/store/routing/crumbs'
import type { Layout } from '@/store/routing/layout'
import type { Path, PatternParams } from '@/store/routing/path'
import { untyped } from '@/store/routing/route'
import type { RouteParams } from '@/store/routing/params'
import { optional, type RouteQuery } from '@/store/routing/route-query'
import type { Page } from '@/views/shell/route-tree'

interface PageOf<Pattern extends string> {
  path: Path<Pattern>
  screen: NonNullable<Page<string, Pattern>['screen']>
  /** Queries besides that of its list or object. */
  queries?: (params: PatternParams<Pattern>) => readonly RouteQuery[]
}

interface ListOf<Pattern extends string> extends PageOf<Pattern> {
  query: (params: PatternParams<Pattern>) => Query
  /** The page that has the list as a tab. */
  parent?: string
}

interface CreateOf<Pattern extends string> extends PageOf<Pattern> {
  /** Label in the palette. */
  label: string
  /** Document title, if it differs from the label. */
  title?: string
}

interface ObjectOf<Pattern extends string> extends PageOf<Pattern> {
  /** The parameter that names the object. */
  param: keyof PatternParams<Pattern> & string
  query: (params: PatternParams<Pattern>) => Query
  /** Document title; the name of the object by default. */
  title?: string
}

interface Resource<
  List extends string,
  Create extends string,
  View extends string,
  Edit extends string,
  Home extends string,
> {
  /**
   * `<area>/<feature>`. Its pages are `list` (or `tab` of another page), `create`, `panel` and
   * `edit`.
   */
  id: string
  layout: Layout<PatternParams<List>>
  /** The feature of the rack that has the resource, if not all have. */
  needs?: Feature
  /** The breadcrumbs of the list. */
  crumbs: readonly CrumbOf<PatternParams<List>>[]
  /** One of the objects, as named in a sentence: `snapshot`. */
  noun: string
  list: ListOf<List>
  create?: CreateOf<Create>
  /** The panel of an object. */
  view?: ObjectOf<View>
  /** The form that edits an object. */
  edit?: ObjectOf<Edit>
  /** The page of an object, which the palette opens. Its route is defined separately. */
  page?: Pick<ObjectOf<Home>, 'path' | 'param'>
}

/** One page if there is a path, otherwise none: `definePages` counts them. */
type One<Pattern extends string> = [Pattern] extends [never] ? [] : [Page<string, never>]

/** A resource with its parameter types erased: only callers see those. */
type Any = Resource<string, string, string, string, string>

const objectPage = (
  { id, layout, list, crumbs: trail }: Any & { list: { query: (params: RouteParams) => Query } },
  name: string,
  { path, param, query, queries, screen, title }: ObjectOf<string>,
) => ({
  id: `${id}/${name}`,
  path: path.pattern,
  layout,
  parent: `${id}/${list.parent ? 'tab' : 'list'}`,
  crumbs: crumbs(...trail, title ? titleCrumb(title, path) : objectTitleCrumb(param, path)),
  queries: (params: RouteParams) => [query(params), ...(queries?.(params) ?? [])],
  primeCache: (params: RouteParams) => ({
    list: list.query(params),
    name: params[param] ?? '',
    query: query(params),
  }),
  screen,
})

/**
 * The usual pages of a resource: its list and, over it, the create form, the panel and the edit
 * form. The palette links to each object. Panels and edit forms open at once, from the list's rows.
 */
export const resourcePages = <
  List extends string,
  Create extends string = never,
  View extends string = never,
  Edit extends string = never,
  Home extends string = never,
>(
  resource: Resource<List, Create, View, Edit, Home>,
) => {
  const any = untyped<Any>(resource)
  const { id, layout, list, create, view, edit, noun } = any
  const gate = any.needs && { needs: any.needs }
  const target = any.page ?? view ?? edit
  const main = `${id}/${list.parent ? 'tab' : 'list'}`
  return untyped<[Page<string, never>, ...One<Create>, ...One<View>, ...One<Edit>]>([
    {
      id: main,
      path: list.path.pattern,
      layout,
      ...gate,
      ...(list.parent && { parent: list.parent }),
      crumbs: crumbs(...any.crumbs),
      queries: (params: RouteParams) => [list.query(params), ...(list.queries?.(params) ?? [])],
      palette: {
        ...(create && { create: { label: create.label, to: create.path } }),
        ...(target && {
          rows: {
            list: list.query,
            group: `Go to ${noun}`,
            to: (params: RouteParams, name: string) =>
              target.path({ ...params, [target.param]: name }),
          },
        }),
      },
      screen: list.screen,
    },
    ...(create
      ? [
          {
            id: `${id}/create`,
            path: create.path.pattern,
            layout,
            ...gate,
            parent: main,
            crumbs: crumbs(...any.crumbs, titleCrumb(create.title ?? create.label, create.path)),
            ...(create.queries && {
              queries: (params: RouteParams) => create.queries!(params).map(optional),
            }),
            screen: create.screen,
          },
        ]
      : []),
    ...(view ? [{ ...objectPage(any, 'panel', view), ...gate, outlivesObject: true }] : []),
    ...(edit ? [{ ...objectPage(any, 'edit', edit), ...gate }] : []),
  ])
}
