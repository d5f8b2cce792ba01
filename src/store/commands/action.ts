import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import type { Query } from '@/api/operations/table'
import type {
  ConfirmAlternative,
  ConfirmContent,
  ConfirmRequest,
} from '@/machines/confirm/confirm.events'
import { confirmRequested } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import type { StoreEvent } from '@/store/setup/event'
import { commandRequested, type CommandRequest } from './events'

/**
 * An action on an object for a row menu, page header or the palette: a link or an event, and the
 * reason if it is not possible now.
 */
export interface ActionViewModel {
  id: string
  label: string
  to?: string
  event?: StoreEvent
  /** Present if the action is not possible: why. */
  reason?: RichText | undefined
  isDanger?: boolean
}

/** The actions, none of which is possible if there is a reason. */
export const withReason = <Action extends ActionViewModel>(
  actions: readonly Action[],
  reason: RichText | undefined,
): Action[] => actions.map(action => (reason ? { ...action, reason } : action))

/** The action and object of a confirmation, from which its title, button and text are made. */
export interface ConfirmSpec extends Partial<
  Pick<ConfirmRequest, 'tone' | 'keepLabel' | 'acknowledgement' | 'word' | 'option' | 'alternative'>
> {
  /** The verb on the button: `Delete`. */
  verb: string
  /** The kind of object, in lower case except for names: `disk`, `SSH key`. */
  kind: string
  name: string
  /** Replaces the default text, such as if two objects are affected. */
  text?: RichText
  /** What else is lost, and what is kept. */
  consequences?: RichText
  /** Contents that the object must not have or that are lost with it. */
  contents?: readonly (ConfirmContent & { query: Query })[]
  /** Address of the page that deletes the contents too. */
  page?: string
}

/** The confirmation of a command, of which there may be an alternative that differs in a part. */
interface CommandSpec extends Omit<ConfirmSpec, 'alternative'> {
  alternative?:
    (Pick<ConfirmAlternative, 'label' | 'plain'> & { request: Partial<CommandRequest> }) | undefined
}

/**
 * The event that asks for confirmation before `event` is sent. `source` links the outcome of
 * `event` to the dialog.
 */
export const confirmWith = (
  { verb, kind, name, text, consequences, contents: kinds, page, ...look }: ConfirmSpec,
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
    ...(kinds && { contents: { kind, name, kinds, page } }),
  })

/**
 * The event that asks for confirmation and then runs the command. Its `source` is unique to the
 * object and the command, such as `instanceStop/<id>`.
 */
export const confirmed = ({ alternative, ...spec }: CommandSpec, request: CommandRequest) => {
  const offered = ({ request: change, ...choice }: NonNullable<CommandSpec['alternative']>) => ({
    ...choice,
    event: commandRequested({ ...request, ...change }),
  })
  return confirmWith(
    { ...spec, ...(alternative && { alternative: offered(alternative) }) },
    { source: request.source, event: commandRequested(request) },
  )
}

/**
 * Follow-ups of a command that removes an object, if it was requested on the object's own screen,
 * `screen`: the list replaces that screen, so that going back does not return to it.
 */
export const leaving = (screen: string | undefined, to: string) =>
  screen === undefined ? {} : { screen, followUps: [navigationRequested({ to, replace: true })] }

interface Deletion extends Pick<
  CommandSpec,
  | 'kind'
  | 'name'
  | 'consequences'
  | 'contents'
  | 'page'
  | 'acknowledgement'
  | 'word'
  | 'option'
  | 'alternative'
> {
  id: string
  reason?: RichText | undefined
}

/** The delete action of an object, with its confirmation and toasts. */
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
      errorTitle: `Could not delete ${object.kind}`,
      ...request,
    },
  ),
})
