import { formatBytes } from '@/lib/size'
import { selectDisk } from '@/store/project/disks/panel'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/SizeCell'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useRoute } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'
import { DiskOrigin } from './DiskOrigin'

const { disks: Icon } = sectionIcons

/** A disk, over the list of disks. */
export function DiskPanel() {
  const { params } = useRoute()
  const { project = '' } = params
  const disk = useAppSelector(state => selectDisk(state, params))
  if (!disk) return null
  const { id, name } = disk
  return (
    <ObjectPanel
      kind="Disk"
      id={id}
      name={name}
      icon={<Icon size={16} />}
      actions={disk.actions}
      leaveTo={projectPaths.disks({ project })}
    >
      <PropertiesTable>
        <IdProperty id={id} name={name} />
        <DescriptionProperty text={disk.description} />
        <Property label="State">
          <StateBadge kind="disk" state={disk.state} />
        </Property>
        <Property label="Attached to">
          <AttachedTo project={project} instance={disk.instance} />
        </Property>
        <Property label="Size">
          <SizeCell bytes={disk.size} />
        </Property>
        <Property label="Block size">{formatBytes(disk.blockSize)}</Property>
        <Property label="Made from">
          <DiskOrigin project={project} source={disk.source} />
        </Property>
        <DateProperty label="Created" date={disk.timeCreated} />
        <DateProperty label="Updated" date={disk.timeModified} />
      </PropertiesTable>
    </ObjectPanel>
  )
}
