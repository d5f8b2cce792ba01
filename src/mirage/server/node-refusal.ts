import type { IncomingMessage } from 'node:http'
import type { WireResponse } from '@/app/ports'
import { refusalOf } from '@/lib/request-origin'
import { ApiFailure, errorResponse } from './errors'

/** The rejection of requests from other origins or for other hosts; null if allowed. */
export const refused = (
  message: IncomingMessage,
  allowHosts: readonly string[],
): WireResponse | null => {
  const reason = refusalOf(message, { allowHosts, mayRead: false })
  return reason === null ? null : errorResponse(new ApiFailure(403, 'Forbidden', reason), '')
}
