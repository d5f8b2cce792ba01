import { dashboardName, dashboardPaths } from '@/store/explorer/paths'
import { systemSections } from '@/store/system/layout'
import { systemPaths } from '@/store/system/paths'
import { page, redirect } from '@/views/shell/route-tree'

/** The metrics of the rack, and the address that other consoles have for them. */
export const metricsPages = [
  redirect('system/metrics/oxql', systemPaths.oxql, ({ query }) =>
    query ? `${systemPaths.metrics()}?${new URLSearchParams({ q: query })}` : systemPaths.metrics(),
  ),
  page(
    'system/metrics/page',
    systemPaths.metrics,
    {
      crumb: systemSections.metrics,
      heading: 'Metrics',
      screen: () => import('./metrics/page.screen'),
    },
    [
      page(
        'system/dashboards/list',
        dashboardPaths.ofSystem,
        {
          crumb: 'Dashboards',
          create: 'Dashboards',
          heading: 'Dashboards',
          screen: () => import('./dashboards/list.screen'),
        },
        [
          page('system/metrics/dashboard', dashboardPaths.inSystem, {
            crumb: ({ dashboard }) => dashboard,
            nameIn: ({ dashboard }, _read, saved) => dashboardName(false, dashboard, saved),
            screen: () => import('./metrics/dashboard.screen'),
          }),
        ],
      ),
    ],
  ),
]
