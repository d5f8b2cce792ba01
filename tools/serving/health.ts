import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { askApi } from './ask-api'
import type { RackRelease } from './rack-release'
import { secure } from './security-headers'

/** How long the rack may take to answer, in milliseconds. */
const PATIENCE = 3_000

/** A rack, asked whether it answers. */
export interface AskedRack {
  /** Its own host; null if it has none. */
  host: string | null
  release: () => number | null
  /** Why it cannot be reached; null if it answers. All who ask at once share a question. */
  problem: () => Promise<string | null>
}

export const askedRack = (
  host: string | null,
  api: string,
  rack: RackRelease | undefined,
  apiCa: () => Buffer | undefined,
): AskedRack => {
  let asking: Promise<string | null> | null = null
  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(PATIENCE)
      await askApi(`${api}/v1/ping`, { signal, ca: apiCa() })
      // It was away until now.
      if (rack?.current() === null) await Promise.race([rack.ask(), once(signal, 'abort')])
      return null
    } catch (error) {
      const { code, message } = error as { code?: unknown; message: string }
      return typeof code === 'string' ? code : message
    } finally {
      asking = null
    }
  }
  return {
    host,
    release: () => rack?.current() ?? null,
    problem: () => (asking ??= ask()),
  }
}

interface HealthOptions {
  /** None in front of no API, as in the preview. */
  racks: readonly AskedRack[]
  build: () => string | null
  isDraining: () => boolean
}

/** What is said of a rack. */
interface RackState {
  /** Null without a rack, as in the preview. */
  rack: 'reachable' | 'unreachable' | null
  /** Null until it is known. */
  release: number | null
  /** Why it cannot be reached. */
  reason?: string
}

/** What the host says of itself to those that watch it. */
interface Readiness extends RackState {
  ready: boolean
  build: string | null
  /** Of several racks. */
  racks?: readonly (RackState & { host: string | null })[]
}

const stateOf = async ({ problem, release }: AskedRack): Promise<RackState> => {
  const reason = await problem()
  const state = { rack: 'reachable', release: release() } as const
  return reason === null ? state : { ...state, rack: 'unreachable', reason }
}

export const sendText = (response: ServerResponse, status: number, type: string, body: string) => {
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

/** Each rack, and whether it answers: for the switcher of the console. */
export const statesOf = (racks: readonly AskedRack[]) =>
  Promise.all(racks.map(async each => ({ host: each.host, ...(await stateOf(each)) })))

/** Answers `/healthz`, which says that the process runs, and `/readyz`, which asks the racks. */
export const healthOf = ({ racks, build, isDraining }: HealthOptions) => {
  const readiness = async (): Promise<Readiness> => {
    const facts = { build: build() }
    const [only] = racks
    if (!only || isDraining()) {
      const release = only?.release() ?? null
      const state = { rack: null, release, ...facts }
      return isDraining()
        ? { ready: false, ...state, reason: 'stopping' }
        : { ready: true, ...state }
    }
    if (racks.length === 1) {
      const state = await stateOf(only)
      return { ready: state.rack === 'reachable', ...state, ...facts }
    }
    // The others can be worked with while one is away.
    const states = await statesOf(racks)
    const ready = states.some(({ rack }) => rack === 'reachable')
    const rack = ready ? 'reachable' : 'unreachable'
    return { ready, rack, release: null, ...facts, racks: states }
  }

  /** Whether the request was one of these. */
  return ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (url !== '/healthz' && url !== '/readyz') return false
    secure(response)
    if (url === '/healthz') sendText(response, 200, 'text/plain; charset=utf-8', 'ok\n')
    else
      void readiness().then(facts =>
        sendText(
          response,
          facts.ready ? 200 : 503,
          'application/json',
          `${JSON.stringify(facts)}\n`,
        ),
      )
    return true
  }
}
