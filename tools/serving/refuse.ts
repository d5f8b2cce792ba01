import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isApiRequest, wantsPage } from './api-paths'
import { secure } from './security-headers'

/** Refuses a request: in the API's format if it is for the API, otherwise as plain text. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
  code?: string,
) => {
  // Headers of the response that is not sent after all.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  secure(response)
  const [type, body] =
    isApiRequest(request) && !wantsPage(request)
      ? ['application/json', JSON.stringify({ request_id: '', error_code: code, message })]
      : ['text/plain; charset=utf-8', `${message}\n`]
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
  response.end(body)
}
