import type { WireRequest, WireResponse } from '@/app/ports'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { loadPatterns } from '../oxql/patterns'
import { handlers } from '../routes/all'
import { scenarios, type ScenarioName } from '../seeds/scenarios'
import { DEFAULT_USER_ID } from '../seeds/users'
import { systemClock, type BackendClock } from './clock'
import { createDb } from './db'
import { dispatch, type Dispatcher } from './dispatch'
import { openExchange, type Route } from './handle-request'
import { chaosAnswer } from './faults'
import { createIds, uuidFrom } from './ids'
import { pageRoutes } from './pages'
import { createRandom } from './random'
import { recordActivity } from '../metrics/activity'
import { type Connection, openConsoles, type Peer } from '../serial/consoles'
import { openConsole } from './console-stream'
import { recordCapacity } from './capacity-history'
import { createWorld, type BackendState } from './backend-state'

export interface BackendOptions {
  scenario?: ScenarioName
  /** The same seed gives the same ids and choices. */
  seed?: number
  /** How long every answer takes, in milliseconds, at random between the two; 0 for at once. */
  latency?: readonly [min: number, max: number] | 0
  /** How many of a hundred requests fail for no reason. */
  chaos?: number
  clock?: BackendClock
  /** Whether callers without credentials are refused, rather than taken for a demo user. */
  requireAuth?: boolean
  /** Scheme and host that the API is reached at. */
  origin?: string
  /** Told of errors inside the backend itself. */
  report?: (error: unknown) => void
}

export interface Backend {
  handle(request: WireRequest): Promise<WireResponse>
  /**
   * Goes on where a handshake was answered with 101: connects the websocket to the console it asked
   * for, or hangs up and says why.
   */
  openConsole(request: WireRequest, peer: Peer): Connection
  readonly backendState: BackendState
  /** Drops everything that is still due. */
  stop(): void
}

const DEFAULT_LATENCY = [200, 400] as const

const operationRoutes = (dispatcher: Dispatcher): Route[] =>
  Object.entries(allOperations).map(([id, { method, path }]) => ({
    method,
    path,
    respond: ({ wire, path: values }) => dispatch(dispatcher, id as AnyOperationId, wire, values),
  }))

/**
 * A whole cloud in memory, as a function from request to response. Mounted on a page's fetch, put
 * behind a Node server, or called by tests.
 */
export const createBackend = ({
  scenario = 'default',
  seed = 1,
  latency = DEFAULT_LATENCY,
  chaos = 0,
  clock = systemClock(),
  requireAuth = false,
  origin = 'http://localhost',
  report = error => console.error(error),
}: BackendOptions = {}): Backend => {
  // Separate sources, so that how often somebody reads has no influence on the next id.
  const ids = createIds(createRandom(seed))
  const traffic = createRandom(seed + 1)
  const random = createRandom(seed + 2)

  const db = createDb()
  const capacity = recordCapacity(db, clock)
  const activity = recordActivity(db, clock)
  const consoles = openConsoles(db, clock)
  const admission = { requireAuth, defaultUserId: DEFAULT_USER_ID }
  const kept = { capacity, activity, consoles }
  const backendState = createWorld({ db, clock, ids, random, ...kept, admission, origin })
  scenarios[scenario](backendState)

  const dispatcher: Dispatcher = { backendState, handlers, report }
  const exchange = openExchange([...operationRoutes(dispatcher), ...pageRoutes(backendState)])

  const wait = (ms: number) =>
    ms > 0 ? new Promise<void>(resolve => clock.setTimeout(resolve, ms)) : Promise.resolve()

  return {
    backendState,
    openConsole: (request, peer) => openConsole(backendState, request, peer),
    stop: () => {
      consoles.stop()
      backendState.stop()
      exchange.stop()
    },
    handle: async request => {
      // Everything that is left to chance is drawn on arrival, in the order of arrival.
      const requestId = uuidFrom(traffic)
      const delay = latency === 0 ? 0 : traffic.int(...latency)
      const failure = traffic.chance(chaos) ? chaosAnswer(traffic) : undefined
      await wait(delay)
      await loadPatterns(request.body)
      return failure ?? exchange.handle(request, requestId)
    },
  }
}
