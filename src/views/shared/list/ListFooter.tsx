import { shallowEqual } from 'react-redux'
import type { Query } from '@/api/operations/table'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { restRequested } from '@/store/lists/slice'
import { selectIsSearched } from '@/store/lists/selectors'
import { selectReach, type Reach } from '@/store/lists/whole'
import { refreshRequested } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import styles from './List.module.css'

interface ListFooterProps {
  /** One of the objects: `instance`. */
  noun: string
  list: Query | undefined
  suffix: string
  /** The number of rows that match, of those read. */
  count: number
  all: number
  /** Whether texts of the rows are still being read. */
  isReading: boolean | undefined
  /** By what the rows are sorted, in words. */
  order: string | null
  /** Below the rows, not in the footer of the page. */
  isInPlace: boolean
}

const tellReach = ({ extent, problem = '' }: Omit<Reach, 'rows'>): string => {
  switch (extent) {
    case 'reading':
      return ' so far; still reading'
    case 'part':
      return ' searched; there are more'
    case 'failed':
      return `; the rest could not be read: ${problem}`
    case 'whole':
      return ''
  }
}

/** How many rows of a filtered or sorted list match, and how far it has been searched. */
export function ListFooter(props: ListFooterProps) {
  const { noun, list, suffix, count, all, order, isInPlace } = props
  const send = useSend()
  const isSearched = useAppSelector(state => selectIsSearched(state, suffix))
  const reach = useAppSelector(
    state => (list ? selectReach(state, list, isSearched) : { extent: 'whole' as const }),
    shallowEqual,
  )
  const found = (
    <div className={styles.found}>
      <span role="status" data-figures>
        {count === all ? '' : `${formatNumber(count)} of `}
        {pluralize(noun, all)}
        {tellReach(props.isReading && reach.extent === 'whole' ? { extent: 'reading' } : reach)}
        {order !== null && `, ${order}`}
      </span>
      {reach.extent === 'part' && (
        <Button size="sm" onPress={() => send(restRequested({ list: suffix }))}>
          Search the rest
        </Button>
      )}
      {reach.extent === 'failed' && (
        <Button size="sm" onPress={() => send(refreshRequested())}>
          Try again
        </Button>
      )}
    </div>
  )
  return isInPlace ? found : <PageFooter>{found}</PageFooter>
}
