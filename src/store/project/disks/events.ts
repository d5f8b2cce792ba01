import { createEvent } from '@/store/setup/event'

/** A disk left behind by an upload is to be taken out of its import state and deleted. */
export const importCancelRequested = createEvent<{
  source: string
  project: string
  disk: string
}>('disks/importCancelRequested', { isLoggable: true })
