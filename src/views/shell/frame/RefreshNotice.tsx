import { useMemo } from 'react'
import { formatTime } from '@/lib/time'
import { selectIsConnectionLost } from '@/store/connection/selectors'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { Announcer } from '@/ui/Announcer/Announcer'
import { useReader } from '@/ui/UiProvider/UiContext'
import { RefreshFailure } from '@/views/shared/refresh/RefreshFailure'
import { useShownQueries } from '../use-shown-queries'
import styles from './RefreshNotice.module.css'

/** When the data on the page were read that could not be read again; null where all were. */
const useUnrefreshedSince = () => {
  const queries = useShownQueries()
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  const isLost = useAppSelector(selectIsConnectionLost)
  return isLost ? null : since
}

/**
 * Says that the page could not be read again, above pages that do not say so themselves beside the
 * time of their data.
 */
export function RefreshNotice() {
  const since = useUnrefreshedSince()
  if (since === null) return null
  return (
    <div className={styles.notice}>
      <RefreshFailure since={since} />
    </div>
  )
}

/**
 * Reads it out once for all of them. Apart from the page, which a dialog hides as a whole then: what
 * is read out is not hidden.
 */
export function RefreshAnnouncer() {
  const reader = useReader()
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
