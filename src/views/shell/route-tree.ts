import type { ComponentType, ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import type { Layout, Section } from '@/store/routing/layout'
import {
  type RouteParams,
  definePath,
  partsOf,
  type Path,
  type PatternParams,
} from '@/store/routing/path'
import {
  untyped,
  type Crumb,
  type DialogLoader,
  type DialogLoaders,
  type LazyTable,
  type PaletteCreate,
  type Route,
  type RouteTable,
} from '@/store/routing/route'

/** The component of a route; `children` is the route rendered in or over it. Dialogs have none. */
export type View = ComponentType<{ children?: ReactNode }>

type Label<Params> = string | ((params: Params) => string)
type QueryOf<Params> = (params: Params) => Query

/** The parameters in the path of a pattern, without those of its query string. */
type AddressParams<Pattern extends string> = Pattern extends `${infer Before}?${string}`
  ? PatternParams<Before>
  : PatternParams<Pattern>

/** What an entry of the tree states about its screen, besides id, address and what it inherits. */
interface Details<Params> extends Omit<
  Route<View, Params>,
  'id' | 'path' | 'layout' | 'crumbs' | 'skeleton' | 'primeCache' | 'redirect' | 'table'
> {
  /** Its breadcrumb. A section brings its path and the feature that it needs. */
  crumb?: Section<Params> | Label<Params>
  /** Where its breadcrumb leads, if not to its own address. */
  to?: (params: Params) => string
  /** The name of its object, if addresses call it by its id, once it has been read. */
  nameIn?: (
    params: Params,
    ...known: Parameters<NonNullable<Crumb['nameIn']>>
  ) => string | undefined
  /**
   * Its name in the document's title, if it has no breadcrumb. What opens over a page is called as
   * its object by default.
   */
  title?: Label<Params>
  /** The label under which the palette offers it on the page above, and its title by default. */
  create?: string
  /** The query of the list that the page shows. */
  list?: QueryOf<Params>
  /** What the palette calls an object of the list, and the address that it opens for one. */
  noun?: string
  opens?: Path
  /** The query of the object it is about, which a row of the list above can answer. */
  object?: QueryOf<Params>
  /** The heading and the columns in the document while the console loads: see `Skeleton`. */
  heading?: Label<Params>
  columns?: readonly string[]
}

/** What entries inherit from the ones above. */
interface Above {
  layout: Layout
  crumbs: readonly ((params: RouteParams) => Crumb)[]
  needs: Route['needs']
  /** The nearest screen above. */
  id?: string
  isTabs?: boolean
  list?: QueryOf<RouteParams> | undefined
}

/** A part of the tree. Its addresses have `Params`, and so must have those of all parts below it. */
interface Branch<Params = object> {
  /** Only for the types: never set. */
  params?: () => Params
  create?: PaletteCreate<RouteParams>
  routesIn: (above: Above) => RouteTable<View>
}

type Branches<Params> = readonly Branch<Params>[]

const textOf = (label: Label<RouteParams>, params: RouteParams) =>
  typeof label === 'string' ? label : label(params)

/** The parameter of a pattern that names its object: the last one in the path. */
const objectParam = (pattern: string) => /.*:(\w+)/.exec(partsOf(pattern).path)?.[1] ?? ''

const routesOf = (branches: Branches<object>, above: Above) =>
  branches.flatMap(({ routesIn }) => routesIn(above))

const entry =
  (kind: 'page' | 'tabs' | 'over') =>
  <const Pattern extends string>(
    id: string,
    address: Path<Pattern> | Pattern,
    definition: Details<PatternParams<Pattern>>,
    below: Branches<AddressParams<NoInfer<Pattern>>> = [],
  ): Branch<AddressParams<NoInfer<Pattern>>> => {
    const pattern: string = typeof address === 'string' ? address : address.pattern
    const { path, search } = partsOf(pattern)
    const {
      crumb,
      to,
      nameIn,
      title,
      create,
      list,
      noun,
      opens,
      object,
      heading,
      columns,
      ...own
    } = untyped<Details<RouteParams>>(definition)
    const section = typeof crumb === 'object' ? crumb : undefined
    const label = section?.label ?? (crumb as Label<RouteParams> | undefined) ?? title ?? create
    const param = (own.needsSearch && search[0]) || objectParam(path)
    const link = to ?? section?.path ?? definePath(path)
    const isOver = kind === 'over'
    const isTabs = kind === 'tabs'

    const crumbOf = (params: RouteParams): Crumb => ({
      label: textOf(label ?? params[param] ?? '', params),
      to: link(params),
      ...(nameIn && { nameIn: (...known) => nameIn(params, ...known) }),
      ...(crumb === undefined && { titleOnly: true }),
    })

    return {
      ...(create && { create: { label: create, to: link } }),
      routesIn: above => {
        const crumbs = label || isOver ? [...above.crumbs, crumbOf] : above.crumbs
        const { layout } = above
        const needs = own.needs ?? section?.needs ?? above.needs
        const inner = routesOf(below, { layout, needs, crumbs, id, isTabs, list })
        const route: Route<View> = {
          ...own,
          id,
          path: isTabs ? `${path}/-` : pattern,
          layout,
          needs,
          parent: own.parent ?? (isOver || above.isTabs ? above.id : undefined),
          crumbs:
            isTabs || crumbs.length === 0 ? undefined : params => crumbs.map(each => each(params)),
          queries:
            object || list
              ? params => [
                  ...[object, list].flatMap(query => query?.(params) ?? []),
                  ...(own.queries?.(params) ?? []),
                ]
              : own.queries,
          primeCache:
            isOver && object && above.list
              ? params => ({
                  list: above.list!(params),
                  name: params[param] ?? '',
                  query: object(params),
                })
              : undefined,
          palette: {
            create: own.palette?.create ?? below.flatMap(each => each.create ?? []),
            rows:
              list && noun && opens
                ? [
                    {
                      list,
                      group: `Go to ${noun}`,
                      to: (params, name) =>
                        opens({ ...params, [objectParam(opens.pattern)]: name }),
                    },
                  ]
                : own.palette?.rows,
          },
          skeleton: {
            heading: heading ? params => textOf(heading, params) : undefined,
            columns,
          },
        }
        // The first match counts, so a panel in the query string comes before its page.
        const isPanel = ({ needsSearch }: Route<View>) => needsSearch
        return [...inner.filter(isPanel), route, ...inner.filter(each => !isPanel(each))]
      },
    }
  }

/** A page of its own, or a tab if the entry above has tabs. */
export const page = entry('page')

/** A page that is only drawn around one of its tabs, the entries below it. */
export const tabs = entry('tabs')

/** A form or panel over the page above it. */
export const over = entry('over')

/** An address that leads to another one. */
export const redirect = <const Pattern extends string>(
  id: string,
  address: Path<Pattern> | Pattern,
  to: (params: PatternParams<Pattern>) => string,
): Branch<AddressParams<NoInfer<Pattern>>> => ({
  routesIn: ({ layout }) => [
    {
      id,
      path: typeof address === 'string' ? address : address.pattern,
      layout,
      redirect: untyped<(params: RouteParams) => string>(to),
    },
  ],
})

/** The pages in one frame; `crumb` and `to` precede the breadcrumbs of all. */
export const area = <Params>(
  {
    layout,
    crumb,
    to,
  }: { layout: Layout<Params> } & (
    | { crumb: (params: Params) => string; to: (params: Params) => string }
    | { crumb?: undefined; to?: undefined }
  ),
  below: Branches<Params>,
): Branch<Params> => ({
  routesIn: ({ crumbs, needs }) =>
    routesOf(untyped<Branches<object>>(below), {
      needs,
      layout: untyped<Layout>(layout),
      crumbs: crumb
        ? [
            ...crumbs,
            untyped<(params: RouteParams) => Crumb>((params: Params) => ({
              label: crumb(params),
              to: to(params),
            })),
          ]
        : crumbs,
    }),
})

/** What the module of a late part of the tree exports. */
interface LatePart<Params> extends Omit<LazyTable<View>, 'routes'> {
  routes: Branches<Params>
}

/**
 * A part of the tree that many visits never open: loaded from `views/<id>.ts` when an address needs
 * it. It inherits as if it stood in this place.
 */
export const late = <Params>(
  id: string,
  path: string,
  load: () => Promise<LatePart<Params>>,
  more?: Pick<Route, 'adminDialog'>,
): Branch<Params> => ({
  routesIn: above => [
    {
      id,
      path,
      layout: above.layout,
      ...more,
      table: async () => {
        const { routes, ...code } = await load()
        return { ...code, routes: routesOf(untyped<Branches<object>>(routes), above) }
      },
    },
  ],
})

/** The table of all routes of the tree. */
export const routeTable = (...areas: Branches<object>): RouteTable<View> =>
  routesOf(areas, untyped<Above>({ crumbs: [] }))

/** Defines dialogs, each with the arguments of its form. */
export const defineDialogs = <Forms>(dialogs: {
  readonly [Form in keyof Forms]: DialogLoader<View, Forms[Form]>
}) => untyped<DialogLoaders<View>>(dialogs)
