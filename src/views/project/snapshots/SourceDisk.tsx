import { diskByIdQuery } from '@/store/project/disks/queries'
import { projectPaths } from '@/store/project/paths'
import { selectIsDiskKnown, selectSourceDisk } from '@/store/project/snapshots/source'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Reference } from '@/views/shared/reference/Reference'

interface SourceDiskProps {
  project: string
  /** Id of the disk. */
  id: string
}

/** The disk that a snapshot was taken of. Its name comes with the page, or is asked for by id. */
export function SourceDisk({ project, id }: SourceDiskProps) {
  const isKnown = useAppSelector(state => selectIsDiskKnown(state, project, id))
  const lookup = useAppSelector(state => selectSourceDisk(state, project, id))
  useQueries(isKnown ? [] : [diskByIdQuery(id)])
  return (
    <Reference lookup={lookup}>
      {({ name }) => <LinkCell href={projectPaths.disk({ project, disk: name })}>{name}</LinkCell>}
    </Reference>
  )
}
