import { formatBytes } from '@/lib/size'
import { selectDisk } from '@/store/project/disks/panel'
import { projectPaths } from '@/store/project/paths'
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
export function DiskPanel() {
  const params = useParams(projectPaths.disk)
  const { project } = params
  const disk = useAppSelector(state => selectDisk(state, params))
  if (!disk) return null
  return (
    <ObjectPanel
      kind="Disk"
      icon={<Icon size={16} />}
      object={disk}
      leaveTo={projectPaths.disks({ project })}
    >
      <Property label="State">
        <StateBadge kind="disk" state={disk.state} />
      </Property>
      <Property label="Attached to">
        <AttachedTo as={Link} project={project} instance={disk.instance} />
      </Property>
      <Property label="Size">
        <SizeCell bytes={disk.size} />
      </Property>
      <Property label="Block size">{formatBytes(disk.blockSize)}</Property>
      <Property label="Made from">
        <DiskOrigin project={project} disk={disk} />
      </Property>
    </ObjectPanel>
  )
}
