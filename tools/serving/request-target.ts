import type { IncomingMessage } from 'node:http'

/**
 * A request may name the host in its first line, as a proxy is asked; that host then counts rather
 * than the header (RFC 9112, 3.2.2). Puts both where they are otherwise.
 */
export const toOriginForm = (request: IncomingMessage) => {
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}
