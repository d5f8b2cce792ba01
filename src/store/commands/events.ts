import type { ApiError } from '@/api/core/api-error'
import type { Command } from '@/api/operations/table'
import { createEvent, type StoreEvent } from '@/store/setup/event'
import type { ToastContent } from '@/store/toasts/slice'

export interface CommandRequest {
  /** Ties the outcome to what asked for it: a dialog, a row. */
  source: string
  command: Command
  /** Shown when it succeeded. A part `{ result: 'ip' }` is that key of the answer. */
  success?: ToastContent
  /** Title of the error toast. */
  errorTitle: string
  /** What follows on success, such as leaving the screen of a deleted object. */
  followUps?: readonly StoreEvent[]
  /** Path of the screen that the follow-ups are about: where it has been left, they are left out. */
  screen?: string
}

/** A command was carried out, or refused. Placeholders stand in it for what is secret. */
export const commandEnded = createEvent<{ command: Command; isDone: boolean }>('command/ended', {
  isLoggable: true,
})

/** Never holds a secret: what has one is a form's command, which goes past events. */
export const commandRequested = createEvent<CommandRequest>('command/requested', {
  isLoggable: true,
})
export const commandSucceeded = createEvent<{ source: string }>('command/succeeded', {
  isLoggable: true,
})
export const commandFailed = createEvent<{ source: string; error: ApiError }>('command/failed', {
  isLoggable: true,
})
