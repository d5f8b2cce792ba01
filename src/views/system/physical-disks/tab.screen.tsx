import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectPhysicalDiskRows } from '@/store/system/physical-disks/physical-disks'
import { physicalDiskListQuery } from '@/store/system/sleds/queries'
import { PhysicalDiskTable, physicalDiskColumns as columns } from './PhysicalDiskTable'

/** The physical disks of all sleds. The panel of one opens over them. */
function PhysicalDisksView({ children }: { children?: ReactNode }) {
  return (
    <>
      <PhysicalDiskTable
        label="Physical disks"
        list={physicalDiskListQuery}
        rows={useAppSelector(state => selectPhysicalDiskRows(state))}
        columns={columns}
        emptyText="Physical disks of all sleds appear here."
      />
      {children}
    </>
  )
}

export { columns, PhysicalDisksView as View }
