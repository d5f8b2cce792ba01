import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmRequested } from '@/store/confirm/events'
import type { StoreEvent } from '@/store/setup/event'
import { commandRequested, type CommandRequest } from './events'

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

interface Confirmation extends CommandRequest {
  title: string
  body: readonly RichText[]
  tone?: 'primary' | 'danger'
}

/**
 * The event that asks first and then runs the command. Its `source` is unique to the object and
 * the command, such as `instanceStop/<id>`.
 */
export const confirmed = ({ title, body, tone = 'primary', ...request }: Confirmation) =>
  confirmRequested({
    title,
    body,
    tone,
    source: request.source,
    event: commandRequested(request),
  })

interface Deletion extends Omit<CommandRequest, 'errorTitle'> {
  /** Named in the dialog's title where the object's kind needs saying. */
  kind?: string
  name: string
  /** What the user should know besides. */
  note?: RichText
}

/** The event that asks before deleting. */
export const confirmedDelete = ({ kind, name, note, ...request }: Deletion) =>
  confirmed({
    ...request,
    title: kind ? `Confirm delete ${kind}` : 'Confirm delete',
    body: [rich`Are you sure you want to delete ${emphasis(name)}?`, ...(note ? [note] : [])],
    tone: 'danger',
    errorTitle: 'Could not delete resource',
  })
