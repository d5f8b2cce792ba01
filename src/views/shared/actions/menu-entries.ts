import type { ActionViewModel } from '@/store/commands/action'
import { equivalentsRequested, objectJsonRequested } from '@/store/commands/forms'
import type { StoreEvent } from '@/store/setup/event'
import type { MenuEntry } from '@/ui/Menu/menu'

type Send = (event: StoreEvent) => unknown

/** The actions on an object, as menu entries. */
export const toMenuEntries = (actions: readonly ActionViewModel[], send: Send): MenuEntry[] =>
  actions.map(({ id, label, to, event, reason, isDanger }) => ({
    id,
    label,
    disabledReason: reason,
    ...(isDanger !== undefined && { isDanger }),
    ...(to !== undefined && { href: to }),
    ...(event && { onAction: () => send(event) }),
  }))

/** The menu entries of the page or panel of an object, which end with what tools can use. */
export const toObjectEntries = (actions: readonly ActionViewModel[], send: Send): MenuEntry[] => [
  ...toMenuEntries(actions, send),
  { id: 'viewJson', label: 'View JSON', onAction: () => send(objectJsonRequested()) },
  {
    id: 'equivalentCommand',
    label: 'Equivalent command',
    onAction: () => send(equivalentsRequested('object')),
  },
]
