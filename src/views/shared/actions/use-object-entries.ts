import { useStore } from 'react-redux'
import type { ActionViewModel } from '@/store/commands/action'
import { objectQueryOf } from '@/store/commands/object-query'
import { equivalentsRequested, objectJsonRequested } from '@/store/commands/forms'
import { navigationRequested } from '@/store/navigation/events'
import { selectHasAuditLog } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { useLoadedCode } from '@/views/shell/code-context'
import { useRoute } from '@/views/shell/route-context'
import { useMenuEntries } from './menu-entries'

/** The reads of objects that can be shown as code. */
const HAS_CODE =
  /^(instance|vpc|disk|snapshot|floatingIp|externalSubnet|antiAffinityGroup|silo|system(Ip|Subnet)Pool|networkingAddressLot|currentUserSshKey)View$/

/**
 * The menu entries of the page or panel of an object, which end with what tools can use and, for
 * those who may see the audit log, what was done to the object.
 */
export const useObjectEntries = (actions: readonly ActionViewModel[]): MenuEntry[] => {
  const send = useSend()
  const entries = useMenuEntries(actions)
  const route = useRoute()
  const { getState } = useStore<RootState>()
  const { operations } = useLoadedCode()
  const hasHistory = useAppSelector(selectHasAuditLog)
  const read = useAppSelector(state => objectQueryOf(state, route)?.endpoint)
  const openHistory = async () => {
    const { selectHistory } = await import('@/store/system/audit-log/history')
    const to = selectHistory(getState(), route, operations)
    if (to !== undefined) send(navigationRequested({ to }))
  }
  const openCode = async () => {
    const { asCodeOfScreen } = await import('@/store/as-code/entry')
    const event = asCodeOfScreen(getState(), route)
    if (event) send(event)
  }
  // Older racks can only list some objects.
  if (!read) return entries
  return [
    ...entries,
    { id: 'viewJson', label: 'View JSON', onAction: () => send(objectJsonRequested()) },
    {
      id: 'equivalentCommand',
      label: 'Equivalent command',
      onAction: () => send(equivalentsRequested('object')),
    },
    ...(HAS_CODE.test(read)
      ? [{ id: 'asCode', label: 'As code', onAction: () => void openCode() }]
      : []),
    ...(hasHistory
      ? [{ id: 'history', label: 'History', onAction: () => void openHistory() }]
      : []),
  ]
}
