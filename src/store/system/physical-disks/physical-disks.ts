import type { PhysicalDisk } from '@/api/generated/types'
import { listRows, objectView } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { physicalDiskListQuery, physicalDiskViewQuery, sledDisksQuery } from './queries'

const toRow = ({ id, serial }: PhysicalDisk) => ({
  href: systemPaths.physicalDisk({ diskId: id }),
  name: serial,
  actions: [],
})

/** The rows of the page of physical disks that is shown. */
export const selectPhysicalDiskRows = listRows(physicalDiskListQuery, toRow)

/** The same of the disks in one sled. */
export const selectSledDiskRows = listRows(sledDisksQuery, toRow)

/** The physical disk whose panel is shown. */
export const selectPhysicalDisk = objectView(physicalDiskViewQuery, toRow)
