import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
import type { Ping } from '@/api/generated/types'

/** Whether the API is there. */
export const systemStatus = {
  ping: query<NoArgs, Ping>('GET', '/v1/ping', { isLoggable: true, patience: 5_000 }),
}
