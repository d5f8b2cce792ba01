import { formatBytes } from '@/lib/size'
import { instanceOf, selectDisk, diskPoll, selectDiskActions } from '@/store/project/disks/disks'
import { projectPaths } from '@/store/project/paths'
import { useSupports } from '@/store/release/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'
import { DiskOrigin } from './DiskOrigin'

const { disks: Icon } = sectionIcons

/** A disk, over the list of disks. */
function DiskPanel() {
  const params = useParams(projectPaths.disk)
  const disk = useAppSelector(state => selectDisk(state, params))
  const hasTypes = useSupports('localDisks')
  const canBeReadOnly = useSupports('readOnlyDisks')
  if (!disk) return null
  return (
    <ObjectPanel
      kind="Disk"
      icon={<Icon size={16} />}
      object={disk}
      leaveTo={projectPaths.disks(params)}
    >
      <Property label="State">
        <StateBadge kind="disk" state={disk.state.state} />
      </Property>
      <Property label="Attached to">
        <AttachedTo as={Link} instance={instanceOf(disk)} />
      </Property>
      <Property label="Size">
        <SizeCell bytes={disk.size} />
      </Property>
      <Property label="Block size">{formatBytes(disk.blockSize)}</Property>
      {hasTypes && <Property label="Type">{disk.diskType}</Property>}
      {canBeReadOnly && <Property label="Read-only">{disk.readOnly ? 'Yes' : 'No'}</Property>}
      <Property label="Source">
        <DiskOrigin disk={disk} as={Link} />
      </Property>
      <Property label="Device path">
        <code>{disk.devicePath}</code>
      </Property>
    </ObjectPanel>
  )
}

export { diskPoll as poll, selectDiskActions as actions, DiskPanel as View }
