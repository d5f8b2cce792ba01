import { projectPaths } from '@/store/project/paths'
import {
  selectSnapshot,
  selectSnapshotActions,
  snapshotPoll,
} from '@/store/project/snapshots/snapshots'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { SnapshotPanel } from './SnapshotPanel'

/** A snapshot, over the list of snapshots. */
function ListedSnapshot() {
  const params = useParams(projectPaths.snapshot)
  const snapshot = useAppSelector(state => selectSnapshot(state, params))
  if (!snapshot) return null
  return <SnapshotPanel snapshot={snapshot} leaveTo={projectPaths.snapshots(params)} />
}

export { selectSnapshotActions as actions, snapshotPoll as poll, ListedSnapshot as View }
