import type { Query } from '@/api/operations/table'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { selectListReadAt } from '@/store/lists/selectors'
import { selectIsPollBehind } from '@/store/polling/slice'
import { selectReadAt, selectUnrefreshedSince } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { UpdatedAt, type UpdatedAtProps } from '@/ui/RefreshButton/RefreshButton'
import { useShownQueries } from '@/views/shell/use-shown-queries'
import styles from './Freshness.module.css'

interface FreshnessProps extends Pick<UpdatedAtProps, 'note'> {
  /** The query of the first page of the list, if the server has its pages. */
  list: Query | undefined
}

/**
 * How long ago the rows of a list were read, or that they are out of date. Separate from the table,
 * which does not render again with it.
 */
export function Freshness({ list, note }: FreshnessProps) {
  const queries = useShownQueries()
  const at = useAppSelector(state =>
    list ? selectListReadAt(state, list) : selectReadAt(state, queries),
  )
  const isFailing = useAppSelector(state => selectUnrefreshedSince(state, queries) !== null)
  const isLost = useAppSelector(selectIsConnectionLost)
  const isOld = useAppSelector(selectIsPollBehind)
  return (
    <div data-freshness className={styles.freshness}>
      {at !== null && <UpdatedAt at={at} note={note} isOld={isOld || isLost || isFailing} />}
    </div>
  )
}
