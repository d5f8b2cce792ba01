import { formatTime } from '@/lib/time'
import { refreshRequested, selectIsRefreshing } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { lazy } from '@/ui/lazy/lazy'
import { Moment } from '@/ui/Moment/Moment'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './Freshness.module.css'

const RefreshReason = lazy(async () => (await import('./RefreshReason')).RefreshReason)

/**
 * Says that refreshing failed. `since` is when the shown data was read, in milliseconds since 1970.
 */
export function RefreshFailure({ since }: { since: number }) {
  const send = useSend()
  const reader = useLocale()
  const isPending = useAppSelector(selectIsRefreshing)
  return (
    <div className={styles.failure}>
      <span data-figures>
        Could not refresh. Showing data from <Moment at={since}>{formatTime(since, reader)}</Moment>
        .
      </span>
      <Button
        size="sm"
        tone="ghost"
        isPending={isPending}
        className={styles.retry}
        onPress={() => send(refreshRequested())}
      >
        Try again
      </Button>
      <RefreshReason />
    </div>
  )
}
