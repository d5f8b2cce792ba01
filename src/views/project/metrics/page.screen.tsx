import { useMemo } from 'react'
import { explorerPoll, machines, projectExplorer } from '@/store/explorer/explorer.saga'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { watchSave } from '@/store/tab/save.saga'
import { ExplorerPage } from '@/views/shared/explorer/ExplorerPage'
import { useParams } from '@/views/shell/route-context'

/** What the instances of the project do, in panels that are saved or not. */
function ProjectMetrics() {
  const { project } = useParams(projectPaths.metrics)
  return <ExplorerPage scope={useMemo(() => ({ project }), [project])} />
}

const poll = explorerPoll(({ project }: ProjectParams<'metrics'>) => ({ project }))
const sagas = [...projectExplorer, watchSave]

export { machines, poll, sagas, ProjectMetrics as View }
