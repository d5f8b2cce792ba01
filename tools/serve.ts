import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { urlOf } from '@/lib/request-origin'
import { listeningProblem, runTool } from './command-line'
import { commandOf } from './packaged'
import { createConsoleServer } from './serving/console-server'
import { listen } from './serving/listen'
import { textLog } from './serving/log'
import { serveOptions, type ServeOptions } from './serving/options'
import { optionsHelp } from './serving/option-table'
import { followRelease } from './serving/rack-release'

const hostOf = (api: string | undefined) => (api === undefined ? '' : new URL(api).host)

const USAGE = `Usage: ${commandOf('serve')} --api URL [options]
       ${commandOf('serve')} --rack HOST=URL --rack HOST=URL [options]

Serves a production build of the console. Options can also be given as variables, such as
BASALT_API for --api, or in a file.

${optionsHelp()}

Ctrl+C stops it at once, SIGTERM once requests and websockets have ended. SIGHUP makes it read the
build and the certificates again. It answers /healthz and /readyz.`

const start = async (server: Parameters<typeof listen>[0], port: number, host: string) => {
  const stop = await listen(server, port, host).catch((error: unknown) => {
    throw listeningProblem(error, port, host)
  })
  return { stop, url: urlOf(host, (server.address() as AddressInfo).port) }
}

const serve = async (options: ServeOptions) => {
  const { api, port, host, metrics: metricsAt } = options
  let { apiCa } = options
  const log = options.log === 'json' ? (await import('./serving/json-log')).jsonLog() : textLog
  const follow = (origin: string) => followRelease(origin, () => apiCa)
  const rack = api === undefined ? undefined : follow(api)
  const racks = options.racks.map(each => ({ ...each, rack: follow(each.api) }))
  const metrics =
    metricsAt &&
    (await import('./serving/metrics')).createMetrics({
      build: () => server.build(),
      releases: () =>
        [...racks, ...(rack ? [{ host: hostOf(api), rack }] : [])].map(each => ({
          rack: each.host,
          release: each.rack.current(),
        })),
    })
  const server = createConsoleServer({
    ...options,
    rack,
    racks,
    warn: log.warn,
    observers: [
      ...(options.log === 'json' ? [log.observer] : []),
      ...(metrics ? [metrics.observer] : []),
    ],
  })
  const watched = metrics && (await start(metrics.server, metricsAt!.port, metricsAt!.host))
  const { stop, url } = await start(server, port, host).catch((error: unknown) => {
    watched?.stop()
    for (const each of [...racks, ...(rack ? [{ rack }] : [])]) each.rack.close()
    throw error
  })
  const address = options.tls ? url.replace('http:', 'https:') : url
  const { port: listening } = new URL(address)
  const sites = racks.map(each => {
    const site = `${options.tls ? 'https' : 'http'}://${each.host}${listening && `:${listening}`}`
    return `The console is at ${site}, for the API at ${each.api}`
  })
  if (sites.length > 0) sites.push(`The racks are listed at ${address}`)
  else if (api) sites.push(`The console is at ${address}, for the API at ${api}`)
  else sites.push(`The preview is at ${address}`)
  for (const site of sites) log.info(site)
  if (watched) log.info(`The metrics are at ${watched.url}/metrics`)

  const end = () => {
    stop()
    watched?.stop()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', () => {
    log.info(`Stopping, at the latest in ${options.drainTime} s.`)
    const timer = setTimeout(end, options.drainTime * 1_000)
    void server.drain().then(() => {
      clearTimeout(timer)
      end()
    })
  })
  process.on('SIGHUP', () => {
    try {
      const certificates = options.readCertificates()
      server.reload(certificates)
      apiCa = certificates.apiCa
      log.info(`Serving the build ${server.build() ?? 'without a name'}.`)
    } catch (error) {
      log.warn(`Nothing is changed. ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

runTool(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const options = serveOptions(process.argv.slice(2), root, process.env)
  if (options) await serve(options)
  else console.log(USAGE)
})
