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

type Loader = () => Promise<unknown>

export interface BootPlanOptions {
  routes: RouteTable
  formLoaders: Readonly<Record<string, Loader>>
  /** The files of a piece of code, given by its path below `src/` without extension. */
  filesOf: (code: string) => readonly string[]
  /** Code that every screen needs. */
  always: readonly string[]
  calls: readonly string[]
}

const IMPORT = /import\(\s*["'](.+?)["']/

/** What a loader loads, by its path below `src/`. Webpack knows it by that alone. */
const codeOf = (loader: Loader, folder: string): string => {
  const request = IMPORT.exec(loader.toString())?.[1]
  if (!request) throw new Error(`There is no import() in ${loader.toString()}`)
  return request.replace(/^@\//, '').replace(/^\.\//, folder)
}

/** Fills every parameter of a path: enough to see where a redirect leads. */
const anyParams = new Proxy<RouteParams>({}, { get: () => 'any' })

const chainOf = (routes: RouteTable, route: Route): readonly Route[] => {
  if (route.redirect) return resolveRoute(routes, route.redirect(anyParams)).match?.chain ?? []
  const outer = routes.find(({ id }) => id === route.over)
  return outer ? [...chainOf(routes, outer), route] : [route]
}

/** Which files each screen needs beside those that start the console. */
export const bootPlan = (options: BootPlanOptions): BootPlan => {
  const { routes, formLoaders, filesOf, always, calls } = options
  const files: string[] = []

  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }

  const codeOfRoute = (route: Route) => {
    const chain = chainOf(routes, route)
    const form = formLoaders[chain.at(-1)?.form ?? '']
    return [
      ...always,
      ...chain.flatMap(({ view }) => (view ? [codeOf(view, '')] : [])),
      ...(form ? [codeOf(form, 'store/forms/')] : []),
    ]
  }

  return {
    routes: routes.map(route => ({
      pattern: pathToRegexp(route.path).regexp.source,
      ...(route.layout === 'public' && { isPublic: true as const }),
      files: [...new Set(codeOfRoute(route).flatMap(filesOf).map(indexOf))],
    })),
    files,
    calls,
  }
}
