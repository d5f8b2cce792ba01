import { selectSledDiskRows } from '@/store/system/physical-disks/rows'
import { sledDisksQuery } from '@/store/system/physical-disks/queries'
import { useAppSelector } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'
import { PhysicalDiskTable } from '../physical-disks/PhysicalDiskTable'

/** The physical disks in a sled. */
export function SledDisks() {
  const { sledId = '' } = useRoute().params
  const rows = useAppSelector(state => selectSledDiskRows(state, sledId))
  return (
    <PhysicalDiskTable
      label="Disks in the sled"
      list={sledDisksQuery({ sledId })}
      rows={rows}
      isOfOneSled
    />
  )
}
