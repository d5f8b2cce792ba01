import type { ActionViewModel } from '@/store/commands/action'
import { equivalentsRequested, objectJsonRequested } from '@/store/commands/forms'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectHistory } from '@/store/system/audit-log/history'
import type { MenuEntry } from '@/ui/Menu/menu'
import { useLoadedCode } from '@/views/shell/code-context'
import { useRoute } from '@/views/shell/route-context'
import { toMenuEntries } from './menu-entries'

/**
 * The menu entries of the page or panel of an object, which end with what tools can use and, for
 * those who may see the audit log, what was done to the object.
 */
export const useObjectEntries = (actions: readonly ActionViewModel[]): MenuEntry[] => {
  const send = useSend()
  const route = useRoute()
  const { operations } = useLoadedCode()
  const history = useAppSelector(state => selectHistory(state, route, operations))
  return [
    ...toMenuEntries(actions, send),
    { id: 'viewJson', label: 'View JSON', onAction: () => send(objectJsonRequested()) },
    {
      id: 'equivalentCommand',
      label: 'Equivalent command',
      onAction: () => send(equivalentsRequested('object')),
    },
    ...(history === undefined ? [] : [{ id: 'history', label: 'History', href: history }]),
  ]
}
