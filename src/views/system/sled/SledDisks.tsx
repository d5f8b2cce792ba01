import { systemPaths } from '@/store/system/paths'
import { selectSledDiskRows } from '@/store/system/physical-disks/rows'
import { sledDisksQuery } from '@/store/system/physical-disks/queries'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { PhysicalDiskTable } from '../physical-disks/PhysicalDiskTable'

/** The physical disks in a sled. */
export function SledDisks() {
  const { sledId } = useParams(systemPaths.sled)
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
