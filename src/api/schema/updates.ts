import { z } from 'zod'
import { int64, text, time } from './scalars'

/** Where the release comes from. */
export const TargetReleaseSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unspecified') }),
  z.object({ type: z.literal('system_version'), version: z.string() }),
])
export type TargetReleaseSource = z.infer<typeof TargetReleaseSource>

/** The release the system is to run. */
export const TargetRelease = z.object({
  generation: int64,
  releaseSource: TargetReleaseSource,
  timeRequested: time,
})
export type TargetRelease = z.infer<typeof TargetRelease>

export const SetTargetReleaseParams = z.object({ systemVersion: text })
export type SetTargetReleaseParams = z.infer<typeof SetTargetReleaseParams>
