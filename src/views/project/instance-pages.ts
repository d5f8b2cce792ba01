import { layouts, projectSections } from '@/store/layouts'
import { diskViewQuery } from '@/store/project/disks/queries'
import {
  allExternalSubnetsQuery,
  instanceExternalSubnetsQuery,
} from '@/store/project/external-subnets/queries'
import { externalSubnetOperations } from '@/store/project/external-subnets/operations'
import { multicastOperations } from '@/store/silo/multicast-groups/operations'
import { allFloatingIpsQuery } from '@/store/project/floating-ips/queries'
import { instanceSettingsQueries } from '@/store/project/instance-settings/queries'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import {
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '@/store/project/instance/queries'
import type { InstanceForms } from '@/store/project/forms'
import { projectPaths } from '@/store/project/paths'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { siloSubnetPoolsQuery } from '@/store/silo/subnet-pools/queries'
import { defineDialogs, definePages } from '@/views/shell/route-tree'
import { PROJECT } from '@/store/project/crumbs'

export const operations = { ...externalSubnetOperations, ...multicastOperations }

const layout = layouts.project

const INSTANCE = [
  ...PROJECT,
  sectionCrumb(projectSections.instances),
  objectCrumb('instance', projectPaths.instanceStorage),
] as const
/** The parts of the metrics have no breadcrumbs of their own. */
const METRICS = pageCrumb('Metrics', projectPaths.instanceMetrics)

export const dialogs = defineDialogs<InstanceForms>({
  externalSubnetAttach: {
    queries: params => [optional(allExternalSubnetsQuery(params)), networkInterfacesQuery(params)],
    load: () => import('./external-subnets/attach.dialog'),
  },
})

export const routes = definePages(
  {
    id: 'project/instance/root',
    path: projectPaths.instance.pattern,
    layout,
    redirect: projectPaths.instanceStorage,
  },
  {
    id: 'project/instance/page',
    // Only rendered around one of its tabs.
    path: `${projectPaths.instance.pattern}/-`,
    layout,
    queries: params => [
      instanceViewQuery(params),
      externalIpsQuery(params),
      networkInterfacesQuery(params),
    ],
    skeleton: { heading: ({ instance }) => instance },
    screen: () => import('./instance/page.screen'),
  },
  {
    id: 'project/instance-storage/disk',
    path: projectPaths.instanceDisk.pattern,
    layout,
    parent: 'project/instance-storage/tab',
    needsSearch: true,
    outlivesObject: true,
    crumbs: crumbs(
      ...INSTANCE,
      pageCrumb('Storage', projectPaths.instanceStorage),
      titleCrumb('Disk', projectPaths.instanceDisk),
    ),
    queries: ({ project, disk = '' }) => [diskViewQuery({ project, disk })],
    primeCache: ({ project, instance, disk = '' }) => ({
      list: instanceDisksQuery({ project, instance }),
      name: disk,
      query: diskViewQuery({ project, disk }),
    }),
    screen: () => import('./instance-storage/disk.screen'),
  },
  {
    id: 'project/instance-storage/tab',
    path: projectPaths.instanceStorage.pattern,
    layout,
    parent: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Storage', projectPaths.instanceStorage)),
    queries: params => [instanceDisksQuery(params)],
    screen: () => import('./instance-storage/tab.screen'),
  },
  {
    id: 'project/instance-networking/tab',
    path: projectPaths.instanceNetworking.pattern,
    layout,
    parent: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Networking', projectPaths.instanceNetworking)),
    queries: params => [
      // None of its cards can take the others away.
      optional(allFloatingIpsQuery(params)),
      // Older racks have none.
      optional(instanceExternalSubnetsQuery(params)),
      optional(allExternalSubnetsQuery(params)),
      optional(siloSubnetPoolsQuery),
    ],
    screen: () => import('./instance-networking/tab.screen'),
  },
  {
    id: 'project/instance-metrics/root',
    path: projectPaths.instanceMetrics.pattern,
    layout,
    redirect: projectPaths.instanceMetricsCpu,
  },
  {
    id: 'project/instance-metrics/tab',
    // Only rendered around one of its parts.
    path: `${projectPaths.instanceMetrics.pattern}/-`,
    layout,
    parent: 'project/instance/page',
    screen: () => import('./instance-metrics/tab.screen'),
  },
  {
    id: 'project/instance-metrics/cpu',
    path: projectPaths.instanceMetricsCpu.pattern,
    layout,
    parent: 'project/instance-metrics/tab',
    crumbs: crumbs(...INSTANCE, METRICS),
    screen: () => import('./instance-metrics/cpu.screen'),
  },
  {
    id: 'project/instance-metrics/disk',
    path: projectPaths.instanceMetricsDisk.pattern,
    layout,
    parent: 'project/instance-metrics/tab',
    crumbs: crumbs(...INSTANCE, METRICS),
    queries: params => [instanceDisksQuery(params)],
    screen: () => import('./instance-metrics/disk.screen'),
  },
  {
    id: 'project/instance-metrics/network',
    path: projectPaths.instanceMetricsNetwork.pattern,
    layout,
    parent: 'project/instance-metrics/tab',
    crumbs: crumbs(...INSTANCE, METRICS),
    screen: () => import('./instance-metrics/network.screen'),
  },
  {
    id: 'project/instance-connect/tab',
    path: projectPaths.instanceConnect.pattern,
    layout,
    parent: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Connect', projectPaths.instanceConnect)),
    screen: () => import('./instance-connect/tab.screen'),
  },
  {
    id: 'project/instance-settings/tab',
    path: projectPaths.instanceSettings.pattern,
    layout,
    parent: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Settings', projectPaths.instanceSettings)),
    queries: ({ project, instance }) => instanceSettingsQueries(project, instance),
    screen: () => import('./instance-settings/tab.screen'),
  },
  {
    id: 'project/serial-console/page',
    path: projectPaths.serialConsole.pattern,
    layout,
    crumbs: crumbs(...INSTANCE, pageCrumb('Serial console', projectPaths.serialConsole)),
    queries: params => [instanceViewQuery(params)],
    screen: () => import('./serial-console/page.screen'),
  },
)
