import type { ComponentType } from 'react'
import type { Disk, DiskType } from '@/api/generated/types'
import { imageByIdQuery, snapshotByIdQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Reference } from '@/views/shared/reference/Reference'
import { useParams } from '@/views/shell/route-context'

interface OriginProps {
  /** The component of its link. */
  as: ComponentType<{ href: string; children: string }>
  /** Id of the image or snapshot that the disk was made from. */
  id: string
}

function ImageOrigin({ id, as: Anchor }: OriginProps) {
  const { project } = useParams(projectPaths.project)
  const query = imageByIdQuery({ image: id })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <span>
      Image{' '}
      <Reference lookup={lookup}>
        {({ name }) => (
          <Anchor href={projectPaths.diskImage({ project, image: id })}>{name}</Anchor>
        )}
      </Reference>
    </span>
  )
}

function SnapshotOrigin({ id, as: Anchor }: OriginProps) {
  const { project } = useParams(projectPaths.project)
  const query = snapshotByIdQuery({ snapshot: id })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <span>
      Snapshot{' '}
      <Reference lookup={lookup}>
        {({ name }) => (
          <Anchor href={projectPaths.diskSnapshot({ project, snapshot: id })}>{name}</Anchor>
        )}
      </Reference>
    </span>
  )
}

/** What a disk was made from, which may be deleted; a dash if it began blank. */
export function DiskOrigin({ disk, as }: { disk: Disk } & Pick<OriginProps, 'as'>) {
  if (disk.imageId) return <ImageOrigin id={disk.imageId} as={as} />
  if (disk.snapshotId) return <SnapshotOrigin id={disk.snapshotId} as={as} />
  return <EmptyCell />
}

/** Where a disk keeps its data: `local` is marked, because such a disk can do less. */
export function DiskTypeBadge({ type }: { type: DiskType }) {
  return <Badge tone={type === 'local' ? 'info' : 'neutral'}>{type}</Badge>
}
