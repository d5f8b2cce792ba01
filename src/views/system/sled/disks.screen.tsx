import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectSledDiskRows } from '@/store/system/physical-disks/physical-disks'
import { sledDisksQuery } from '@/store/system/sleds/queries'
import { useParams } from '@/views/shell/route-context'
import { PhysicalDiskTable, sledDiskColumns as columns } from '../physical-disks/PhysicalDiskTable'

/** The physical disks in a sled. */
function SledDisks() {
  const params = useParams(systemPaths.sledDisks)
  return (
    <PhysicalDiskTable
      label="Disks in the sled"
      list={sledDisksQuery(params)}
      rows={useAppSelector(state => selectSledDiskRows(state, params))}
      columns={columns}
      emptyText="Physical disks of this sled appear here."
    />
  )
}

export { columns, SledDisks as View }
