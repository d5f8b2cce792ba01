import type { IncomingMessage } from 'node:http'
import type { WireResponse } from '@/app/ports'
import { refusalOf } from '@/lib/request-origin'
import { ApiFailure, errorResponse } from './errors'

/** The answer to what pages of other origins send, and to requests for other hosts; null for none. */
export const refused = (
  message: IncomingMessage,
  allowHosts: readonly string[],
): WireResponse | null => {
  const reason = refusalOf(message, { allowHosts, mayRead: false })
  return reason === null ? null : errorResponse(new ApiFailure(403, 'Forbidden', reason), '')
}
