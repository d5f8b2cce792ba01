import { z } from 'zod'
import { IpNet } from './addresses'
import { time } from './scalars'

/** Which addresses may reach the services of the system. */
export const AllowedSourceIps = z.discriminatedUnion('allow', [
  z.object({ allow: z.literal('any') }),
  z.object({ allow: z.literal('list'), ips: z.array(IpNet) }),
])
export type AllowedSourceIps = z.infer<typeof AllowedSourceIps>

export const AllowList = z.object({
  allowedIps: AllowedSourceIps,
  timeCreated: time,
  timeModified: time,
})
export type AllowList = z.infer<typeof AllowList>

export const AllowListUpdate = z.object({ allowedIps: AllowedSourceIps })
export type AllowListUpdate = z.infer<typeof AllowListUpdate>
