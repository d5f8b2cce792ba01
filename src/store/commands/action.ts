import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import type { Query } from '@/api/operations/table'
import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import { confirmRequested } from '@/store/confirm/events'
import { navigationRequested } from '@/store/navigation/events'
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

/** What is done to which object: the dialog's title, its button and its text are made of this. */
export interface ConfirmSpec extends Partial<Pick<ConfirmRequest, 'tone' | 'keepLabel'>> {
  /** As on a button: `Delete`. */
  verb: string
  /** What kind of thing it is done to, in lower case but for names: `disk`, `SSH key`. */
  kind: string
  name: string
  /** In place of the text made of these, where it says more: what becomes of two objects. */
  text?: RichText
  /** What goes with it, and what stays. */
  consequences?: RichText
  /** What the object must not hold, each with the query for the first page of it. */
  contents?: readonly { kind: string; query: Query }[]
}

/** The event that asks first. `source` ties the end of what `event` starts to the dialog. */
export const confirmWith = (
  { verb, kind, name, text, consequences, contents: kinds, ...look }: ConfirmSpec,
  then: Pick<ConfirmRequest, 'source' | 'event'>,
) =>
  confirmRequested({
    tone: 'primary',
    ...look,
    ...then,
    title: `${verb} ${kind}`,
    body: [
      text ?? rich`Are you sure you want to ${verb.toLowerCase()} the ${kind} ${emphasis(name)}?`,
      ...(consequences ? [consequences] : []),
    ],
    ...(kinds && { contents: { holder: rich`The ${kind} ${emphasis(name)}`, kinds } }),
  })

/**
 * The event that asks first and then runs the command. Its `source` is unique to the object and
 * the command, such as `instanceStop/<id>`.
 */
export const confirmed = (spec: ConfirmSpec, request: CommandRequest) =>
  confirmWith(spec, { source: request.source, event: commandRequested(request) })

/**
 * What follows where a command was asked for on the object's own screen, `screen`, and the object is
 * no longer there: its list takes the screen's place, so that going back does not lead to it.
 */
export const leaving = (screen: string | undefined, to: string) =>
  screen === undefined ? {} : { screen, followUps: [navigationRequested({ to, replace: true })] }

interface Deletion extends Pick<ConfirmSpec, 'kind' | 'name' | 'consequences' | 'contents'> {
  id: string
  reason?: RichText | undefined
}

/** Deleting an object, as it is offered, asked about and told of. */
export const deletion = (
  { id, reason, consequences, ...object }: Deletion,
  { command, ...request }: Pick<CommandRequest, 'command'> & Partial<CommandRequest>,
): ActionViewModel & { id: 'delete' } => ({
  id: 'delete',
  label: 'Delete',
  isDanger: true,
  reason,
  event: confirmed(
    {
      ...object,
      verb: 'Delete',
      tone: 'danger',
      consequences: rich`${consequences ? [...consequences, ' '] : ''}This cannot be undone.`,
    },
    {
      source: `${command.endpoint}/${id}`,
      command,
      success: { content: [`${capitalize(object.kind)} `, emphasis(object.name), ' deleted'] },
      errorTitle: 'Could not delete resource',
      ...request,
    },
  ),
})
