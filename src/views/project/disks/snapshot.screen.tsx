import { projectPaths } from '@/store/project/paths'
import { selectDiskSnapshot } from '@/store/project/snapshots/snapshots'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { SnapshotPanel } from '../snapshots/panel.screen'

/** The snapshot that a disk was made from, over the list of disks. */
function DiskSnapshot() {
  const { project, snapshot: id = '' } = useParams(projectPaths.diskSnapshot)
  const snapshot = useAppSelector(state => selectDiskSnapshot(state, { project, snapshot: id }))
  if (!snapshot) return null
  return <SnapshotPanel snapshot={snapshot} leaveTo={projectPaths.disks({ project })} />
}

export { DiskSnapshot as View }
