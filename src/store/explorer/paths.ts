import { projectPaths } from '@/store/project/paths'
import { definePath } from '@/store/routing/path'
import type { SavedView } from '@/store/saved-views/views'
import { systemPaths } from '@/store/system/paths'
import type { Scope } from './scope'

/** The addresses of dashboards, apart from those of the areas because they load with late parts. */
export const dashboardPaths = {
  ofProject: definePath('/projects/:project/metrics/dashboards'),
  inProject: definePath('/projects/:project/metrics/dashboards/:dashboard'),
  ofSystem: definePath('/system/metrics/dashboards'),
  inSystem: definePath('/system/metrics/dashboards/:dashboard'),
}

/** The page of panels that are not saved. */
export const explorerPath = (scope: Scope): string =>
  scope === 'system' ? systemPaths.metrics() : projectPaths.metrics(scope)

export const dashboardsPath = (scope: Scope): string =>
  scope === 'system' ? dashboardPaths.ofSystem() : dashboardPaths.ofProject(scope)

export const dashboardPath = (scope: Scope, dashboard: string): string =>
  scope === 'system'
    ? dashboardPaths.inSystem({ dashboard })
    : dashboardPaths.inProject({ ...scope, dashboard })

const PLACE = /^\/(?:projects\/([^/]+)|system)\/metrics\/dashboards\/([^/]+)$/

/** The dashboard that a saved view is: its id, and the project that it was kept in, if any. */
export const placeOfDashboard = ({ path }: SavedView) => {
  const [, project, id] = PLACE.exec(path) ?? []
  return id === undefined ? null : { id, project }
}

/** The name of a dashboard. Those of projects are the same in each. */
export const dashboardName = (
  isOfProject: boolean,
  dashboard: string,
  views: readonly SavedView[],
): string | undefined =>
  views.find(view => {
    const place = placeOfDashboard(view)
    return place?.id === dashboard && (place.project !== undefined) === isOfProject
  })?.name

/** A dashboard as the palette offers it on the pages of a project; null for other saved views. */
export const offeredDashboard = (view: SavedView, shown: string | undefined) => {
  const place = placeOfDashboard(view)
  if (!place) return null
  const project = place.project && (shown ?? place.project)
  const scope: Scope = project ? { project } : 'system'
  const label = `${view.name} (${project ?? 'system'})`
  return { label, view: { ...view, path: dashboardPath(scope, place.id) } }
}
