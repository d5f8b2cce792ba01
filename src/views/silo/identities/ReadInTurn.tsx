import { selectAreSettled } from '@/store/silo/identities/identities'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import type { Query } from '@/api/operations/table'

/** Queries at once, so that other ones do not wait for long. */
const AT_ONCE = 6

/** Reads many queries, a few at a time, while it is shown. */
export function ReadInTurn({ queries }: { queries: readonly Query[] }) {
  const first = queries.slice(0, AT_ONCE)
  useQueries(first)
  const isDone = useAppSelector(state => selectAreSettled(state, first))
  return isDone && queries.length > AT_ONCE ? <ReadInTurn queries={queries.slice(AT_ONCE)} /> : null
}
