import type { Disk, DiskBackend } from '@/api/generated/types'
import { type DiskMetricName, diskSamples } from '../metrics/disk-counters'
import { pageByTime, type TimeQuery } from '../metrics/time-page'
import { type DiskCall, diskOf } from '../routes/disks'
import { fail } from '../server/errors'
import { type GoneCall, items, type Step } from './change'

type DiskSource = Extract<DiskBackend, { type: 'distributed' }>['diskSource']

/** A disk to create, as before release 18. */
export interface OldDiskCreate {
  readonly diskSource: DiskSource
}

export const newDiskCreate = ({ diskSource, ...disk }: OldDiskCreate) => ({
  ...disk,
  diskBackend: { type: 'distributed', diskSource },
})

/** Before release 18, all disks are distributed. */
const oldDisk = (disk: Disk): Disk =>
  disk.diskType === 'distributed'
    ? disk
    : fail.notAcceptable('disk type variant not supported for client version')

const metrics = (
  call: GoneCall<
    { disk: string; metric: DiskMetricName },
    DiskCall['query'] & TimeQuery,
    undefined
  >,
) => {
  const disk = diskOf(call, 'viewer')
  const samples = diskSamples(call.backendState, disk, call.path.metric)
  const startTime = disk.timeCreated
  return pageByTime(call, samples, value => ({
    type: 'cumulative_i64' as const,
    datum: { startTime, value },
  }))
}

export const diskSteps: readonly Step[] = [
  {
    release: 16,
    changes: { 'GET /v1/disks/{disk}/metrics/{metric}': { serve: metrics } },
  },
  {
    release: 18,
    changes: {
      'GET /v1/disks': { result: items(oldDisk) },
      'POST /v1/disks': { body: newDiskCreate, result: oldDisk },
      'GET /v1/disks/{disk}': { result: oldDisk },
      'GET /v1/instances/{instance}/disks': { result: items(oldDisk) },
      'POST /v1/instances/{instance}/disks/attach': { result: oldDisk },
      'POST /v1/instances/{instance}/disks/detach': { result: oldDisk },
    },
  },
]
