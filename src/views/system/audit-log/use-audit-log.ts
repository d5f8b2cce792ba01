import { withSearch } from '@/lib/search'
import { selectKnown } from '@/store/everywhere/known'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectAuditLog } from '@/store/system/audit-log/audit-log'
import { useLoadedCode } from '@/views/shell/code-context'
import { useRoute } from '@/views/shell/route-context'

/** Objects are named if a list of them has been read, whatever their project. */
const EVERYWHERE = { isIp: false, isMac: false, project: undefined, isAll: true }

/** The log in the range of the address. */
export const useAuditLog = () => {
  const { search } = useRoute()
  const { operations } = useLoadedCode()
  return useAppSelector(state =>
    selectAuditLog(state, search, selectKnown(state, operations, EVERYWHERE).objects),
  )
}

/** The address of the log, which holds its range and filters. */
export const useAuditAddress = () => {
  const send = useSend()
  const { path, search } = useRoute()
  return {
    search,
    /** Changes parameters of the address; null removes one. */
    change: (changes: Readonly<Record<string, string | null>>) =>
      send(navigationRequested({ to: withSearch(path, search, changes), replace: true })),
  }
}
