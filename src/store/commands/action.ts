import type { Command } from '@/api/operations/table'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { commandRequested } from './events'
import { confirmRequested } from '@/store/confirm/events'
import type { StoreEvent } from '@/store/setup/store-event'
import type { ToastContent } from '@/store/toasts/slice'

/**
 * Something a user can do to an object, ready for a row menu, a page header, the palette: a link or
 * an event, and the reason when it is not possible now.
 */
export interface ActionViewModel {
  id: string
  label: string
  to?: string
  event?: StoreEvent
  /** Present when the action is not possible: why. */
  reason?: RichText | undefined
  isDanger?: boolean
}

export interface Confirmation {
  /** Unique to the object and deed, such as `instanceStop/<id>`. */
  source: string
  title: string
  body: readonly RichText[]
  tone?: 'primary' | 'danger'
  command: Command
  success?: ToastContent
  errorTitle: string
  followUps?: readonly StoreEvent[]
  page?: string
}

/** The event that asks first and then runs the command. */
export const confirmed = ({ title, body, tone = 'primary', ...request }: Confirmation) =>
  confirmRequested({
    title,
    body,
    tone,
    source: request.source,
    event: commandRequested(request),
  })

interface Deletion {
  /** Named in the dialog's title where the object's kind needs saying. */
  kind?: string
  name: string
  /** What the user should know besides. */
  note?: RichText
  source: string
  command: Command
  success?: ToastContent
  followUps?: readonly StoreEvent[]
  page?: string
}

/** The event that asks before deleting. */
export const confirmedDelete = ({ kind, name, note, ...rest }: Deletion) =>
  confirmed({
    ...rest,
    title: kind ? `Confirm delete ${kind}` : 'Confirm delete',
    body: [rich`Are you sure you want to delete ${emphasis(name)}?`, ...(note ? [note] : [])],
    tone: 'danger',
    errorTitle: 'Could not delete resource',
  })
