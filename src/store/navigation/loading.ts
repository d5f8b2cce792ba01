import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { callUnanswered } from '@/api/core/connection'
import { isConnectionLost } from '@/store/connection/saga'
import { read, subscribe, type FailedQuery } from '@/store/queries/reading'
import { routeQueries, type RouteMatch } from '@/store/routing/match'
import { sessionEstablished } from '@/store/session/events'
import { SESSION_QUERIES } from '@/store/session/queries'
import { selectIsFleetViewer } from '@/store/session/selectors'
import { loadScreen } from '@/store/setup/code'
import { services } from '@/store/setup/effects'
import { cachedQueries, seedFromRow } from './cached'
import { CODE_MISSING, NOT_FOUND, problemOf, unreached } from './problem'

/** Seconds for which the answers about who is signed in count as fresh. */
const SESSION_FRESH_SECONDS = 60

/** Undefined when all is there; `leaving` when the answer was that nobody is signed in. */
export type LoadProblem = NavigationError | 'leaving' | undefined

function* firstProblem([failure]: readonly FailedQuery[]): SagaGenerator<LoadProblem> {
  if (!failure) return undefined
  return failure.error.statusCode === 401 ? 'leaving' : problemOf(failure, yield* services())
}

/** Who is signed in, and whether they may be here: asked before every screen behind the login. */
function* passGate({ route: { layout } }: RouteMatch, handles: QueryHandle[]) {
  if (layout.name === 'public') return undefined
  const cached = yield* cachedQueries(SESSION_QUERIES)
  const isKnown = cached.length === SESSION_QUERIES.length
  if (isKnown) yield* subscribe(SESSION_QUERIES, handles, SESSION_FRESH_SECONDS)
  const errors = isKnown ? [] : yield* read(SESSION_QUERIES, handles, SESSION_FRESH_SECONDS)
  const problem = yield* firstProblem(errors)
  if (problem) return problem
  yield* put(sessionEstablished())
  const mayOperate = yield* select(selectIsFleetViewer)
  return layout.name === 'system' && !mayOperate ? NOT_FOUND : undefined
}

/** Code may be out of reach, or gone since a newer version of the console was put in its place. */
function* loadCode({ chain, route }: RouteMatch) {
  const given = yield* services()
  try {
    yield* all(chain.map(part => call(loadScreen, part)))
    return undefined
  } catch (cause) {
    given.ports.report('error', `The code of ${route.path} did not load: ${String(cause)}`)
    yield* put(callUnanswered())
    return (yield* isConnectionLost()) ? unreached(given) : CODE_MISSING
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
  return gate ?? (yield* firstProblem(errors)) ?? code
}
