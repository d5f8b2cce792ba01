import type { ApiError } from '@/api/core/api-error'
import type { Command } from '@/api/operations/table'
import { createEvent, type StoreEvent } from '@/store/setup/event'
import type { ToastContent } from '@/store/toasts/slice'

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
  /** Events to send on success, such as leaving the screen of a deleted object. */
  followUps?: readonly StoreEvent[]
  /**
   * Path of the screen that the follow-ups are about. If the user has left it, they are skipped.
   */
  screen?: string
  /** Without toasts: who requested it reports the outcome. */
  isQuiet?: boolean
}

/** A command has succeeded or failed. Secrets in it are replaced by placeholders. */
export const commandEnded = createEvent<{ command: Command; isDone: boolean }>('command/ended', {
  isLoggable: true,
})

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
