import type { CommandRequest } from '@/store/commands/events'
import { createEvent } from '@/store/setup/event'

/** A disk left behind by an upload is to be taken out of its import state and deleted. */
export interface ImportCancel extends Pick<CommandRequest, 'source' | 'followUps' | 'screen'> {
  project: string
  disk: string
}

export const importCancelRequested = createEvent<ImportCancel>('disks/importCancelRequested', {
  isLoggable: true,
})

/**
 * A snapshot of a disk is wanted at once, under a generated name. `announce` says so before it is
 * there, where nothing on the screen shows that something is being made.
 */
export const snapshotRequested = createEvent<{ project: string; disk: string; announce: boolean }>(
  'snapshots/requested',
  { isLoggable: true },
)
