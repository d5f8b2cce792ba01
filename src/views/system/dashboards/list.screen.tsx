import { watchDashboards } from '@/store/explorer/dashboards.saga'
import { watchSave } from '@/store/tab/save.saga'
import { DashboardsPage } from '@/views/shared/explorer/DashboardsPage'

/** The dashboards about the rack. */
function SystemDashboards() {
  return <DashboardsPage scope="system" />
}

const sagas = [watchDashboards, watchSave]

export { sagas, SystemDashboards as View }
