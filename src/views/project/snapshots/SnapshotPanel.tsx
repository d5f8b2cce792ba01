import type { selectSnapshot } from '@/store/project/snapshots/snapshots'
import type { ViewOf } from '@/store/queries/view-models'
import { SizeCell } from '@/ui/Cells/Cells'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { DiskLink } from '../disks/DiskLink'

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
