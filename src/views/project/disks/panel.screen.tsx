import { selectDisk, diskPoll, selectDiskActions } from '@/store/project/disks/disks'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { DiskPanel } from './DiskPanel'

/** A disk, over the list of disks. */
function ListedDisk() {
  const params = useParams(projectPaths.disk)
  const disk = useAppSelector(state => selectDisk(state, params))
  return disk ? <DiskPanel disk={disk} leaveTo={projectPaths.disks(params)} /> : null
}

export { diskPoll as poll, selectDiskActions as actions, ListedDisk as View }
