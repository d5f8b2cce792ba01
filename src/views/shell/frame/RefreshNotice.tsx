import { useMemo } from 'react'
import { formatTime } from '@/lib/time'
import { selectIsConnectionLost } from '@/store/connection/selectors'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { Announcer } from '@/ui/Announcer/Announcer'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { RefreshFailure } from '@/views/shared/refresh/RefreshFailure'
import { useShownQueries } from '../use-shown-queries'
import styles from './RefreshNotice.module.css'

/** Since when the page could not be read again, in milliseconds since the epoch; null where it could. */
const useUnrefreshedSince = () => {
  const queries = useShownQueries()
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  return useAppSelector(selectIsConnectionLost) ? null : since
}

/**
 * Says that the page could not be read again, above pages that do not say so themselves beside the
 * time of their data.
 */
export function RefreshNotice() {
  const since = useUnrefreshedSince()
  return (
    since !== null && (
      <div className={styles.notice}>
        <RefreshFailure since={since} />
      </div>
    )
  )
}

/**
 * Reads that out, once for all pages. Stands apart from what a modal dialog makes inert, which would
 * leave a part that holds this operable for its sake.
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
