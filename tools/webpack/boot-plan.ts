import { compile, pathToRegexp } from 'path-to-regexp'
import { urlOf } from '@/api/core/wire'
import { operationOf, type Query } from '@/api/operations/table'
import { isSectionActive, sectionLink, type Layout } from '@/store/routing/layout'
import { partsOf } from '@/store/routing/path'
import { matchRoute, resolveRoute, routeQueries, type RouteMatch } from '@/store/routing/match'
import type { Route, RouteTable } from '@/store/routing/route'
import type { RouteParams } from '@/store/routing/params'

/**
 * What the boot script knows: see src/boot/boot.js. In texts and addresses `{disk}` stands
 * for what the address says for the route's parameter `disk`.
 */
export interface BootPlan {
  /** In the order of the route table: the first that fits the address decides. */
  routes: readonly BootRoute[]
  layouts: readonly BootLayout[]
  files: readonly string[]
  /** What to ask of the API where the screen needs a session. */
  calls: readonly string[]
}

interface BootRoute {
  pattern: string
  /** The parameters that the groups of `pattern` stand for. */
  keys: readonly string[]
  /** Indices into `files`. */
  files: readonly number[]
  /** Index into `layouts`; undefined for screens that need no session. */
  layout?: number
  /** Index of the section in its layout; -1 for none. */
  section: number
  crumbs: readonly string[]
  heading: string
  columns: readonly string[]
  /** What the screen asks of the API, as far as its address says it. */
  calls: readonly string[]
}

interface BootLayout {
  parents: readonly string[]
  sections: readonly string[]
  heading: string
}

export interface BootPlanOptions {
  routes: RouteTable
  /** The files that come with a route's own code, by the route's id. */
  filesOf: (id: string) => readonly string[]
  /** The headings of the table that a route shows, by the route's id. */
  columnsOf: (id: string) => readonly string[]
  /** Files that every screen needs. */
  always: readonly string[]
  /** What every screen behind the login asks. */
  session: readonly Query[]
  /** Whether there is an API to ask before the console's code is there. */
  asksApi: boolean
}

/** Stands for a parameter: a name that no encoding changes, and that nothing takes for an id. */
const placeholder = (key: string) => `param-${key}-x`

const withSlots = (text: string) => text.replace(/param-(\w+)-x/g, '{$1}')

const placeholders = (pattern: string): RouteParams =>
  Object.fromEntries(pathToRegexp(pattern).keys.map(({ name }) => [name, placeholder(name)]))

/** The screen that a route leads to, with placeholders for what its address will say. */
const screenOf = (routes: RouteTable, route: Route): RouteMatch | null => {
  const pattern = partsOf(route.path).path
  const path = compile(pattern)(placeholders(pattern))
  if (route.redirect) return resolveRoute(routes, path).match
  const match = matchRoute(routes, path)
  return match?.route === route ? match : { route, chain: [route], params: {} }
}

export const urlOfQuery = ({ endpoint, args }: Query) => urlOf(operationOf(endpoint), args)

const headingOf = ({ chain, params }: RouteMatch, crumbs: readonly string[]) =>
  chain[0]?.skeleton?.heading?.(params) ?? crumbs.at(-1) ?? ''

const sectionOf = ({ route, params }: RouteMatch) =>
  route.layout.sections.findIndex(section =>
    isSectionActive(sectionLink(section, params), compile(partsOf(route.path).path)(params)),
  )

/** Which files each screen needs beside those that start the console, what it asks, what it says. */
export const bootPlan = (options: BootPlanOptions): BootPlan => {
  const { routes, filesOf, columnsOf, always, asksApi } = options
  const session = asksApi ? options.session.map(urlOfQuery) : []
  const files: string[] = []
  const layouts: Layout[] = []

  const indexIn = <Item>(list: Item[], item: Item) => {
    if (!list.includes(item)) list.push(item)
    return list.indexOf(item)
  }

  const planOf = (route: Route): BootRoute => {
    const match = screenOf(routes, route)
    const chain = match?.chain ?? []
    const layout = match?.route.layout
    const crumbs = (match?.route.crumbs?.(match.params) ?? [])
      .filter(({ titleOnly }) => !titleOnly)
      .map(({ label }) => label)
    const own = [
      ...always,
      ...chain.filter(({ screen }) => screen).flatMap(({ id }) => filesOf(id)),
    ]
    const urls = match && asksApi ? routeQueries(match).map(urlOfQuery) : []
    const { regexp, keys } = pathToRegexp(partsOf(route.path).path)
    return {
      pattern: regexp.source,
      keys: keys.map(({ name }) => name),
      files: [...new Set(own.map(file => indexIn(files, file)))],
      ...(layout && layout.name !== 'public' && { layout: indexIn(layouts, layout) }),
      section: match ? sectionOf(match) : -1,
      crumbs: crumbs.map(withSlots),
      heading: match ? withSlots(headingOf(match, crumbs)) : '',
      columns: chain[0] ? columnsOf(chain[0].id) : [],
      calls: [...new Set(urls)].filter(url => !session.includes(url)).map(withSlots),
    }
  }

  const plans = routes.map(planOf)
  return {
    routes: plans,
    layouts: layouts.map(({ parents, sections, heading }) => ({
      parents: parents.map(({ label }) => label),
      sections: sections.map(({ label }) => label),
      heading: withSlots(heading({ project: placeholder('project') }, '')),
    })),
    files,
    calls: session,
  }
}
