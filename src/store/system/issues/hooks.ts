import { useEffect } from 'react'
import { areSameQueries } from '@/store/queries/failure'
import { nextReads } from '@/store/queries/stable-list'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { issuesGone } from './events'
import { selectIssues } from './issues'

/**
 * The issues, and what to read next of all that they are found in, so that their number is the same
 * everywhere. What was read is kept while a page of the system is shown.
 */
export const useIssues = () => {
  const send = useSend()
  const found = useAppSelector(selectIssues)
  const reads = useAppSelector(state => nextReads(state, found.queries), areSameQueries)
  const gone = found.gone.join('\n')
  useEffect(() => {
    if (gone !== '') send(issuesGone({ ids: gone.split('\n') }))
  }, [gone, send])
  return { ...found, reads }
}
