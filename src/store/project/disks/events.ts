import type { CommandRequest } from '@/store/commands/events'
import { createEvent } from '@/store/setup/event'

/** Takes a disk left over from an upload out of its import state and deletes it. */
export interface ImportCancel extends Pick<
  CommandRequest,
  'source' | 'followUps' | 'screen' | 'isQuiet'
> {
  project: string
  disk: string
}

export const importCancelRequested = createEvent<ImportCancel>('disks/importCancelRequested', {
  isLoggable: true,
})

/**
 * Creates a snapshot of a disk immediately, with a generated name. `announce` shows a toast at the
 * start, for screens that do not show that one is being created.
 */
export const snapshotRequested = createEvent<
  Pick<CommandRequest, 'isQuiet'> & {
    project: string
    disk: string
    announce: boolean
    /** Links the outcome to what requested it. */
    source?: string
  }
>('snapshots/requested', { isLoggable: true })
