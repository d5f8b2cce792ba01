import { projectPaths } from '@/store/project/paths'
import {
  selectSnapshot,
  selectSnapshotActions,
  snapshotPoll,
} from '@/store/project/snapshots/snapshots'
import type { ViewOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { SizeCell } from '@/ui/Cells/Cells'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { useParams } from '@/views/shell/route-context'
import { DiskLink } from '../disks/DiskLink'

/** A snapshot, over the list of snapshots. */
function ListedSnapshot() {
  const params = useParams(projectPaths.snapshot)
  const snapshot = useAppSelector(state => selectSnapshot(state, params))
  if (!snapshot) return null
  return <SnapshotPanel snapshot={snapshot} leaveTo={projectPaths.snapshots(params)} />
}

export { selectSnapshotActions as actions, snapshotPoll as poll, ListedSnapshot as View }

const { snapshots: Icon } = sectionIcons

interface SnapshotPanelProps {
  snapshot: ViewOf<typeof selectSnapshot>
  leaveTo: string
}

/** A snapshot, over the list that it was opened from. */
export function SnapshotPanel({ snapshot, leaveTo }: SnapshotPanelProps) {
  return (
    <ObjectPanel kind="Snapshot" icon={<Icon size={16} />} object={snapshot} leaveTo={leaveTo}>
      <Property label="State">
        <StateBadge kind="snapshot" state={snapshot.state} />
      </Property>
      <Property label="Disk">
        <DiskLink as={Link} id={snapshot.diskId} />
      </Property>
      <Property label="Size">
        <SizeCell bytes={snapshot.size} />
      </Property>
    </ObjectPanel>
  )
}
