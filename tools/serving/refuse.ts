import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isApiRequest, wantsPage } from './api-paths'
import { note, type Reason } from './observer'
import { secure } from './security-headers'

interface Refusal {
  status: number
  reason: Reason
  message: string
  headers?: OutgoingHttpHeaders
  /** The error code, as the API has them. */
  code?: string
}

/** Refuses a request: in the API's format if it is for the API, otherwise as plain text. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, reason, message, headers = {}, code }: Refusal,
) => {
  note(response, 'host', reason)
  // Headers of the response that is not sent after all.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  secure(response)
  const id = randomUUID()
  const [type, body] =
    isApiRequest(request) && !wantsPage(request)
      ? ['application/json', JSON.stringify({ request_id: id, error_code: code, message })]
      : ['text/plain; charset=utf-8', `${message}\n`]
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-request-id': id,
    ...headers,
  })
  response.end(body)
}
