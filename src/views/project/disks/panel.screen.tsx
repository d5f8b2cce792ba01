import type { Disk } from '@/api/generated/types'
import { formatNumber } from '@/lib/number'
import type { ActionViewModel } from '@/store/commands/action'
import { diskPoll, instanceOf, selectDisk, selectDiskActions } from '@/store/project/disks/disks'
import { projectPaths } from '@/store/project/paths'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/Cells'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'
import { DiskOrigin, DiskTypeBadge } from './DiskOrigin'

/** A disk, over the list of disks. */
function ListedDisk() {
  const params = useParams(projectPaths.disk)
  const disk = useAppSelector(state => selectDisk(state, params))
  return disk ? <DiskPanel disk={disk} leaveTo={projectPaths.disks(params)} /> : null
}

export { diskPoll as poll, selectDiskActions as actions, ListedDisk as View }

const { disks: Icon } = sectionIcons

interface DiskPanelProps {
  disk: Disk & { actions: readonly ActionViewModel[] }
  /** Address of the page under the panel. */
  leaveTo: string
}

/** A disk, over the list of disks or the storage of its instance. */
export function DiskPanel({ disk, leaveTo }: DiskPanelProps) {
  const hasTypes = useSupports('localDisks')
  const canBeReadOnly = useSupports('readOnlyDisks')
  return (
    <ObjectPanel kind="Disk" icon={<Icon size={16} />} object={disk} leaveTo={leaveTo}>
      <Property label="Size">
        <SizeCell bytes={disk.size} />
      </Property>
      <Property label="State">
        <StateBadge kind="disk" state={disk.state.state} />
      </Property>
      <Property label="Attached to">
        <AttachedTo as={Link} instance={instanceOf(disk)} />
      </Property>
      {hasTypes && (
        <Property label="Type">
          <DiskTypeBadge type={disk.diskType} />
        </Property>
      )}
      {canBeReadOnly && <Property label="Read-only">{disk.readOnly ? 'Yes' : 'No'}</Property>}
      <Property label="Source">
        <DiskOrigin disk={disk} as={Link} />
      </Property>
      <Property label="Block size">{`${formatNumber(disk.blockSize)} bytes`}</Property>
      <Property label="Device path">
        <code translate="no">{disk.devicePath}</code>
      </Property>
    </ObjectPanel>
  )
}
