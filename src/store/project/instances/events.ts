import type { CommandRequest } from '@/store/commands/events'
import { createEvent } from '@/store/setup/event'

/**
 * Stops an instance by `command`, waits until it has stopped, and starts it, which may place it on
 * another sled. For plans: its outcome is told by no toast.
 */
export const stopAndStartRequested = createEvent<CommandRequest & { instanceId: string }>(
  'instances/stopAndStartRequested',
  { isLoggable: true },
)
