import type { ActionViewModel } from '@/store/commands/action'
import type { StoreEvent } from '@/store/setup/event'
import { useSend } from '@/store/setup/hooks'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { useRestrict } from './use-restrict'

/** What the menu of a row is made of. */
export interface ActionsMenuProps {
  /** Id of the row's object; the first entry copies it. */
  id?: string | undefined
  copyLabel?: string
  /** Name of the object, because every row has such a menu. */
  name: string
  actions: readonly ActionViewModel[]
}

type Send = (event: StoreEvent) => unknown

/** Actions as menu entries. */
export const toMenuEntries = (actions: readonly ActionViewModel[], send: Send): MenuEntry[] =>
  actions.map(({ id, label, to, event, reason, isDanger }) => ({
    id,
    label,
    disabledReason: reason,
    ...(isDanger !== undefined && { isDanger }),
    ...(to !== undefined && { href: to }),
    ...(event && { onAction: () => send(event) }),
  }))

/** The actions on an object, those that its user's roles allow and the others, as menu entries. */
export const useMenuEntries = (actions: readonly ActionViewModel[]): MenuEntry[] => {
  const send = useSend()
  const restrict = useRestrict()
  return toMenuEntries(actions.map(restrict), send)
}
