import { layouts, projectSections } from '@/store/layouts'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { area, page } from '@/views/shell/route-tree'

/** Names of silos, sleds and switches are read by operations of the system. */
export { systemOperations as operations } from '@/api/operations/system'

export const routes = [
  area<ProjectParams<'project'>>({ layout: layouts.project }, [
    page('project/metrics/page', projectPaths.metrics, {
      crumb: projectSections.metrics,
      heading: 'Metrics',
      screen: () => import('./metrics/page.screen'),
    }),
  ]),
]
