import { refreshRequested } from '@/store/queries/slice'
import { selectIsRefreshing } from '@/store/queries/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { RefreshButton } from '@/ui/RefreshButton/RefreshButton'

/** Refreshes everything on the screen. */
export function Refresh() {
  const send = useSend()
  const isPending = useAppSelector(selectIsRefreshing)
  return <RefreshButton isPending={isPending} onPress={() => send(refreshRequested())} />
}
