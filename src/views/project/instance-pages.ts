import { layouts } from '@/store/layouts'
import {
  diskViewQuery,
  allFloatingIpsQuery,
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '@/store/project/queries'
import { externalSubnetOperations } from '@/api/operations/external'
import {
  allExternalSubnetsQuery,
  instanceExternalSubnetsQuery,
  siloSubnetPoolsQuery,
} from '@/store/project/external-subnets/queries'
import type { InstanceForms } from '@/store/project/forms'
import { instanceSettingsQueries } from '@/store/project/instance-settings/queries'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import { projectPaths } from '@/store/project/paths'
import { optional } from '@/store/queries/define'
import { multicastOperations } from '@/api/operations/multicast'
import { area, defineDialogs, over, page, redirect, tabs } from '@/views/shell/route-tree'

export const operations = { ...externalSubnetOperations, ...multicastOperations }

export const dialogs = defineDialogs<InstanceForms>({
  externalSubnetAttach: {
    queries: params => [optional(allExternalSubnetsQuery(params)), networkInterfacesQuery(params)],
    load: () => import('./external-subnets/attach.dialog'),
  },
})

const metrics = tabs(
  'project/instance-metrics/tab',
  projectPaths.instanceMetrics,
  {
    crumb: 'Metrics',
    to: projectPaths.instanceMetricsCpu,
    screen: () => import('./instance-metrics/tab.screen'),
  },
  // They have no breadcrumbs of their own.
  [
    page('project/instance-metrics/cpu', projectPaths.instanceMetricsCpu, {
      screen: () => import('./instance-metrics/cpu.screen'),
    }),
    page('project/instance-metrics/disk', projectPaths.instanceMetricsDisk, {
      queries: params => [instanceDisksQuery(params)],
      screen: () => import('./instance-metrics/disk.screen'),
    }),
    page('project/instance-metrics/network', projectPaths.instanceMetricsNetwork, {
      screen: () => import('./instance-metrics/network.screen'),
    }),
  ],
)

export const routes = [
  redirect('project/instance/root', projectPaths.instance, projectPaths.instanceStorage),
  tabs(
    'project/instance/page',
    projectPaths.instance,
    {
      crumb: ({ instance }) => instance,
      to: projectPaths.instanceStorage,
      heading: ({ instance }) => instance,
      queries: params => [
        instanceViewQuery(params),
        externalIpsQuery(params),
        networkInterfacesQuery(params),
      ],
      screen: () => import('./instance/page.screen'),
    },
    [
      page(
        'project/instance-storage/tab',
        projectPaths.instanceStorage,
        {
          crumb: 'Storage',
          list: instanceDisksQuery,
          screen: () => import('./instance-storage/tab.screen'),
        },
        [
          over('project/instance-storage/disk', projectPaths.instanceDisk, {
            title: 'Disk',
            needsSearch: true,
            outlivesObject: true,
            object: ({ project, disk = '' }) => diskViewQuery({ project, disk }),
            screen: () => import('./instance-storage/disk.screen'),
          }),
        ],
      ),
      page('project/instance-networking/tab', projectPaths.instanceNetworking, {
        crumb: 'Networking',
        queries: params => [
          // None of its cards can take the others away.
          optional(allFloatingIpsQuery(params)),
          // Older racks have none.
          optional(instanceExternalSubnetsQuery(params)),
          optional(allExternalSubnetsQuery(params)),
          optional(siloSubnetPoolsQuery),
        ],
        screen: () => import('./instance-networking/tab.screen'),
      }),
      redirect(
        'project/instance-metrics/root',
        projectPaths.instanceMetrics,
        projectPaths.instanceMetricsCpu,
      ),
      metrics,
      page('project/instance-connect/tab', projectPaths.instanceConnect, {
        crumb: 'Connect',
        screen: () => import('./instance-connect/tab.screen'),
      }),
      page('project/instance-settings/tab', projectPaths.instanceSettings, {
        crumb: 'Settings',
        queries: ({ project, instance }) => instanceSettingsQueries(project, instance),
        screen: () => import('./instance-settings/tab.screen'),
      }),
      // In place of the page, not in a tab of it.
      area({ layout: layouts.project }, [
        page('project/serial-console/page', projectPaths.serialConsole, {
          crumb: 'Serial console',
          queries: params => [instanceViewQuery(params)],
          screen: () => import('./serial-console/page.screen'),
        }),
      ]),
    ],
  ),
]
