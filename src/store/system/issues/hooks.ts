import { useSupports } from '@/store/release/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { unadoptedDisksQuery } from '../unadopted-disks/queries'
import { selectIssues } from './issues'
import { ISSUE_QUERIES } from './queries'

/**
 * The issues known so far. Reads what they are found in, except for single pools and the pools of
 * single silos, which take a request each: the page of issues reads those.
 */
export const useIssues = () => {
  const adoptsDisks = useSupports('diskAdoption')
  useQueries(adoptsDisks ? [...ISSUE_QUERIES, unadoptedDisksQuery] : ISSUE_QUERIES)
  return useAppSelector(selectIssues)
}
