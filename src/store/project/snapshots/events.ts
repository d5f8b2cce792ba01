import { createEvent } from '@/store/setup/event'

/**
 * A snapshot of a disk is wanted at once, under a generated name. `announce` says so before it is
 * there, where nothing on the screen shows that something is being made.
 */
export const snapshotRequested = createEvent<{ project: string; disk: string; announce: boolean }>(
  'snapshots/requested',
  { isLoggable: true },
)
