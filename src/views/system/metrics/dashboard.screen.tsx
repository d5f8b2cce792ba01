import { explorerPoll, machines, systemExplorer } from '@/store/explorer/explorer.saga'
import { dashboardPaths } from '@/store/explorer/paths'
import { watchSave } from '@/store/tab/save.saga'
import { ExplorerPage } from '@/views/shared/explorer/ExplorerPage'
import { useParams } from '@/views/shell/route-context'

/** Panels that are kept under a name, about the rack. */
function SystemDashboard() {
  const { dashboard } = useParams(dashboardPaths.inSystem)
  return <ExplorerPage scope="system" dashboard={dashboard} />
}

const poll = explorerPoll(() => 'system')
const sagas = [...systemExplorer, watchSave]

export { machines, poll, sagas, SystemDashboard as View }
