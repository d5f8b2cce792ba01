import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Observer } from './observer'

const PREFIX = 'basalt_'

/** In seconds: the rack takes some hundredths for most answers, and minutes for uploads. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

interface Facts {
  build: () => string | null
  /** What each rack runs; null if it is unknown. */
  releases: () => readonly { rack: string; release: number | null }[]
}

/** Counts what the server does, and serves the counts to Prometheus. */
export const createMetrics = ({
  build,
  releases,
}: Facts): { observer: Observer; server: Server } => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers })

  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  const requests = counter('requests_total', 'Requests that were answered.', ['by', 'status'])
  const refusals = counter('refusals_total', 'Requests and connections refused.', ['reason'])
  const errors = counter('rack_errors_total', 'Requests that did not reach the rack.', ['code'])
  const seconds = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'Time from the headers of a request to the end of its response, without websockets.',
    labelNames: ['by'],
    buckets: BUCKETS,
    registers,
  })
  const sockets = new Gauge({
    name: `${PREFIX}open_sockets`,
    help: 'Open connections of clients, and the websockets among them.',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of ['client', 'websocket']) sockets.set({ kind }, 0)
  new Gauge({
    name: `${PREFIX}build_info`,
    help: 'The build that is served.',
    labelNames: ['build'],
    registers,
    collect() {
      this.reset()
      this.set({ build: build() ?? '' }, 1)
    },
  })
  new Gauge({
    name: `${PREFIX}rack_release`,
    help: 'The system release that a rack runs; absent while it is unknown.',
    labelNames: ['rack'],
    registers,
    collect() {
      this.reset()
      for (const { rack, release } of releases()) if (release !== null) this.set({ rack }, release)
    },
  })

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end('See /metrics.\n')
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.destroy(),
    )
  })

  return {
    server,
    observer: {
      answered: exchange => {
        requests.inc({ by: exchange.by, status: String(exchange.status) })
        if (!exchange.isWebSocket) seconds.observe({ by: exchange.by }, exchange.seconds)
      },
      refused: reason => refusals.inc({ reason }),
      unreached: code => errors.inc({ code: code || 'unknown' }),
      connected: (kind, change) => sockets.inc({ kind }, change),
    },
  }
}
