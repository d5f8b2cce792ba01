import type { GroupAddress } from '@/store/project/affinity-kinds'
import { groupMembersQuery } from '@/store/project/affinity/queries'
import { selectMemberCount } from '@/store/project/affinity/rows'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'

/** How many instances are in a group. The page does not wait for it. */
export function MemberCount(group: GroupAddress) {
  useQueries([groupMembersQuery({ kind: group.kind, project: group.project, group: group.group })])
  const count = useAppSelector(state => selectMemberCount(state, group))
  if (count === undefined) return <LoadingCell />
  if (count === null) return <UnknownCell />
  return count === 0 ? <EmptyCell /> : <span data-figures>{count}</span>
}
