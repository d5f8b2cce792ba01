import type { InstanceState } from '@/api/generated/types'
import { selectInstancesReadAt } from '@/store/project/instances/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { useRoute } from '@/views/shell/route-context'
import styles from './InstanceStateCell.module.css'

interface InstanceStateCellProps {
  state: InstanceState
  /** ISO 8601. */
  since: string
}

/** What an instance is doing, and for how long: as of when the list was read. */
export function InstanceStateCell({ state, since }: InstanceStateCellProps) {
  const { project = '' } = useRoute().params
  const readAt = useAppSelector(root => selectInstancesReadAt(root, project))
  return (
    <span className={styles.state}>
      <StateBadge kind="instance" state={state} />
      <TimeAgo date={since} now={readAt} caption="Run state updated" />
    </span>
  )
}
