import type { InstanceUpdate } from '@/api/generated/types'
import type { CommandRequest } from '@/store/commands/events'
import { createEvent } from '@/store/setup/event'

/**
 * Changes these fields of the instance with that id. `command` sends the other fields as last read;
 * they are read again before it runs.
 */
export const instanceUpdateRequested = createEvent<
  CommandRequest & { instance: string; change: Partial<InstanceUpdate> }
>('instance/updateRequested', { isLoggable: true })
