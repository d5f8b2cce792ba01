import type { WireRequest, WireResponse } from '@/ports/ports'
import { loadDocument, loadedDocument } from '@/api/documents/load'
import type { AnyOperationId } from '@/api/operations/full-table'
import { NEWEST, type Release } from '@/api/releases/ladder'
import { loadPatterns } from '../oxql/conditions'
import { handlers } from '../routes/all'
import { clientOf } from '../releases/negotiate'
import { operationsOf } from '../releases/trail'
import { scenarioFault, scenarios, type ScenarioName } from '../seeds/scenarios'
import { DEFAULT_USER_ID } from '../seeds/users'
import { audited } from './audit'
import { skewed, systemClock, type BackendClock } from './clock'
import { createDb } from './db'
import { createHandler, type Dispatcher } from './dispatch'
import { openMirageServer, type Route } from './handle-request'
import { ApiFailure, errorResponse } from './errors'
import { callsOneOf, chaosAnswer, CHOSEN_DRAW } from './faults'
import {
  createIds,
  uuidFrom,
  createBackendState,
  type BackendState,
  type SendPost,
} from './backend-state'
import { pageRoutes } from './pages'
import { createRandom } from './random'
import { recordActivity } from '../metrics/activity'
import { type Connection, openConsoles, type Peer } from '../serial/consoles'
import { openConsole } from './console-stream'
import { recordCapacity } from './capacity-history'

export interface BackendOptions {
  scenario?: ScenarioName
  /** The release of the rack. By default the first that can have the scenario: mostly the oldest. */
  release?: Release
  /** The same seed gives the same ids and random choices. */
  seed?: number
  /** Latency of every response in milliseconds, drawn at random from this range; 0 for none. */
  latency?: readonly [min: number, max: number] | 0
  /** The percentage of requests that fail at random. */
  chaos?: number
  /** The operations that fail at random, and none with 401; all requests by default. */
  chaosFor?: readonly AnyOperationId[] | undefined
  clock?: BackendClock
  /** How many seconds the backend's clock is ahead of `clock`; negative if it is behind. */
  skew?: number | undefined
  /** Whether requests without credentials get a 401 instead of a demo user. */
  requireAuth?: boolean
  /** Sends the requests of webhooks. By default, sending is simulated. */
  sendPost?: SendPost
  /** Scheme and host of the API. */
  origin?: string
  /** Called with internal errors of the backend. */
  report?: (error: unknown) => void
}

export interface Backend {
  handle(request: WireRequest): Promise<WireResponse>
  /**
   * Continues after a handshake was answered with 101: connects the WebSocket to the requested
   * console, or closes it with a reason.
   */
  openConsole(request: WireRequest, peer: Peer): Connection
  readonly backendState: BackendState
  /** Cancels everything pending. */
  stop(): void
}

const DEFAULT_LATENCY = [200, 400] as const

/** What a gateway responds while nothing is behind it. */
const BAD_GATEWAY: WireResponse = {
  status: 502,
  headers: { 'content-type': 'text/plain' },
  body: 'Bad Gateway',
}

/** The operations as the clients of a release call them. */
const operationRoutes = (dispatcher: Dispatcher, client: Release): Route[] =>
  operationsOf(client).map(({ id, method, path }) => {
    const handle = createHandler(dispatcher, { client, id, method, path })
    return {
      method,
      path,
      respond: ({ wire, path: values, requestId }) =>
        audited(dispatcher.backendState, { id, request: wire, requestId }, () =>
          handle(wire, values),
        ),
    }
  })

/**
 * An in-memory cloud as a function from request to response. Mounted on a page's fetch, served by
 * Node, or called by tests.
 */
export const createBackend = ({
  scenario = 'default',
  release = scenarios[scenario].from,
  seed = 1,
  latency = DEFAULT_LATENCY,
  chaos = 0,
  chaosFor,
  clock: given = systemClock(),
  skew = 0,
  requireAuth = false,
  sendPost,
  origin = 'http://localhost',
  report = error => console.error(error),
}: BackendOptions = {}): Backend => {
  const fault = scenarioFault(scenario, release)
  if (fault) throw new Error(fault)
  const clock = skew === 0 ? given : skewed(given, skew)
  // Separate generators, so that the number of reads does not affect the ids created.
  const ids = createIds(createRandom(seed))
  const traffic = createRandom(seed + 1)
  const random = createRandom(seed + 2)
  // Polls do not affect which calls of the chosen operations fail.
  const faults = chaosFor ? createRandom(seed + 3) : traffic

  const db = createDb()
  const capacity = recordCapacity(db, clock)
  const activity = recordActivity(db, clock)
  const consoles = openConsoles(db, clock)
  const admission = { requireAuth, defaultUserId: DEFAULT_USER_ID }
  const kept = { capacity, activity, consoles }
  const parts = { db, clock, ids, random, ...kept, admission, sendPost, origin, release }
  const backendState = createBackendState(parts)
  scenarios[scenario].seed(backendState)

  const dispatcher: Dispatcher = { backendState, handlers, report }
  const servers = new Map<Release, ReturnType<typeof openMirageServer>>()
  const serverFor = (client: Release) => {
    const server =
      servers.get(client) ??
      openMirageServer([...operationRoutes(dispatcher, client), ...pageRoutes(backendState)])
    servers.set(client, server)
    return server
  }

  /** Answers in the version that the request asks for. */
  const answer = async (request: WireRequest, requestId: string) => {
    if (clock.now() < backendState.awayUntil) return BAD_GATEWAY
    let client: Release
    try {
      client = clientOf(backendState.release, request)
    } catch (error) {
      if (error instanceof ApiFailure) return errorResponse(error, requestId)
      throw error
    }
    for (const spoken of [NEWEST, client] as const)
      if (!loadedDocument(spoken)) await loadDocument(spoken)
    return serverFor(client).handle(request, requestId)
  }

  const isChosen = chaosFor ? callsOneOf(chaosFor) : () => true
  const statuses = chaosFor && CHOSEN_DRAW

  const wait = (ms: number) =>
    ms > 0 ? new Promise<void>(resolve => clock.setTimeout(resolve, ms)) : Promise.resolve()

  return {
    backendState,
    openConsole: (request, peer) => openConsole(backendState, request, peer),
    stop: () => {
      consoles.stop()
      backendState.stop()
      for (const server of servers.values()) server.stop()
    },
    handle: async request => {
      // Random values are drawn on arrival, in the order of arrival.
      const requestId = uuidFrom(traffic)
      const delay = latency === 0 ? 0 : traffic.int(...latency)
      const failure =
        isChosen(request) && faults.chance(chaos) ? chaosAnswer(faults, statuses) : undefined
      await wait(delay)
      await loadPatterns(request.body)
      const { headers, ...rest } = failure ?? (await answer(request, requestId))
      return { ...rest, headers: { ...headers, date: new Date(clock.now()).toUTCString() } }
    },
  }
}
