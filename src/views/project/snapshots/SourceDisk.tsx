import type { ComponentType } from 'react'
import { diskByIdQuery } from '@/store/project/disks/queries'
import { projectPaths } from '@/store/project/paths'
import { selectIsDiskKnown, selectSourceDisk } from '@/store/project/snapshots/source'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Reference } from '@/views/shared/reference/Reference'

interface SourceDiskProps {
  /** What the link is drawn as: the one of a cell fills it. */
  as: ComponentType<{ href: string; children: string }>
  project: string
  /** Id of the disk. */
  id: string
}

/** The disk that a snapshot was taken of. Its name comes with the page, or is asked for by id. */
export function SourceDisk({ as: LinkTo, project, id }: SourceDiskProps) {
  const isKnown = useAppSelector(state => selectIsDiskKnown(state, project, id))
  const lookup = useAppSelector(state => selectSourceDisk(state, project, id))
  useQueries(isKnown ? [] : [diskByIdQuery({ disk: id })])
  return (
    <Reference lookup={lookup}>
      {({ name }) => <LinkTo href={projectPaths.disk({ project, disk: name })}>{name}</LinkTo>}
    </Reference>
  )
}
