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

/**
 * Says that the page could not be read again, above pages that do not say so themselves beside the
 * time of their data. Reads it out once for all of them.
 */
export function RefreshNotice() {
  const reader = useReader()
  const queries = useShownQueries()
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  const isLost = useAppSelector(selectIsConnectionLost)
  const isShown = since !== null && !isLost
  const messages = useMemo(
    () =>
      since !== null && isShown
        ? [
            {
              id: since,
              text: `Could not refresh. Showing data from ${formatTime(since, reader)}.`,
            },
          ]
        : [],
    [since, isShown, reader],
  )
  return (
    <>
      <Announcer messages={messages} />
      {isShown && (
        <div className={styles.notice}>
          <RefreshFailure since={since} />
        </div>
      )}
    </>
  )
}
