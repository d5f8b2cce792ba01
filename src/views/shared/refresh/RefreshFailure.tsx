import { useMemo } from 'react'
import { formatTime } from '@/lib/time'
import { refreshRequested, selectIsRefreshing } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Button } from '@/ui/Button/Button'
import { lazy } from '@/ui/lazy/lazy'
import { Moment } from '@/ui/Moment/Moment'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useUnrefreshedSince } from '@/views/shell/use-shown-queries'
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

/**
 * Announces a failed refresh, once for all pages. Kept apart from what a modal dialog makes inert:
 * for the sake of a live region, the dialog would leave its container operable.
 */
export function RefreshAnnouncement() {
  const reader = useLocale()
  const since = useUnrefreshedSince()
  const messages = useMemo(() => {
    if (since === null) return []
    const time = formatTime(since, reader)
    return [{ id: since, text: `Could not refresh. Showing data from ${time}.` }]
  }, [since, reader])
  return <Announcer messages={messages} />
}
