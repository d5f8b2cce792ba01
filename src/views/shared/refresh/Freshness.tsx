import type { Query } from '@/api/operations/table'
import { selectIsConnectionLost } from '@/store/connection/selectors'
import { selectListReadAt } from '@/store/lists/selectors'
import { selectIsPollBehind } from '@/store/polling/selectors'
import { selectReadAt, selectUnrefreshedSince } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { UpdatedAt, type UpdatedAtProps } from '@/ui/RefreshButton/RefreshButton'
import { useShownQueries } from '@/views/shell/use-shown-queries'
import { RefreshFailure } from './RefreshFailure'
import styles from './Freshness.module.css'

interface FreshnessProps extends Pick<UpdatedAtProps, 'note'> {
  /** The query of the first page of the list, if the server has its pages. */
  list: Query | undefined
}

/**
 * How long ago the rows of a list were read. Also says if they could not be refreshed, or are old
 * for another reason. Separate from the table, which does not render again with it.
 */
export function Freshness({ list, note }: FreshnessProps) {
  const queries = useShownQueries()
  const at = useAppSelector(state =>
    list ? selectListReadAt(state, list) : selectReadAt(state, queries),
  )
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  const isLost = useAppSelector(selectIsConnectionLost)
  const isOld = useAppSelector(selectIsPollBehind)
  return (
    <div data-freshness className={styles.freshness}>
      {since === null || isLost ? (
        at !== null && <UpdatedAt at={at} note={note} isOld={isOld || isLost} />
      ) : (
        <RefreshFailure since={since} />
      )}
    </div>
  )
}
