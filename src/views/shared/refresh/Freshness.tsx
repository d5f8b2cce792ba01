import { selectIsConnectionLost } from '@/store/connection/selectors'
import { selectIsPollBehind } from '@/store/polling/selectors'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { UpdatedAt, type UpdatedAtProps } from '@/ui/RefreshButton/RefreshButton'
import { useShownQueries } from '@/views/shell/use-shown-queries'
import { Refresh } from './Refresh'
import { RefreshFailure } from './RefreshFailure'
import styles from './Freshness.module.css'

/**
 * When the data of the page was read, with a button to refresh it. Also says if refreshing failed
 * or the data is old, unless the connection is lost: its bar says so already.
 */
export function Freshness({ at, note }: Pick<UpdatedAtProps, 'at' | 'note'>) {
  const queries = useShownQueries()
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  const isLost = useAppSelector(selectIsConnectionLost)
  const isOld = useAppSelector(selectIsPollBehind)
  return (
    <div data-freshness className={styles.freshness}>
      <Refresh />
      {since === null || isLost ? (
        <UpdatedAt at={at} note={note} isOld={isOld} />
      ) : (
        <RefreshFailure since={since} />
      )}
    </div>
  )
}
