import type { ComponentType } from 'react'
import { diskByIdQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { selectDiskById, selectIsDiskKnown } from '@/store/project/disks/by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { Reference } from '@/views/shared/reference/Reference'

interface DiskLinkProps {
  /** The component of the link: the link of a cell fills it. */
  as: ComponentType<{ href: string; children: string }>
  /** Id of the disk. */
  id: string
}

/** A disk referenced by its id. Its name comes with the page or is queried by id. */
export function DiskLink({ as: LinkTo, id }: DiskLinkProps) {
  const { project } = useParams(projectPaths.project)
  const isKnown = useAppSelector(state => selectIsDiskKnown(state, project, id))
  const lookup = useAppSelector(state => selectDiskById(state, project, id))
  useQueries(isKnown ? [] : [diskByIdQuery({ disk: id })])
  return (
    <Reference lookup={lookup}>
      {({ name }) => <LinkTo href={projectPaths.disk({ project, disk: name })}>{name}</LinkTo>}
    </Reference>
  )
}
