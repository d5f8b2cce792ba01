import { pathToRegexp } from 'path-to-regexp'
import { resolveRoute } from '@/store/routing/match'
import type { Route, RouteParams, RouteTable } from '@/store/routing/route'

/** What the boot script knows: see src/boot/boot.js. */
export interface BootPlan {
  /** In the order of the route table: the first that fits the address decides. */
  routes: readonly BootRoute[]
  files: readonly string[]
  /** What to ask of the API where the screen needs a session. */
  calls: readonly string[]
}

interface BootRoute {
  pattern: string
  isPublic?: true
  /** Indices into `files`. */
  files: readonly number[]
}

export interface BootPlanOptions {
  routes: RouteTable
  /** The files that come with a route's own code, by the route's id. */
  filesOf: (id: string) => readonly string[]
  /** Files that every screen needs. */
  always: readonly string[]
  calls: readonly string[]
}

/** Fills every parameter of a path: enough to see where a redirect leads. */
const anyParams = new Proxy<RouteParams>({}, { get: () => 'any' })

const chainOf = (routes: RouteTable, route: Route): readonly Route[] => {
  if (route.redirect) return resolveRoute(routes, route.redirect(anyParams)).match?.chain ?? []
  const outer = routes.find(({ id }) => id === route.over)
  return outer ? [...chainOf(routes, outer), route] : [route]
}

/** Which files each screen needs beside those that start the console. */
export const bootPlan = ({ routes, filesOf, always, calls }: BootPlanOptions): BootPlan => {
  const files: string[] = []

  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }

  const filesOfRoute = (route: Route) => [
    ...always,
    ...chainOf(routes, route)
      .filter(({ screen }) => screen)
      .flatMap(({ id }) => filesOf(id)),
  ]

  return {
    routes: routes.map(route => ({
      pattern: pathToRegexp(route.path).regexp.source,
      ...(route.layout.name === 'public' && { isPublic: true as const }),
      files: [...new Set(filesOfRoute(route).map(indexOf))],
    })),
    files,
    calls,
  }
}
