import { call, select, all, put, type SagaGenerator } from 'typed-redux-saga'
import { selectEntry, upsert, selectData, type QueryHandle } from '@/api/core/api'
import { selectPageItems, pageQuery } from '@/store/paging/selectors'
import { type RouteMatch, followingQueries, matchRoute, routeQueries } from '@/store/routing/match'
import type { RouteQuery } from '@/store/queries/define'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import type { NavigationError, NavigationTarget } from '@/machines/navigation/navigation.events'
import { callUnanswered } from '@/api/core/connection'
import { isConnectionLost } from '@/store/connection/connection'
import { splitAddress } from '@/lib/path'
import { cacheKey } from '@/api/core/cache-key'
import type { Read } from '@/store/forms/definition'
import type { ListPage } from '@/store/paging/slice'
import { findPages, selectRefused } from '@/store/paging/restoring'
import { read, releaseAll, subscribe, type FailedQuery } from '@/store/queries/subscribe'
import { absenceOf, missingFeature, neededFeature } from '@/store/release/absent'
import { selectKnownRelease, selectRelease, selectSupports } from '@/store/release/release'
import type { Supports } from '@/store/routing/route'
import { sessionQueries } from '@/store/session/queries'
import { selectIsFleetViewer } from '@/store/session/session'
import { loadScreen } from '@/store/setup/code'
import { selectShownRoute } from './selectors'
import { findLocation } from './find-location'
import { CODE_MISSING, NOT_FOUND, problemOf, unreached } from './problem'

/**
 * The queries whose cached answer no command has made stale: it is shown at once and refetched in the
 * background. An answer that is being refetched counts too, unless a command is the reason.
 */
export function* cachedQueries<Q extends RouteQuery>(queries: readonly Q[]) {
  const { changedAt } = yield* services()
  const state = yield* select((root: RootState) => root)
  return queries.filter(query => {
    const entry = selectEntry(state, query)
    if (query.mustBeFresh || !entry) return false
    const isOlderThanChange = (entry.fulfilledTimeStamp ?? 0) <= changedAt
    return entry.status === 'fulfilled' || (entry.data !== undefined && !isOlderThanChange)
  })
}

/** Answers the query of a panel with a row of the list it opens over. */
export function* primeFromRow({ route, params }: RouteMatch) {
  const row = route.primeCache?.(params)
  const shown = yield* select(selectShownRoute)
  if (!row || shown?.id !== route.parent) return
  const items = yield* select((state: RootState) => selectPageItems(state, row.list))
  const item = (items as readonly { name: string }[]).find(({ name }) => name === row.name)
  const dispatch = yield* dispatcher()
  if (item) yield* call(upsert, dispatch, row.query, item as never)
}

/** How long the answers about who is signed in count as fresh, in seconds. */
const SESSION_FRESH_SECONDS = 60

/** Undefined if there is none; `leaving` if the user is not signed in. */
type LoadProblem = NavigationError | 'leaving' | undefined

function* firstProblem([failure]: readonly FailedQuery[]): SagaGenerator<LoadProblem> {
  if (!failure) return undefined
  return failure.error.statusCode === 401 ? 'leaving' : problemOf(failure, yield* services())
}

function* supporter(): SagaGenerator<Supports> {
  const state = yield* select((root: RootState) => root)
  return feature => selectSupports(state, feature)
}

/** What is known is shown at once and refetched in the background. */
function* readSession(handles: QueryHandle[]): SagaGenerator<readonly FailedQuery[]> {
  const queries = sessionQueries(yield* supporter())
  const cached = yield* cachedQueries(queries)
  if (cached.length === queries.length) {
    yield* subscribe(queries, handles, SESSION_FRESH_SECONDS)
    return []
  }
  const errors = yield* read(queries, handles, SESSION_FRESH_SECONDS)
  // The first answer of a rack shows its release, and with that what else to ask.
  const others = sessionQueries(yield* supporter()).filter(query => !queries.includes(query))
  return [...errors, ...(yield* read(others, handles, SESSION_FRESH_SECONDS))]
}

/** Checks who is signed in, and whether they may see the screen. */
function* checkAccess({ route: { layout } }: RouteMatch, handles: QueryHandle[]) {
  if (layout.name === 'public') return undefined
  const problem = yield* firstProblem(yield* readSession(handles))
  if (problem) return problem
  const mayOperate = yield* select(selectIsFleetViewer)
  return layout.name === 'system' && !mayOperate ? NOT_FOUND : undefined
}

/** Code may be unreachable, or gone because a newer version of the console has been deployed. */
function* codeProblem(path: string, cause: unknown) {
  const given = yield* services()
  given.ports.report('error', `The code of ${path} did not load: ${String(cause)}`)
  yield* put(callUnanswered())
  return (yield* isConnectionLost()) ? unreached(given) : CODE_MISSING
}

function* loadCode({ chain, route }: RouteMatch) {
  try {
    yield* all(chain.map(part => call(loadScreen, part)))
    return undefined
  } catch (cause) {
    return yield* codeProblem(route.path, cause)
  }
}

function* reader(): SagaGenerator<Read> {
  const state = yield* select((root: RootState) => root)
  return query => selectData(state, query)
}

interface LoadedData {
  pages: readonly ListPage[]
  errors: readonly FailedQuery[]
}

/**
 * Reads what the address names, then what only those answers name. If the server no longer knows a
 * page of a list, all lists start at their first page.
 */
