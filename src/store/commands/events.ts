import type { ApiError } from '@/api/core/api-error'
import type { Command } from '@/api/operations/table'
import { createEvent, type StoreEvent } from '@/store/setup/event'
import type { ToastContent } from '@/store/toasts/slice'

/** A command of the user, with placeholders for secrets. */
export interface RecentCommand {
  id: number
  command: Command
  state: 'running' | 'done' | 'failed'
  /** When it was sent, and later when it ended: milliseconds since the epoch. */
  at: number
  /** The path of the screen that it was sent from. */
  screen: string
  /** The parameters of that path: the project and whatever else the object may belong to. */
  place?: Readonly<Record<string, string>>
  /** The names, by id, of what it names by an id: afterwards they may be gone. */
  names?: Readonly<Record<string, string>>
  error?: ApiError
  /** Sends it again. Forms have none: they can be submitted again. */
  request?: CommandRequest
  /** Sent before the page was loaded. */
  isEarlier?: true
}

export interface CommandRequest {
  /** Links the outcome to its dialog or row. */
  source: string
  command: Command
  /** Toast on success. A part `{ result: 'ip' }` is replaced by that key of the response. */
  success?: ToastContent
  /** Title of the error toast. */
  errorTitle: string
  /** The link in the error toast, such as to the object that the command was about. */
  errorLink?: ToastContent['link']
  /** What to do about an error, besides the title. */
  advice?: string
  /** If the server answers that it is busy (503), nothing was done: the toast offers to try again. */
  isRepeatable?: boolean
  /** Events to send on success, such as leaving the screen of a deleted object. */
  followUps?: readonly StoreEvent[]
  /**
   * Path of the screen that the follow-ups are about. If the user has left it, they are skipped.
   */
  screen?: string
  /** Without toasts: who requested it reports the outcome. */
  isQuiet?: boolean
}

/**
 * A command is being sent. Secrets in it are replaced by placeholders. `at` is in milliseconds since
 * the epoch, `screen` the path that it was sent from. `request` sends it again.
 */
export const commandStarted = createEvent<
  Pick<RecentCommand, 'command' | 'at' | 'screen' | 'place' | 'names' | 'request'>
>('command/started', { isLoggable: true })

/** A command has failed if there is an error. */
export const commandEnded = createEvent<{ id: number; at: number; error?: ApiError }>(
  'command/ended',
  { isLoggable: true },
)

/** The user removes ended commands from the activity. */
export const commandsDismissed = createEvent<{ ids: readonly number[] }>('command/dismissed', {
  isLoggable: true,
})

/** The user sends a failed command again, which replaces it. */
export const commandRetried = createEvent<{ id: number; request: CommandRequest }>(
  'command/retried',
  { isLoggable: true },
)

/** The commands that this tab sent before the page was loaded. */
export const commandsRestored = createEvent<{ recent: readonly RecentCommand[] }>(
  'command/restored',
  { isLoggable: true },
)

export const activityOpened = createEvent('activity/opened', { isLoggable: true })
export const activityClosed = createEvent('activity/closed', { isLoggable: true })

/**
 * Never contains a secret: commands with secrets belong to forms, which do not send them as events.
 */
export const commandRequested = createEvent<CommandRequest>('command/requested', {
  isLoggable: true,
})
export const commandSucceeded = createEvent<{ source: string }>('command/succeeded', {
  isLoggable: true,
})
export const commandFailed = createEvent<{ source: string; error: ApiError }>('command/failed', {
  isLoggable: true,
})
