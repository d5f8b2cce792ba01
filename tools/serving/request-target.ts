import type { IncomingMessage } from 'node:http'

/**
 * Normalises a request that names the host in its first line, as requests to proxies do: that host
 * takes precedence over the header (RFC 9112, 3.2.2).
 */
export const toOriginForm = (request: IncomingMessage) => {
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}
