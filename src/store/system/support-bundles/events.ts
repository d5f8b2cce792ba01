import type { DownloadDecision, DownloadEvent } from '@/machines/download/download.events'
import { createEvent, eventOf } from '@/store/setup/event'

const event = eventOf<DownloadEvent | DownloadDecision>({ isLoggable: true })

/** The user wants a notification once the bundle is collected. */
export const bundleAwaited = createEvent<{ bundleId: string }>('supportBundles/awaited', {
  isLoggable: true,
})

export const downloadRequested = event('download/requested')
export const downloadOpened = event('download/opened')
export const downloadNotOpened = event('download/notOpened')
export const downloadProgressed = event('download/progressed')
export const downloadStopped = event('download/stopped')
export const downloadPaused = event('download/paused')
export const downloadResumed = event('download/resumed')
export const downloadCancelled = event('download/cancelled')
export const downloadAcknowledged = event('download/acknowledged')

export const downloadOpeningStarted = event('download/openingStarted')
export const transferStarted = event('download/transferStarted')
export const downloadHalted = event('download/halted')
export const downloadEnded = event('download/ended')
