import { z } from 'zod'
import { int64, text, time } from './scalars'

/** A semantic version, such as `12.0.0-0.ci+git1234`. */
const version = text.regex(
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/,
  'invalid semantic version',
)

/** Where the release comes from. */
export const TargetReleaseSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unspecified') }),
  z.object({ type: z.literal('system_version'), version }),
])
export type TargetReleaseSource = z.infer<typeof TargetReleaseSource>

/** The release the system is to run. */
export const TargetRelease = z.object({
  generation: int64,
  releaseSource: TargetReleaseSource,
  timeRequested: time,
})
export type TargetRelease = z.infer<typeof TargetRelease>

export const SetTargetReleaseParams = z.object({ systemVersion: version })
export type SetTargetReleaseParams = z.infer<typeof SetTargetReleaseParams>
