import { emphasis, type RichText } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import type { CommandRequest } from '@/store/commands/events'

interface Removal {
  /** Tells the part from others of its kind. */
  id: string
  /** The kind of part, in lower case except for names. */
  kind: string
  name: string
  consequences: RichText
  reason: RichText | undefined
}

/** The action that removes a part of an object, with its confirmation and toasts. */
export const removal = (
  { id, reason, ...part }: Removal,
  { command, ...request }: Pick<CommandRequest, 'command'> & Partial<CommandRequest>,
): ActionViewModel => ({
  id: 'remove',
  label: 'Remove',
  isDanger: true,
  reason,
  event: confirmed(
    { ...part, verb: 'Remove', tone: 'danger' },
    {
      source: `${command.endpoint}/${id}`,
      command,
      success: { content: [`${capitalize(part.kind)} `, emphasis(part.name), ' removed'] },
      errorTitle: `Could not remove ${part.kind}`,
      ...request,
    },
  ),
})
