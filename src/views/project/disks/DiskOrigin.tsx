import type { DiskViewModel } from '@/store/project/disks/panel'
import { imageByIdQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotByIdQuery } from '@/store/project/snapshots/queries'
import { selectLookup } from '@/store/queries/lookup'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { Link } from '@/ui/Link/Link'
import { Reference } from '@/views/shared/reference/Reference'

interface OriginProps {
  project: string
  id: string
}

function ImageOrigin({ project, id }: OriginProps) {
  const query = imageByIdQuery(id)
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <>
      Image
      <Reference lookup={lookup}>
        {({ name, projectId }) => (
          <Link
            href={
              projectId
                ? projectPaths.image({ project, image: name })
                : siloPaths.image({ image: name })
            }
          >
            {name}
          </Link>
        )}
      </Reference>
    </>
  )
}

function SnapshotOrigin({ project, id }: OriginProps) {
  const query = snapshotByIdQuery(id)
  useQueries([query])
  const lookup = useAppSelector(state => selectLookup(state, query))
  return (
    <>
      Snapshot
      <Reference lookup={lookup}>
        {({ name }) => (
          <Link href={projectPaths.snapshot({ project, snapshot: name })}>{name}</Link>
        )}
      </Reference>
    </>
  )
}

/** What a disk was made from, which may be gone. */
export function DiskOrigin({
  project,
  source,
}: {
  project: string
  source: DiskViewModel['source']
}) {
  if (!source) return 'Nothing: it was blank'
  const Origin = source.kind === 'image' ? ImageOrigin : SnapshotOrigin
  return <Origin project={project} id={source.id} />
}
