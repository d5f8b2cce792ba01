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
