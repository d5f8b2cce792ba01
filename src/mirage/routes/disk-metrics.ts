import { diskSamples } from '../metrics/disk-counters'
import { pageByTime } from '../metrics/time-page'
import type { Handlers } from '../server/route'
import { diskOf } from './disk-call'

/** The counters of a disk. */
export const diskMetricRoutes = {
  diskMetricsList: call => {
    const disk = diskOf(call, 'viewer')
    const samples = diskSamples(call.backendState, disk, call.path.metric)
    const startTime = disk.timeCreated
    return pageByTime(call, samples, value => ({
      type: 'cumulative_i64' as const,
      datum: { startTime, value },
    }))
  },
} satisfies Handlers
