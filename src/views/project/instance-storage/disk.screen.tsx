import { pollBoth } from '@/store/polling/poll'
import { watchImportCancels } from '@/store/project/disks/import-cancel.saga'
import {
  selectStoredDisk,
  selectStoredDiskActions,
  storedDiskPoll,
} from '@/store/project/disks/stored-disk'
import { instanceStoragePoll } from '@/store/project/instance-storage/instance-storage'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { DiskPanel } from '../disks/panel.screen'

/** A disk, over the storage of its instance. */
function StoredDisk() {
  const params = useParams(projectPaths.instanceDisk)
  const disk = useAppSelector(state => selectStoredDisk(state, params))
  return disk ? <DiskPanel disk={disk} leaveTo={projectPaths.instanceStorage(params)} /> : null
}

const poll = pollBoth(instanceStoragePoll, storedDiskPoll)
const sagas = [watchImportCancels]

export { selectStoredDiskActions as actions, poll, sagas, StoredDisk as View }
