import { createSelector } from '@reduxjs/toolkit'
import { formatBytes } from '@/lib/size'
import { timeLeft } from '@/lib/duration'
import type { DownloadFailure, DownloadRequest } from '@/machines/download/download.events'
import { downloadMachine, type DownloadContext } from '@/machines/download/download.machine'
import { rateOf } from '@/machines/image-upload/progress'
import type { RootState } from '@/store/setup/state'

/** The machine of the only download, under the name that its workflow uses. */
export const machines = { download: downloadMachine }

export const selectDownloadContext = (state: RootState): DownloadContext | undefined =>
  state.actors.download?.context

/** The name of the file on the user's disk. */
export const downloadName = ({ bundleId, file }: DownloadRequest): string =>
  file?.split('/').at(-1) ?? `support-bundle-${bundleId}.zip`

export interface DownloadViewModel extends DownloadRequest {
  name: string
  phase: 'receiving' | 'pausing' | 'paused' | 'failed' | 'cancelling' | 'done'
  percent: number
  /** `1.50 GiB / 3.00 GiB` */
  amount: string
  /** `12.34 MiB/s, 2 min left`; empty while unknown. */
  pace: string
  isAnew: boolean
  failure: DownloadFailure | null
}

const size = (bytes: number) => formatBytes(bytes, { padded: true })

/** The download that is under way or has just ended; null if there is none. */
export const selectDownload = createSelector(
  (state: RootState) => state.actors.download,
  (actor): DownloadViewModel | null => {
    const { request } = actor?.context ?? {}
    if (!actor || !request || actor.value === 'opening') return null
    const { total, written, samples, isAnew, failure } = actor.context
    const phase = actor.value as DownloadViewModel['phase']
    const rate = phase === 'receiving' ? (rateOf(samples)?.done ?? 0) : 0
    return {
      ...request,
      name: downloadName(request),
      phase,
      // Rounded down, so that it is never complete too early.
      percent: total === 0 ? 100 : Math.floor((100 * written) / total),
      amount: `${size(written)} / ${size(total)}`,
      pace: rate > 0 ? `${size(rate)}/s, ${timeLeft((total - written) / rate)}` : '',
      isAnew,
      failure,
    }
  },
)

/** Whether no other download can start. */
export const selectIsDownloading = (state: RootState): boolean => {
  const phase = state.actors.download?.value
  return phase !== undefined && phase !== 'idle' && phase !== 'done'
}
