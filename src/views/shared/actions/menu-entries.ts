import type { ActionViewModel } from '@/store/commands/action'
import type { StoreEvent } from '@/store/setup/event'
import type { MenuEntry } from '@/ui/Menu/menu'

/** The actions on an object, as menu entries. */
export const toMenuEntries = (
  actions: readonly ActionViewModel[],
  send: (event: StoreEvent) => unknown,
): MenuEntry[] =>
  actions.map(({ id, label, to, event, reason, isDanger }) => ({
    id,
    label,
    disabledReason: reason,
    ...(isDanger !== undefined && { isDanger }),
    ...(to !== undefined && { href: to }),
    ...(event && { onAction: () => send(event) }),
  }))
