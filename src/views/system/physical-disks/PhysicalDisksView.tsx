import type { ReactNode } from 'react'
import { physicalDiskListQuery } from '@/store/system/physical-disks/queries'
import { selectPhysicalDiskRows } from '@/store/system/physical-disks/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { PhysicalDiskTable } from './PhysicalDiskTable'

/** The physical disks of all sleds; one of them is drawn over them. */
export function PhysicalDisksView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectPhysicalDiskRows)
  return (
    <>
      <PhysicalDiskTable label="Physical disks" list={physicalDiskListQuery} rows={rows} />
      {children}
    </>
  )
}
