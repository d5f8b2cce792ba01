import type { ComponentType } from 'react'
import type { Disk } from '@/api/generated/types'
import { imageByIdQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotByIdQuery } from '@/store/project/snapshots/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Reference } from '@/views/shared/reference/Reference'
import { useParams } from '@/views/shell/route-context'

interface OriginProps {
  disk: Disk
  /** The component of its link. */
  as: ComponentType<{ href: string; children: string }>
  /** Id of the image or snapshot that the disk was made from. */
  id: string
}

function ImageOrigin({ disk, id, as: Anchor }: OriginProps) {
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
        {({ name, projectId }) => <Anchor href={hrefOf(name, projectId)}>{name}</Anchor>}
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
        {({ name: snapshot }) => (
          <Anchor href={projectPaths.snapshot({ project, snapshot })}>{snapshot}</Anchor>
        )}
      </Reference>
    </span>
  )
}

/** What a disk was made from, which may be deleted; a dash if it began blank. */
export function DiskOrigin({ disk, as }: Omit<OriginProps, 'id'>) {
  if (disk.imageId) return <ImageOrigin disk={disk} id={disk.imageId} as={as} />
  if (disk.snapshotId) return <SnapshotOrigin disk={disk} id={disk.snapshotId} as={as} />
  return <EmptyCell />
}
