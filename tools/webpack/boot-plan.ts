import { compile, pathToRegexp } from 'path-to-regexp'
import { NEWEST_VERSION, versionOf } from '@/api/core/rack'
import { urlOf } from '@/api/core/wire'
import { allOperations } from '@/api/operations/full-table'
import type { Query } from '@/api/operations/table'
import { since } from '@/api/generated/since'
import { LADDER, OLDEST, type Release, type Feature } from '@/api/releases/ladder'
import { isSectionActive, sectionLink, type Layout } from '@/store/routing/layout'
import { partsOf, type RouteParams } from '@/store/routing/path'
import { matchRoute, resolveRoute, routeQueries, type RouteMatch } from '@/store/routing/match'
import type { Route, RouteTable } from '@/store/routing/route'

/**
 * The data of the boot script: see src/boot/boot.js. In texts and addresses, `{disk}` stands for
 * the value of the route's parameter `disk`.
 */
export interface BootPlan {
  /** The screens of the login and of projects, where most people start. */
  first: BootScreens
  /** All others, which the script loads if the address is none of the first. */
  rest: BootScreens
  /** The hash in the name of each file. */
  hash: string
  /** The API requests of every screen that needs a session. */
  calls: readonly BootCall[]
  /** Of each release: the version of the API, and the file with the steps down to it, if any. */
  releases: Readonly<Record<string, { version: string; steps?: string | undefined }>>
  /** The version to ask a rack for whose release is not known. */
  newest: string
  /** The oldest release that the console speaks to. */
  oldest: number
}

interface BootScreens {
  /** In the order of the route table: the first that matches the address counts. */
  routes: readonly BootRoute[]
  /** Those that are not used by the routes are null. */
  layouts: readonly (BootLayout | null)[]
  /** Scripts, without folder, hash and ending. One that ends in `+` has styles of the same name. */
  files: readonly string[]
}

interface BootCall {
  url: string
  /** Sent only to racks that are known to run a release before this one. */
  before?: Release
}

/** Whatever is empty is left out: the script is in the way of the first paint. */
interface BootRoute {
  /** A regular expression in which `:disk` stands for a part of the path. */
  path: string
  /** Indices into `files`. */
  files: readonly number[]
  /** Index into `layouts`; undefined for screens that need no session. */
  layout?: number
  /** Index of the section in its layout. */
  section?: number
  /** As they are shown. */
  crumbs: string
  /** Undefined if it is the last of the crumbs. */
  heading?: string
  /** Separated by `|`. */
  columns?: string
  /** The API requests of the screen, as far as its address determines them. */
  calls?: readonly string[]
  /** The first release that has the screen; undefined if all have it. */
  since?: number
}

interface BootLayout {
  parents: readonly string[]
  sections: readonly { label: string; group?: string; since?: number }[]
  heading: string
}

export interface BootPlanOptions {
  routes: RouteTable
  /** The hash in the names of all files. */
  hash: string
  /** The files loaded with a route's own code, by the route's id. */
  filesOf: (id: string) => readonly string[]
  /** The column headings of a route's table, by the route's id. */
  columnsOf: (id: string) => readonly string[]
  /** Files that every screen needs. */
  always: readonly string[]
  /** The queries of every screen behind the login, and the further ones of older releases. */
  session: readonly Query[]
  olderSession: { before: Release; queries: readonly Query[] }
  /** Whether to send API requests before the console's code has loaded. */
  asksApi: boolean
  /** The file with the steps from the newest release down to another. */
  stepsOf: (release: Release) => readonly string[]
}

/** The first release that has a page. */
const sinceOf = ({ needs }: { needs?: Feature | undefined }): number =>
  needs ? since[needs] : OLDEST

/** A placeholder for a parameter: encoding does not change it, and nothing takes it for an id. */
const placeholder = (key: string) => `param-${key}-x`

const withSlots = (text: string) => text.replace(/param-(\w+)-x/g, '{$1}')

const placeholders = (pattern: string): RouteParams =>
  Object.fromEntries(pathToRegexp(pattern).keys.map(({ name }) => [name, placeholder(name)]))

/** The screen of a route, with placeholders for the parameters of its address. */
const screenOf = (routes: RouteTable, route: Route): RouteMatch | null => {
  const pattern = partsOf(route.path).path
  const path = compile(pattern)(placeholders(pattern))
  if (route.redirect) return resolveRoute(routes, path).match
  const match = matchRoute(routes, path)
  return match?.route === route ? match : { route, chain: [route], params: {} }
}

export const urlOfQuery = ({ endpoint, args }: Query) => urlOf(allOperations[endpoint], args)

/** Whether racks of all releases answer it. */
const isOnAll = ({ endpoint }: Query) => allOperations[endpoint].since === undefined

const headingOf = ({ chain, params }: RouteMatch, crumbs: readonly string[]) =>
  chain[0]?.skeleton?.heading?.(params) ?? crumbs.at(-1) ?? ''

