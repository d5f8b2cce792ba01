import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { NOT_SENT } from '@/api/core/api-error'
import { isForKnownHost, refusalOf } from '@/lib/request-origin'
import { isApiRequest, wantsPage } from './api-paths'
import { createApiProxy } from './api-proxy'
import type { Tls } from './certificates'
import { clientAddress, clientOf, isTrusted } from './client-address'
import { limitConnections } from './connections'
import { serveConsoleFiles, type ConsoleFilesOptions } from './console-files'
import { askedRack, healthOf } from './health'
import { inTurn } from './in-turn'
import { DRAIN } from './listen'
import { joined, note, observe, type Observer } from './observer'
import type { RackRelease } from './rack-release'
import { refuse } from './refuse'
import { toOriginForm } from './request-target'
import { secure } from './security-headers'
import { hostOf, severalRacks } from './several-racks'
import { answerUpgrades, type Upgrade } from './upgrade'

interface Certificates {
  tls?: Tls | undefined
  /** The authority to trust for the certificate of the API; undefined for the public ones. */
  apiCa?: Buffer | undefined
}

/** One of several racks, at a host of its own. */
interface NamedRack {
  host: string
  api: string
  rack: RackRelease
}

export interface ConsoleServerOptions extends Omit<ConsoleFilesOptions, 'hosts'>, Certificates {
  /** Where the API is; undefined if the build has its backend inside. */
  api?: string | undefined
  /** Names of the host besides those of this machine. */
  allowHosts?: readonly string[]
  /** Networks of the proxies in front of the host. */
  trustProxy?: readonly string[]
  /** Follows the release of the API. */
  rack?: RackRelease | undefined
  /** Several of them, instead of `api`. */
  racks?: readonly NamedRack[]
  observers?: readonly Observer[]
  warn?: (message: string) => void
}

/** A quarter of the connections to the API, so that one client cannot keep the others waiting. */
const MOST_REQUESTS_OF_A_CLIENT = 64

/** Counts the requests under way of each client that a trusted proxy names. */
const limitRequests = () => {
  const underWay = new Map<string, number>()
  /** Whether the client may have another one, which is counted until `socket` closes then. */
  return (client: string, ending: ServerResponse | Socket): boolean => {
    const count = underWay.get(client) ?? 0
    if (count >= MOST_REQUESTS_OF_A_CLIENT) return false
    underWay.set(client, count + 1)
    ending.once('close', () => {
      const left = (underWay.get(client) ?? 1) - 1
      if (left === 0) underWay.delete(client)
      else underWay.set(client, left)
    })
    return true
  }
}

/** The host of a production build: its files, and the API behind it. */
export const createConsoleServer = ({
  api,
  allowHosts = [],
  trustProxy: proxies = [],
  rack,
  racks = [],
  tls,
  apiCa,
  observers = [],
  warn,
  ...build
}: ConsoleServerOptions) => {
  let authority = apiCa
  let isDraining = false
  const observer = joined(observers)
  const hosts = racks.map(({ host }) => host)
  const authorities = () => authority
  /** What answers for an API: requests of other origins than its own hosts are not for it. */
  const siteOf = (
    origin: string,
    release: RackRelease | undefined,
    known: readonly string[],
    host: string | null,
  ) => ({
    known,
    release: () => release?.current() ?? null,
    close: () => release?.close(),
    asked: askedRack(host, origin, release, authorities),
    proxy: createApiProxy(origin, {
      allowHosts: known,
      proxies,
      observer,
      apiCa: authorities,
      refused: () => release?.doubt(),
      ...(warn && { warn }),
    }),
  })
  const only = api === undefined ? undefined : siteOf(api, rack, allowHosts, null)
  const named = new Map(
    racks.map(each => [each.host, siteOf(each.api, each.rack, [each.host], each.host)]),
  )
  const sites = [...(only ? [only] : []), ...named.values()]
  const asked = sites.map(site => site.asked)
  const files = serveConsoleFiles({ ...build, hosts })
  const answerHealth = healthOf({
    racks: asked,
    build: files.build,
    isDraining: () => isDraining,
  })
  const { answerList, sendPage } = severalRacks(named.size > 0 ? asked : [])
  const mayAsk = limitRequests()

  const respond = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    // Watched by addresses that browsers do not use.
    if (answerHealth(request, response)) return
    secure(response)
    const site = only ?? named.get(hostOf(request))
    const known = site?.known ?? allowHosts
    const message = refusalOf(request, { allowHosts: known, mayRead: true })
    if (message) {
      const reason = isForKnownHost(request, known) ? 'origin' : 'host'
      return refuse(request, response, { status: 403, reason, message })
    }
    if (
      isTrusted(request.socket.remoteAddress, proxies) &&
      !mayAsk(clientOf(clientAddress(request, proxies) ?? ''), upgrade?.socket ?? response)
    )
      return refuse(request, response, {
        status: 503,
        reason: 'client_busy',
        message: 'Too many requests of this client are under way.',
        headers: { 'retry-after': '1' },
        code: NOT_SENT,
      })
    if (answerList(request, response)) return
    if (named.size > 0 && !site) return sendPage(request, response)
    if (site && isApiRequest(request)) return site.proxy.pass(request, response, upgrade)
    // Without an API, the console shows the pages that an API would show to a browser, such as the
    // login.
    if (isApiRequest(request) && !wantsPage(request))
      return refuse(request, response, {
        status: 404,
        reason: 'no_api',
        message: 'There is no API here.',
      })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, {
        status: 405,
        reason: 'method',
        message: 'Only GET and HEAD are allowed here.',
        headers: { allow: 'GET, HEAD' },
      })
    note(response, 'console')
    files.send(request, response, site?.release() ?? null)
  }

  const answer = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    toOriginForm(request)
    // A pipeline adds several, and each of those that count it one.
    response.setMaxListeners(20)
    if (isDraining) {
      response.setHeader('connection', 'close')
      response.once('close', () => server.closeIdleConnections())
    }
    if (observers.length > 0)
      observe(request, response, observer, {
        client: clientAddress(request, proxies),
        isWebSocket: upgrade !== undefined,
        now: () => performance.now(),
      })
    respond(request, response, upgrade)
  }

  const answerInTurn = inTurn(answer, () => observer.refused('pipelining'))
  const timing = { connectionsCheckingInterval: 1_000 }
  const tlsServer =
    tls && createTlsServer({ ...timing, ...tls, handshakeTimeout: 10_000 }, answerInTurn)
  const server = tlsServer ?? createServer(timing, answerInTurn)
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    observer.connected('client', 1)
    socket.once('close', () => {
      open.delete(socket)
      observer.connected('client', -1)
    })
  })
  limitConnections(server, { proxies, observer })
  // Lets a client that waits to send its body learn of a refusal first: the proxy sends the 100.
  server.on('checkContinue', answerInTurn)
  answerUpgrades(server, answer)
  server.on('close', () => {
    for (const site of sites) {
      site.proxy.close()
      site.close()
    }
  })

  /** Serves what the folder has now, with these certificates. Throws if there is no build in it. */
  const reload = (certificates: Certificates = {}) => {
    files.reload()
    authority = certificates.apiCa
    if (certificates.tls) tlsServer?.setSecureContext(certificates.tls)
  }

  /** Accepts nothing more. Resolves once the requests and websockets have ended. */
  const drain = async () => {
    isDraining = true
    server.emit(DRAIN)
    server.close()
    server.closeIdleConnections()
    while (open.size > 0) await new Promise(resolve => [...open][0]?.once('close', resolve))
  }

  return Object.assign(server, { reload, drain, build: files.build })
}
