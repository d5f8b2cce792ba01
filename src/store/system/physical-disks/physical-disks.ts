import type { PhysicalDisk } from '@/api/generated/types'
import { selectData } from '@/api/core/api'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { metricsAction } from '@/store/explorer/links'
import { systemPaths } from '../paths'
import {
  allSledsQuery,
  physicalDiskListQuery,
  physicalDiskViewQuery,
  sledDisksQuery,
} from '../sleds/queries'

const toRow = (
  { id, serial, sledId }: PhysicalDisk,
  _params: unknown,
  sledSerial: string | undefined,
) => ({
  href: systemPaths.physicalDisk({ diskId: id }),
  name: serial,
  /** Undefined until the sleds have been read. */
  sledSerial,
  // Nothing that the rack measures or tells says which of the pools is on the disk.
  actions: sledId
    ? [
        metricsAction(systemPaths.metrics(), {
          preset: 'Storage pools',
          'var-sled': sledId,
          title: `All storage pools of the sled with disk ${serial}`,
        }),
      ]
    : [],
})

const selectSledSerial = (state: RootState, _params: unknown, { sledId }: PhysicalDisk) =>
  selectData(state, allSledsQuery)?.items.find(({ id }) => id === sledId)?.baseboard.serial

/** The rows of the current page of physical disks. */
export const selectPhysicalDiskRows = listRows(physicalDiskListQuery, toRow, selectSledSerial)

/** The same for the disks in one sled. */
export const selectSledDiskRows = listRows(sledDisksQuery, toRow, selectSledSerial)

/** The physical disk in the open panel. */
export const selectPhysicalDisk = objectView(physicalDiskViewQuery, toRow, selectSledSerial)
