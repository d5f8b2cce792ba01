import { projectPaths } from '@/store/project/paths'
import { selectSnapshot } from '@/store/project/snapshots/panel'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useRoute } from '@/views/shell/route-context'
import { SourceDisk } from './SourceDisk'

const { snapshots: Icon } = sectionIcons

/** A snapshot, over the list of snapshots. */
export function SnapshotPanel() {
  const { params } = useRoute()
  const { project = '' } = params
  const snapshot = useAppSelector(state => selectSnapshot(state, params))
  if (!snapshot) return null
  return (
    <ObjectPanel
      kind="Snapshot"
      icon={<Icon size={16} />}
      object={snapshot}
      leaveTo={projectPaths.snapshots({ project })}
    >
      <Property label="State">
        <StateBadge kind="snapshot" state={snapshot.state} />
      </Property>
      <Property label="Disk">
        <SourceDisk as={Link} project={project} id={snapshot.diskId} />
      </Property>
      <Property label="Size">
        <SizeCell bytes={snapshot.size} />
      </Property>
    </ObjectPanel>
  )
}
