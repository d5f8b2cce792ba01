import { selectIsLost } from '@/store/navigation/loss'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { useRoute } from '@/views/shell/route-context'

/** Whether the object of the route on the screen was deleted, or hidden, since it was opened. */
export const useIsLost = (): boolean => {
  const { route, params } = useRoute()
  return useAppSelector(state => selectIsLost(state, route.queries?.(params) ?? []))
}

/** Says that the object in a panel is no longer there. Announced when it appears. */
export function LossNotice() {
  const isLost = useIsLost()
  return (
    <div role="status">
      {isLost && (
        <Message tone="notice">
          It no longer exists, or you may no longer see it. This is how it was last read.
        </Message>
      )}
    </div>
  )
}
