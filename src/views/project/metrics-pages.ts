import type { DashboardForms } from '@/store/explorer/forms'
import { dashboardName, dashboardPaths } from '@/store/explorer/paths'
import { layouts, projectSections } from '@/store/layouts'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { area, defineDialogs, page } from '@/views/shell/route-tree'

/** Names of silos, sleds and switches are read by operations of the system. */
export { systemOperations as operations } from '@/api/operations/system'

export const routes = [
  area<ProjectParams<'project'>>({ layout: layouts.project }, [
    page(
      'project/metrics/page',
      projectPaths.metrics,
      {
        crumb: projectSections.metrics,
        heading: 'Metrics',
        screen: () => import('./metrics/page.screen'),
      },
      [
        page(
          'project/dashboards/list',
          dashboardPaths.ofProject,
          {
            crumb: 'Dashboards',
            create: 'Dashboards',
            heading: 'Dashboards',
            screen: () => import('./dashboards/list.screen'),
          },
          [
            page('project/metrics/dashboard', dashboardPaths.inProject, {
              crumb: ({ dashboard }) => dashboard,
              nameIn: ({ dashboard }, _read, saved) => dashboardName(true, dashboard, saved),
              screen: () => import('./metrics/dashboard.screen'),
            }),
          ],
        ),
      ],
    ),
  ]),
]

export const dialogs = defineDialogs<DashboardForms>({
  dashboardName: { load: () => import('@/views/shared/explorer/dashboard-name.dialog') },
  dashboardImport: { load: () => import('@/views/shared/explorer/dashboard-import.dialog') },
})
