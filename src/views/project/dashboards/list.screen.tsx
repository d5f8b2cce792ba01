import { useMemo } from 'react'
import { watchDashboards } from '@/store/explorer/dashboards.saga'
import { dashboardPaths } from '@/store/explorer/paths'
import { watchSave } from '@/store/tab/save.saga'
import { DashboardsPage } from '@/views/shared/explorer/DashboardsPage'
import { useParams } from '@/views/shell/route-context'

/** The dashboards for projects, opened in this one. */
function ProjectDashboards() {
  const { project } = useParams(dashboardPaths.ofProject)
  return <DashboardsPage scope={useMemo(() => ({ project }), [project])} />
}

const sagas = [watchDashboards, watchSave]

export { sagas, ProjectDashboards as View }
