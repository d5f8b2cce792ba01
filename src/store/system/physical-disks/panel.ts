import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { physicalDiskViewQuery } from './queries'
import { toPhysicalDisk } from './rows'

/** The physical disk whose panel is shown. */
export const selectPhysicalDisk = (state: RootState, diskId: string) => {
  const disk = selectData(state, physicalDiskViewQuery({ diskId }))
  return disk && toPhysicalDisk(disk)
}
