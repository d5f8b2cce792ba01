import type { DiskViewModel } from '@/store/project/disks/panel'
import { imageByIdQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotByIdQuery } from '@/store/project/snapshots/queries'
import { selectLookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { Link } from '@/ui/Link/Link'
import { Reference } from '@/views/shared/reference/Reference'

interface OriginProps {
  /** The project, by its name. */
  project: string
  disk: DiskViewModel
  /** Id of what the disk was made from. */
  id: string
}

function ImageOrigin({ project, disk, id }: OriginProps) {
  const query = imageByIdQuery({ image: id })
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  // Promoted and demoted since, it may be another project's now, of which the id is known.
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

function SnapshotOrigin({ project, id }: OriginProps) {
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

/** What a disk was made from, which may be gone. */
export function DiskOrigin({ disk, ...props }: Omit<OriginProps, 'id'>) {
  const { source } = disk
  if (!source) return 'Nothing: it began blank'
  const Origin = source.kind === 'image' ? ImageOrigin : SnapshotOrigin
  return <Origin {...props} disk={disk} id={source.id} />
}
