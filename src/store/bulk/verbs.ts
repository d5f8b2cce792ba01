import type { Command } from '@/api/operations/table'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { ActionViewModel } from '@/store/commands/action'
import { commandRequested, type CommandRequest } from '@/store/commands/events'
import { confirmRequested } from '@/store/confirm/confirm'
import type { StoreEvent } from '@/store/setup/event'
import type { BulkVerb } from './plan'

interface Actionable {
  actions: readonly ActionViewModel[]
}

/**
 * Gives all rows the same description. Those that cannot be edited cannot get it either. `request` is
 * another event for calls that write more than that.
 */
export const describing = <Row extends Actionable & { id: string }>(
  commandOf: (row: Row, description: string) => Command,
  request: (command: CommandRequest, row: Row) => StoreEvent = commandRequested,
): BulkVerb<Row> => ({
  id: 'describe',
  label: 'Edit description',
  field: { label: 'Description' },
  of: () => row => ({
    id: 'describe',
    label: 'Edit description',
    reason: row.actions.find(({ id }) => id === 'edit')?.reason,
    event: request(
      {
        source: `describe/${row.id}`,
        command: commandOf(row, VALUE),
        errorTitle: 'Could not save the description',
      },
      row,
    ),
  }),
})

/**
 * One direction of an action that is labelled for what it does to the row: those that are labelled
 * otherwise have been changed already.
 */
export const oneWay = (action: string, label: string): BulkVerb<Actionable> => ({
  id: label,
  label,
  of: () => row => {
    const found = row.actions.find(({ id }) => id === action)
    if (!found || found.label === label) return found
    return { ...found, reason: found.reason ?? rich`Its only action is ${emphasis(found.label)}` }
  },
})

/** The action with a further warning, and a box to check: of what rows are harmless only one by one. */
export const warned = (
  action: ActionViewModel | undefined,
  warning: RichText,
  acknowledgement: string,
): ActionViewModel | undefined => {
  if (!action?.event || !confirmRequested.match(action.event)) return action
  const { payload } = action.event
  return {
    ...action,
    event: confirmRequested({ ...payload, body: [...payload.body, warning], acknowledgement }),
  }
}
