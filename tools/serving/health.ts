import type { IncomingMessage, ServerResponse } from 'node:http'
import { askApi } from './ask-api'
import type { RackRelease } from './rack-release'
import { secure } from './security-headers'

/** How long the rack may take to answer, in milliseconds. */
const PATIENCE = 3_000

interface HealthOptions {
  api: string | undefined
  apiCa: () => Buffer | undefined
  rack: RackRelease | undefined
  build: () => string | null
  isDraining: () => boolean
}

/** What the host says of itself to those that watch it. */
interface Readiness {
  ready: boolean
  /** Null without a rack, as in the preview. */
  rack: 'reachable' | 'unreachable' | null
  /** Null until it is known. */
  release: number | null
  build: string | null
  /** Why it is not ready. */
  reason?: string
}

/** Answers `/healthz`, which says that the process runs, and `/readyz`, which asks the rack. */
export const healthOf = ({ api, apiCa, rack, build, isDraining }: HealthOptions) => {
  let asking: Promise<string | null> | null = null

  /** Why the rack cannot be reached; null if it answers. All who ask at once share a question. */
  const problem = () =>
    (asking ??= (async () => {
      if (api === undefined) return null
      try {
        await askApi(`${api}/v1/ping`, { signal: AbortSignal.timeout(PATIENCE), ca: apiCa() })
        return null
      } catch (error) {
        const { code, message } = error as { code?: unknown; message: string }
        return typeof code === 'string' ? code : message
      }
    })().finally(() => (asking = null)))

  const readiness = async (): Promise<Readiness> => {
    const facts = { release: rack?.current() ?? null, build: build() }
    if (isDraining()) return { ready: false, rack: null, ...facts, reason: 'stopping' }
    const reason = await problem()
    if (reason !== null) return { ready: false, rack: 'unreachable', ...facts, reason }
    return { ready: true, rack: api === undefined ? null : 'reachable', ...facts }
  }

  const send = (response: ServerResponse, status: number, type: string, body: string) => {
    if (response.destroyed) return
    secure(response)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }

  /** Whether the request was one of these. */
  return ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (url === '/healthz') send(response, 200, 'text/plain; charset=utf-8', 'ok\n')
    else if (url === '/readyz')
      void readiness().then(facts =>
        send(response, facts.ready ? 200 : 503, 'application/json', `${JSON.stringify(facts)}\n`),
      )
    else return false
    return true
  }
}
