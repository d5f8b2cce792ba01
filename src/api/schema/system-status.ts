import { z } from 'zod'

export const PingStatus = z.enum(['ok'])
export type PingStatus = z.infer<typeof PingStatus>

/** A sign of life. */
export const Ping = z.object({ status: PingStatus })
export type Ping = z.infer<typeof Ping>
