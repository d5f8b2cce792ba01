import { all, call, put, select } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import type { ApiError } from '@/api/core/errors'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { read, subscribe } from '@/store/queries/reading'
import { routeQueries, type RouteMatch } from '@/store/routing/match'
import { sessionEstablished } from '@/store/session/events'
import { SESSION_QUERIES } from '@/store/session/queries'
import { selectIsFleetViewer } from '@/store/session/selectors'
import { loadScreen } from '@/store/setup/code'
import { services } from '@/store/setup/effects'
import { cachedQueries, seedFromRow } from './cached'

/** Seconds for which the answers about who is signed in count as fresh. */
const SESSION_FRESH_SECONDS = 60

export const NOT_FOUND: NavigationError = { status: 404, message: 'Page not found' }

/** Undefined when all is there; `leaving` when the answer was that nobody is signed in. */
export type LoadProblem = NavigationError | 'leaving' | undefined

const problemOf = ([error]: readonly ApiError[]): LoadProblem => {
  if (!error) return undefined
  if (error.statusCode === 401) return 'leaving'
  return { status: error.statusCode ?? 0, message: error.message }
}

/** Who is signed in, and whether they may be here: asked before every screen behind the login. */
function* passGate({ route: { layout } }: RouteMatch, handles: QueryHandle[]) {
  if (layout.name === 'public') return undefined
  const cached = yield* cachedQueries(SESSION_QUERIES)
  const isKnown = cached.length === SESSION_QUERIES.length
  if (isKnown) yield* subscribe(SESSION_QUERIES, handles, SESSION_FRESH_SECONDS)
  const errors = isKnown ? [] : yield* read(SESSION_QUERIES, handles, SESSION_FRESH_SECONDS)
  const problem = problemOf(errors)
  if (problem) return problem
  yield* put(sessionEstablished())
  const mayOperate = yield* select(selectIsFleetViewer)
  return layout.name === 'system' && !mayOperate ? NOT_FOUND : undefined
}

/** Code may be out of reach, or gone since a newer version of the console was put in its place. */
function* loadCode({ chain, route }: RouteMatch) {
  const { ports } = yield* services()
  try {
    yield* all(chain.map(part => call(loadScreen, part)))
    return undefined
  } catch (cause) {
    ports.report('error', `The code of ${route.path} did not load: ${String(cause)}`)
    return { status: 0, message: 'This part of the console could not be loaded.' }
  }
}

/**
 * Loads all that a route needs before it can be shown: who is signed in, the code, the data of
 * every part of the screen. The first problem decides. What is in the cache is not waited for, only
 * read again behind the screen.
 */
export function* loadRoute(match: RouteMatch, handles: QueryHandle[]) {
  yield* seedFromRow(match)
  const queries = routeQueries(match)
  const cached = yield* cachedQueries(queries)
  yield* subscribe(cached, handles)
  const { gate, errors, code } = yield* all({
    gate: call(passGate, match, handles),
    errors: call(
      read,
      queries.filter(query => !cached.includes(query)),
      handles,
    ),
    code: call(loadCode, match),
  })
  return gate ?? problemOf(errors) ?? code
}
