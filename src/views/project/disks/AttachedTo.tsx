import { selectInstanceName, selectIsInstanceKnown } from '@/store/project/disks/rows'
import { instanceByIdQuery } from '@/store/project/instance/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'

interface AttachedToProps {
  project: string
  /** Id of the instance. */
  instance: string | null
}

/** The instance that a disk is attached to. Its name comes with the page, or is asked for by id. */
export function AttachedTo({ project, instance }: AttachedToProps) {
  return instance === null ? <EmptyCell /> : <InstanceName project={project} id={instance} />
}

function InstanceName({ project, id }: { project: string; id: string }) {
  const isKnown = useAppSelector(state => selectIsInstanceKnown(state, project, id))
  const name = useAppSelector(state => selectInstanceName(state, project, id))
  useQueries(isKnown ? [] : [instanceByIdQuery(id)])
  if (name === undefined) return <LoadingCell />
  if (name === null) return <EmptyCell />
  return (
    <LinkCell href={projectPaths.instanceStorage({ project, instance: name })}>{name}</LinkCell>
  )
}
