import { systemSections } from '@/store/system/layout'
import { systemPaths } from '@/store/system/paths'
import { page, redirect } from '@/views/shell/route-tree'

/** The metrics of the rack, and the address that other consoles have for them. */
export const metricsPages = [
  redirect('system/metrics/oxql', systemPaths.oxql, ({ query }) =>
    query ? `${systemPaths.metrics()}?${new URLSearchParams({ q: query })}` : systemPaths.metrics(),
  ),
  page('system/metrics/page', systemPaths.metrics, {
    crumb: systemSections.metrics,
    heading: 'Metrics',
    screen: () => import('./metrics/page.screen'),
  }),
]
