import { useEffect } from 'react'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { unadoptedDisksQuery } from '../sleds/queries'
import { issuesGone } from './events'
import { selectIssues } from './issues'
import { ISSUE_QUERIES } from './queries'

/**
 * The issues. Reads all that they are found in, so that their number is the same everywhere. What
 * was read is kept while a page of the system is shown.
 */
export const useIssues = () => {
  const send = useSend()
  const adoptsDisks = useSupports('diskAdoption')
  useQueries(adoptsDisks ? [...ISSUE_QUERIES, unadoptedDisksQuery] : ISSUE_QUERIES)
  const found = useAppSelector(selectIssues)
  useQueries(found.details)
  const gone = found.gone.join('\n')
  useEffect(() => {
    if (gone !== '') send(issuesGone({ ids: gone.split('\n') }))
  }, [gone, send])
  return found
}