function* loadData(
  match: RouteMatch,
  target: Target,
  handles: QueryHandle[],
): SagaGenerator<LoadedData> {
  const pages = yield* findPages(match, target)
  const pageOf = new Map(pages.map(page => [cacheKey(page.list), page]))
  const queries = routeQueries(match).map(query => {
    const { tokens = [], size } = pageOf.get(cacheKey(query)) ?? {}
    return pageQuery(query, tokens.at(-1), size)
  })
  const cached = yield* cachedQueries(queries)
  yield* subscribe(cached, handles)
  const missing = queries.filter(query => !cached.includes(query))
  const errors = yield* read(missing, handles)
  const refused = yield* select((state: RootState) => selectRefused(state, pages))
  if (refused.length > 0) {
    releaseAll(handles.filter(({ key }) => refused.includes(key)))
    return yield* loadData(match, { ...target, kind: 'browser', search: '', pages: {} }, handles)
  }
  if (errors.length > 0) return { pages, errors }
  // They may depend on the user, who is read at the same time.
  const hasFollowing = match.chain.some(({ queriesAfter }) => queriesAfter)
  if (hasFollowing && (yield* checkAccess(match, handles))) return { pages, errors }
  const following = followingQueries(match, yield* reader(), yield* supporter())
  return { pages, errors: yield* read(following, handles) }
}

/** Checks whether the rack has the screen, which is known once the user is. */
function* checkRelease(match: RouteMatch, handles: QueryHandle[]): SagaGenerator<LoadProblem> {
  if (match.chain.every(({ needs }) => needs === undefined)) return undefined
  const problem = yield* checkAccess(match, handles)
  if (problem) return problem
  const feature = missingFeature(match, yield* select(selectRelease))
  return feature && absenceOf(feature)
}

/**
 * Loads everything a route needs to be shown: the session, its code, and the data of every part of
 * the screen. Problems are reported in that order of precedence: session, data, code. Cached data
 * are refetched in the background without waiting for them. Nothing is loaded of a screen that the
 * rack lacks.
 */
function* loadRoute(match: RouteMatch, target: Target, handles: QueryHandle[]) {
  const absence = yield* checkRelease(match, handles)
  if (absence) return { pages: [], problem: absence }
  yield* primeFromRow(match)
  const { access, data, code } = yield* all({
    access: call(checkAccess, match, handles),
    data: call(loadData, match, target, handles),
    code: call(loadCode, match),
  })
  const failure = (yield* firstProblem(data.errors)) ?? code
  return { pages: data.pages, problem: access ?? (yield* asAbsence(match, failure)) }
}

/**
 * The rack may turn out to lack the screen by what it answers. One of unknown release lacks it if it
 * has no route for a call: all others say why.
 */
function* asAbsence(match: RouteMatch, problem: LoadProblem): SagaGenerator<LoadProblem> {
  if (typeof problem !== 'object') return problem
  const known = yield* select(selectKnownRelease)
  const isUnexplained = problem.kind === 'missing' && problem.call?.errorCode === undefined
  const feature = known
    ? missingFeature(match, known.release)
    : isUnexplained && neededFeature(match)
  return feature ? { ...problem, ...absenceOf(feature) } : problem
}

type Target = Pick<NavigationTarget, 'path' | 'search' | 'kind' | 'pages'>

/** The result of loading an address, with the path and the query string after redirects. */
export interface LoadedLocation {
  path: string
  search: string
  match: RouteMatch | null
  /** The pages that its lists show. */
  pages: readonly ListPage[]
  problem: LoadProblem
}

/** An unanswered look-up can be retried. If it failed in another way, there is no such page. */
const notFoundUnless = (problem: NavigationError) =>
  problem.kind === 'unanswered' ? problem : NOT_FOUND

function* find({ path, search }: Target): SagaGenerator<LoadedLocation> {
  try {
    const location = yield* findLocation(path, search)
    return { ...location, pages: [], problem: location.match ? undefined : NOT_FOUND }
  } catch (cause) {
    // The route table of an area did not load, so the match is the area's entry.
    const { routes } = yield* services()
    const match = matchRoute(routes, path, search)
    return { path, search, match, pages: [], problem: yield* codeProblem(path, cause) }
  }
}

/** A parameter that both have is kept once, or an empty one would lead back here for ever. */
const merged = (search: string, more: string): string => {
  const params = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(more)) params.set(name, value)
  return `?${params}`
}

/**
 * Loads the screen of an address. If the address stands for another page, that page is loaded and
 * the queries of the first address are released.
 */
export function* loadLocation(
  target: Target,
  handles: QueryHandle[],
): SagaGenerator<LoadedLocation> {
  const found = yield* find(target)
  const { match } = found
  if (!match || found.problem) return found
  const { pages, problem } = yield* loadRoute(match, { ...target, search: found.search }, handles)
  const location = { ...found, pages }
  const { resolveTo, screen, exists = () => true } = match.route
  if (!problem && !exists(match.params, yield* reader())) return { ...location, problem: NOT_FOUND }
  if (!resolveTo || problem === 'leaving') return { ...location, problem }
  const to = problem ? undefined : resolveTo(match.params, yield* reader(), yield* supporter())
  if (to !== undefined) {
    releaseAll(handles.splice(0))
    const address = splitAddress(to)
    // The same page with further parameters keeps the others, such as a filter.
    const search =
      address.path === found.path ? merged(found.search, address.search) : address.search
    return yield* loadLocation({ ...address, search, kind: target.kind }, handles)
  }
  if (screen) return { ...location, problem }
  return { ...location, problem: problem ? notFoundUnless(problem) : NOT_FOUND }
}
