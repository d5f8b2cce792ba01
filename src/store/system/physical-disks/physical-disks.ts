import type { PhysicalDisk } from '@/api/generated/types'
import { listRows, objectView } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { physicalDiskListQuery, physicalDiskViewQuery, sledDisksQuery } from '../sleds/queries'

const toRow = ({ id, serial }: PhysicalDisk) => ({
  href: systemPaths.physicalDisk({ diskId: id }),
  name: serial,
  actions: [],
})

/** The rows of the current page of physical disks. */
export const selectPhysicalDiskRows = listRows(physicalDiskListQuery, toRow)

/** The same for the disks in one sled. */
export const selectSledDiskRows = listRows(sledDisksQuery, toRow)

/** The physical disk in the open panel. */
export const selectPhysicalDisk = objectView(physicalDiskViewQuery, toRow)
