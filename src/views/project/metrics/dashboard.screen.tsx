import { useMemo } from 'react'
import { explorerPoll, machines, projectExplorer } from '@/store/explorer/explorer.saga'
import { dashboardPaths } from '@/store/explorer/paths'
import type { PathParams } from '@/store/routing/path'
import { watchSave } from '@/store/tab/save.saga'
import { ExplorerPage } from '@/views/shared/explorer/ExplorerPage'
import { useParams } from '@/views/shell/route-context'

/** Panels that are kept under a name, about the instances of this project. */
function ProjectDashboard() {
  const { project, dashboard } = useParams(dashboardPaths.inProject)
  return <ExplorerPage scope={useMemo(() => ({ project }), [project])} dashboard={dashboard} />
}

type Params = PathParams<(typeof dashboardPaths)['inProject']>

const poll = explorerPoll(({ project }: Params) => ({ project }))
const sagas = [...projectExplorer, watchSave]

export { machines, poll, sagas, ProjectDashboard as View }
