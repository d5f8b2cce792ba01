import { explorerPoll, machines, systemExplorer } from '@/store/explorer/explorer.saga'
import { watchSave } from '@/store/tab/save.saga'
import { ExplorerPage } from '@/views/shared/explorer/ExplorerPage'

/** What the rack measures about itself and all instances, in panels that are saved or not. */
function SystemMetrics() {
  return <ExplorerPage scope="system" />
}

const poll = explorerPoll(() => 'system')
const sagas = [...systemExplorer, watchSave]

export { machines, poll, sagas, SystemMetrics as View }