const sectionOf = ({ route, params }: RouteMatch) =>
  route.layout.sections.findIndex(section =>
    isSectionActive(sectionLink(section, params), compile(partsOf(route.path).path)(params)),
  )

/** The names of files as in `BootPlan`. */
const namesOf = (files: readonly string[], hash: string): readonly string[] =>
  files
    .filter(file => file.endsWith(`.${hash}.js`))
    .map(file => file.replace(/js$/, ''))
    .map(stem => {
      const name = stem.slice('/assets/'.length, -hash.length - 2)
      return files.includes(`${stem}css`) ? `${name}+` : name
    })

/** A route's pattern without what all of them have, and with the names of its parameters. */
const pathOf = (pattern: string): string => {
  const { regexp, keys } = pathToRegexp(pattern)
  let at = 0
  return regexp.source
    .replace(/^\^\(\?:(.*)\(\?:\\\/\$\)\?\)\$$/, '$1')
    .replaceAll('([^\\/]+)', () => `:${keys[at++]?.name}`)
    .replaceAll('\\/', '/')
}

/**
 * Where most people start, in the script itself. Checks, addresses, deletions and the metrics of
 * projects are opened from there.
 */
const isFirst = ({ path }: BootRoute) =>
  /^(\/(login|device|projects)\b.*(?<!\/(reachability|addresses|delete)|:project\/metrics.*)|\/?)$/.test(
    path,
  )

/** Some routes with the layouts and files that they use. */
const screensOf = (
  routes: readonly BootRoute[],
  layouts: readonly BootLayout[],
  files: readonly string[],
): BootScreens => {
  const used = [...new Set(routes.flatMap(route => route.files))]
  return {
    routes: routes.map(route => ({ ...route, files: route.files.map(file => used.indexOf(file)) })),
    layouts: layouts.map((layout, at) =>
      routes.some(route => route.layout === at) ? layout : null,
    ),
    files: used.map(file => files[file]!),
  }
}

/**
 * The files of each screen besides those that start the console, its API requests and its texts.
 */
export const bootPlan = (options: BootPlanOptions): BootPlan => {
  const { routes, hash, filesOf, columnsOf, always, asksApi, olderSession, stepsOf } = options
  const session = asksApi ? options.session.map(urlOfQuery) : []
  const older = asksApi ? olderSession.queries.map(urlOfQuery) : []
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
    const urls = match && asksApi ? routeQueries(match).filter(isOnAll).map(urlOfQuery) : []
    const calls = [...new Set(urls)].filter(url => !session.includes(url)).map(withSlots)
    const section = match ? sectionOf(match) : -1
    const heading = match ? headingOf(match, crumbs) : ''
    const columns = chain[0] ? columnsOf(chain[0].id) : []
    const first = Math.max(OLDEST, ...chain.map(sinceOf))
    return {
      path: pathOf(partsOf(route.path).path),
      files: [...new Set(namesOf(own, hash).map(file => indexIn(files, file)))],
      ...(layout && layout.name !== 'public' && { layout: indexIn(layouts, layout) }),
      ...(section !== -1 && { section }),
      crumbs: withSlots(crumbs.join(' / ')),
      ...(heading !== (crumbs.at(-1) ?? '') && { heading: withSlots(heading) }),
      ...(columns.length > 0 && { columns: columns.join('|') }),
      ...(calls.length > 0 && { calls }),
      ...(first !== OLDEST && { since: first }),
    }
  }

  // The boot script reads only the path: the screen of a panel is that of the page under it. What is
  // only drawn around tabs has no address.
  const plans = routes
    .filter(({ needsSearch, path }) => !needsSearch && !path.endsWith('/-'))
    .map(planOf)
  const shownLayouts = layouts.map(({ parents, sections, heading }) => ({
    parents: parents.map(({ label }) => label),
    // Whether the user is an administrator is not known yet.
    sections: sections
      .filter(({ isForSiloAdmins }) => !isForSiloAdmins)
      .map(section => ({
        label: section.label,
        ...(section.group !== undefined && { group: section.group }),
        ...(sinceOf(section) !== OLDEST && { since: sinceOf(section) }),
      })),
    heading: withSlots(heading({ project: placeholder('project') }, '')),
  }))
  const [first, rest] = [plans.filter(isFirst), plans.filter(plan => !isFirst(plan))]
  return {
    first: screensOf(first, shownLayouts, files),
    rest: screensOf(rest, shownLayouts, files),
    hash,
    calls: [
      ...session.map(url => ({ url })),
      ...older.map(url => ({ url, before: olderSession.before })),
    ],
    releases: Object.fromEntries(
      LADDER.map(({ release }) => [
        release,
        { version: versionOf(release), steps: namesOf(stepsOf(release), hash)[0] },
      ]),
    ),
    newest: NEWEST_VERSION,
    oldest: OLDEST,
  }
}
