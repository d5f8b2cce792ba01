import type { ComponentType } from 'react'
import { selectInstanceById, selectIsInstanceKnown } from '@/store/project/disks/by-id'
import { instanceByIdQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Reference } from '@/views/shared/reference/Reference'
import { useParams } from '@/views/shell/route-context'

interface AttachedToProps {
  /** The component of the link: the link of a cell fills it. */
  as: ComponentType<{ href: string; children: string }>
  /** Id of the instance. */
  instance: string | null
  /** The page of the instance to link to; its storage by default. */
  path?: (params: { project: string; instance: string }) => string
}

/**
 * The instance that a disk or an address is attached to. Its name comes with the page or is queried
 * by id.
 */
export function AttachedTo({ instance, ...props }: AttachedToProps) {
  return instance === null ? <EmptyCell /> : <InstanceName {...props} id={instance} />
}

function InstanceName({
  as: LinkTo,
  id,
  path = projectPaths.instanceStorage,
}: Omit<AttachedToProps, 'instance'> & { id: string }) {
  const { project } = useParams(projectPaths.project)
  const isKnown = useAppSelector(state => selectIsInstanceKnown(state, project, id))
  const lookup = useAppSelector(state => selectInstanceById(state, project, id))
  useQueries(isKnown ? [] : [instanceByIdQuery({ instance: id })])
  return (
    <Reference lookup={lookup}>
      {({ name }) => <LinkTo href={path({ project, instance: name })}>{name}</LinkTo>}
    </Reference>
  )
}
