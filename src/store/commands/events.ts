import { createAction } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/core/errors'
import type { Command } from '@/api/operations/table'
import type { ToastContent } from '@/store/toasts/slice'
import type { StoreEvent } from '@/store/setup/store-event'

export interface CommandRequest {
  /** Ties the outcome to what asked for it: a dialog, a row. */
  source: string
  command: Command
  /** Shown when it succeeded. A part `{ result: 'ip' }` is that key of the answer. */
  success?: ToastContent
  /** Title of the error toast. */
  errorTitle: string
  /** What follows on success, such as leaving the page of a deleted object. */
  followUps?: readonly StoreEvent[]
  /** Path of the page that the follow-ups are about: where it has been left, they are left out. */
  page?: string
}

export const commandRequested = createAction<CommandRequest>('command/requested')
export const commandSucceeded = createAction<{ source: string }>('command/succeeded')
export const commandFailed = createAction<{ source: string; error: ApiError }>('command/failed')
