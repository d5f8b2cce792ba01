import { useMemo } from 'react'
import { formatTime } from '@/lib/time'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { Announcer } from '@/ui/Announcer/Announcer'
import { lazy } from '@/ui/lazy/lazy'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { RefreshFailure } from '@/views/shared/refresh/RefreshFailure'
import { useShownQueries, useUnread } from '../use-shown-queries'
import styles from './Frame.module.css'

const UnreadNotice = lazy(async () => (await import('@/views/shared/unknown/Unknown')).UnreadNotice)

/**
 * When the data was read that could not be refreshed since, in milliseconds since the epoch; null
 * if refreshing works or the connection is lost.
 */
const useUnrefreshedSince = () => {
  const queries = useShownQueries()
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  return useAppSelector(selectIsConnectionLost) ? null : since
}

/** Says above the page that it could not be refreshed, or what of it could not be read. */
export function RefreshNotice() {
  const since = useUnrefreshedSince()
  const unread = useUnread()
  return (
    <>
      {since !== null && (
        <div className={styles.notice}>
          <RefreshFailure since={since} />
        </div>
      )}
      {unread.length > 0 && (
        <div className={styles.notice}>
          <UnreadNotice queries={unread} />
        </div>
      )}
    </>
  )
}

/**
 * Announces a failed refresh, once for all pages. Kept apart from what a modal dialog makes inert:
 * for the sake of a live region, the dialog would leave its container operable.
 */
export function RefreshAnnouncement() {
  const reader = useLocale()
  const since = useUnrefreshedSince()
  const messages = useMemo(
    () =>
      since === null
        ? []
        : [
            {
              id: since,
              text: `Could not refresh. Showing data from ${formatTime(since, reader)}.`,
            },
          ],
    [since, reader],
  )
  return <Announcer messages={messages} />
}
