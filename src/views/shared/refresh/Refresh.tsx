import { refreshRequested, selectIsRefreshing } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { RefreshButton } from '@/ui/RefreshButton/RefreshButton'

/** Refreshes everything on the screen. */
export function Refresh() {
  const send = useSend()
  const isPending = useAppSelector(selectIsRefreshing)
  return <RefreshButton isPending={isPending} onPress={() => send(refreshRequested())} />
}
