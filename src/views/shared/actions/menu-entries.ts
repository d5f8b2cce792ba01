import type { ActionViewModel } from '@/store/commands/action'
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
