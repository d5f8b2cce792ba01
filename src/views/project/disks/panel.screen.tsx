import type { Disk } from '@/api/generated/types'
import { formatBytes } from '@/lib/size'
import { instanceOf, selectDisk, diskPoll, selectDiskActions } from '@/store/project/disks/disks'
import { imageByIdQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotByIdQuery } from '@/store/project/snapshots/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { Link } from '@/ui/Link/Link'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'
import { Reference } from '@/views/shared/reference/Reference'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'

interface OriginProps {
  disk: Disk
  /** Id of the image or snapshot that the disk was made from. */
  id: string
}

function ImageOrigin({ disk, id }: OriginProps) {
  const { project } = useParams(projectPaths.project)
  const query = imageByIdQuery({ image: id })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  // The image may have been promoted and demoted to another project, of which only the id is known.
  const hrefOf = (image: string, owner: string | null | undefined) => {
    if (!owner) return siloPaths.image({ image })
    return projectPaths.image({ project: owner === disk.projectId ? project : owner, image })
  }
  return (
    <span>
      Image{' '}
      <Reference lookup={lookup}>
        {({ name, projectId }) => <Link href={hrefOf(name, projectId)}>{name}</Link>}
      </Reference>
    </span>
  )
}

function SnapshotOrigin({ id }: Omit<OriginProps, 'disk'>) {
  const { project } = useParams(projectPaths.project)
  const query = snapshotByIdQuery({ snapshot: id })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <span>
      Snapshot{' '}
      <Reference lookup={lookup}>
        {({ name: snapshot }) => (
          <Link href={projectPaths.snapshot({ project, snapshot })}>{snapshot}</Link>
        )}
      </Reference>
    </span>
  )
}

/** What a disk was made from, which may be deleted. */
function DiskOrigin({ disk }: { disk: Disk }) {
  if (disk.imageId) return <ImageOrigin disk={disk} id={disk.imageId} />
  if (disk.snapshotId) return <SnapshotOrigin id={disk.snapshotId} />
  return 'Nothing: it began blank'
}

const { disks: Icon } = sectionIcons

/** A disk, over the list of disks. */
function DiskPanel() {
  const params = useParams(projectPaths.disk)
  const disk = useAppSelector(state => selectDisk(state, params))
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
      <Property label="Made from">
        <DiskOrigin disk={disk} />
      </Property>
    </ObjectPanel>
  )
}

export { diskPoll as poll, selectDiskActions as actions, DiskPanel as View }
