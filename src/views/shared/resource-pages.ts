import type { Query } from '@/api/operations/table'
import { crumbs, objectTitleCrumb, titleCrumb, type CrumbOf } from '@/store/routing/crumbs'
import type { Layout } from '@/store/routing/layout'
import type { Path, PatternParams } from '@/store/routing/path'
import { untyped } from '@/store/routing/route'
import type { RouteParams } from '@/store/routing/params'
import type { RouteQuery } from '@/store/routing/route-query'
import type { Page } from '@/views/shell/view'

interface PageOf<Pattern extends string> {
  path: Path<Pattern>
  screen: NonNullable<Page<string, Pattern>['screen']>
  /** What it needs besides the list or the object that it is about. */
  queries?: (params: PatternParams<Pattern>) => readonly RouteQuery[]
}

interface ListOf<Pattern extends string> extends PageOf<Pattern> {
  query: (params: PatternParams<Pattern>) => Query
  /** The page that the list is a tab of. */
  parent?: string
}

interface CreateOf<Pattern extends string> extends PageOf<Pattern> {
  /** What the palette calls it. */
  label: string
  /** What the document's title calls it, where that is something else. */
  title?: string
}

interface ObjectOf<Pattern extends string> extends PageOf<Pattern> {
  /** The parameter that names the object. */
  param: keyof PatternParams<Pattern> & string
  query: (params: PatternParams<Pattern>) => Query
  /** What the document's title calls it; the name of the object where it is left out. */
  title?: string
}

interface Resource<
  List extends string,
  Create extends string,
  View extends string,
  Edit extends string,
  Home extends string,
> {
  /** `<area>/<feature>`: its pages are `list`, or `tab` of another page, `create`, `panel` and `edit`. */
  id: string
  layout: Layout<PatternParams<List>>
  /** Those of the list. */
  crumbs: readonly CrumbOf<PatternParams<List>>[]
  /** What one of the objects is called in a sentence: `snapshot`. */
  noun: string
  list: ListOf<List>
  create?: CreateOf<Create>
  /** The panel of an object. */
  view?: ObjectOf<View>
  /** The form of one. */
  edit?: ObjectOf<Edit>
  /** Where the palette leads to an object that has a page, which is a route of its own. */
  page?: Pick<ObjectOf<Home>, 'path' | 'param'>
}

/** One page where it has a path, none where it has not: `definePages` counts them. */
type One<Pattern extends string> = [Pattern] extends [never] ? [] : [Page<string, never>]

/** What the parameters of the patterns are is told to callers only. */
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
 * The usual pages of a resource: its list and, over that, the form of a new one and the panel and the
 * form of one that is there. The palette leads to each object, which opens at once from its row.
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
  const target = any.page ?? view ?? edit
  const main = `${id}/${list.parent ? 'tab' : 'list'}`
  return untyped<[Page<string, never>, ...One<Create>, ...One<View>, ...One<Edit>]>([
    {
      id: main,
      path: list.path.pattern,
      layout,
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
            parent: main,
            crumbs: crumbs(...any.crumbs, titleCrumb(create.title ?? create.label, create.path)),
            ...(create.queries && { queries: create.queries }),
            screen: create.screen,
          },
        ]
      : []),
    ...(view ? [objectPage(any, 'panel', view)] : []),
    ...(edit ? [objectPage(any, 'edit', edit)] : []),
  ])
}
