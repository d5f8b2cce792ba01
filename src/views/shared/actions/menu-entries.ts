import type { ActionViewModel } from '@/store/commands/action'
import type { StoreEvent } from '@/store/setup/event'
import { useSend } from '@/store/setup/hooks'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { useRestrict } from './use-restrict'

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

/**
 * Returns the function that makes the menu entries of an object: of the actions that its user's roles
 * allow, and of the others. A row calls it when its menu opens.
 */
export const useLateEntries = (actions: readonly ActionViewModel[]): (() => MenuEntry[]) => {
  const send = useSend()
  const restrict = useRestrict()
  return () => toMenuEntries(actions.map(restrict), send)
}

/** The actions on an object, as menu entries. */
export const useMenuEntries = (actions: readonly ActionViewModel[]): MenuEntry[] =>
  useLateEntries(actions)()
