import { layouts, projectSections, siloSections } from '@/store/layouts'
import { diskListQuery, diskSourceQueries } from '@/store/project/disks/queries'
import { allFloatingIpsQuery } from '@/store/project/floating-ips/queries'
import {
  instancePartsQueries,
  similarInstanceQueries,
  similarPlaceQueries,
} from '@/store/project/instance-create/queries'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import {
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '@/store/project/instance/queries'
import { instanceListQuery, instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { bearFailure } from '@/store/routing/route'
import { notBuilt, unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

const layout = layouts.project

const PROJECT = [
  sectionCrumb(siloSections.projects),
  objectCrumb('project', projectPaths.instances),
] as const
const INSTANCE = [
  ...PROJECT,
  sectionCrumb(projectSections.instances),
  objectCrumb('instance', projectPaths.instanceStorage),
] as const

export const projectRoutes = defineRoutes([
  {
    id: 'project/root',
    path: projectPaths.project.pattern,
    layout,
    redirect: projectPaths.instances,
  },

  {
    id: 'project/instances/list',
    path: projectPaths.instances.pattern,
    layout,
    crumbs: crumbs(...PROJECT, sectionCrumb(projectSections.instances)),
    queries: ({ project = '' }) => [instanceListQuery(project)],
    palette: {
      create: { label: 'New instance', to: projectPaths.instanceCreate },
      rows: {
        list: ({ project = '' }) => instanceListQuery(project),
        group: 'Go to instance',
        to: (params, instance) => projectPaths.instanceStorage({ ...params, instance }),
      },
    },
    skeleton: { columns: ['name', 'CPU', 'Memory', 'state', 'created', ''] },
    screen: () => import('./instances/list.screen'),
  },
  {
    id: 'project/instance-create/page',
    path: projectPaths.instanceCreate.pattern,
    layout,
    crumbs: crumbs(...PROJECT, pageCrumb('New instance', projectPaths.instanceCreate)),
    searchParams: ['from'],
    queries: ({ project = '', from }) => [
      ...instancePartsQueries(project),
      ...(from ? similarInstanceQueries(project, from) : []),
    ],
    queriesAfter: ({ project = '', from }, read) =>
      from ? similarPlaceQueries(project, from, read) : [],
    skeleton: { heading: () => 'Create instance' },
    screen: () => import('./instance-create/page.screen'),
  },
  {
    id: 'project/instance/root',
    path: projectPaths.instance.pattern,
    layout,
    redirect: projectPaths.instanceStorage,
  },
  {
    id: 'project/instance/page',
    // Only ever drawn around one of its tabs.
    path: `${projectPaths.instance.pattern}/-`,
    layout,
    queries: ({ project = '', instance = '' }) => [
      instanceViewQuery(project, instance),
      externalIpsQuery(project, instance),
      networkInterfacesQuery(project, instance),
    ],
    skeleton: { heading: ({ instance = '' }) => instance },
    screen: () => import('./instance/page.screen'),
  },
  {
    id: 'project/instance-storage/tab',
    path: projectPaths.instanceStorage.pattern,
    layout,
    over: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Storage', projectPaths.instanceStorage)),
    queries: ({ project = '', instance = '' }) => [instanceDisksQuery(project, instance)],
    screen: () => import('./instance-storage/tab.screen'),
  },
  {
    id: 'project/instance-networking/tab',
    path: projectPaths.instanceNetworking.pattern,
    layout,
    over: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Networking', projectPaths.instanceNetworking)),
    queries: ({ project = '' }) => [allFloatingIpsQuery(project)],
    screen: () => import('./instance-networking/tab.screen'),
  },
  {
    id: 'project/instance-metrics/tab',
    path: projectPaths.instanceMetrics.pattern,
    layout,
    over: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Metrics', projectPaths.instanceMetrics)),
    screen: () => import('./instance/not-built.screen'),
  },
  {
    id: 'project/instance-connect/tab',
    path: projectPaths.instanceConnect.pattern,
    layout,
    over: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Connect', projectPaths.instanceConnect)),
    screen: () => import('./instance-connect/tab.screen'),
  },
  {
    id: 'project/instance-settings/tab',
    path: projectPaths.instanceSettings.pattern,
    layout,
    over: 'project/instance/page',
    crumbs: crumbs(...INSTANCE, pageCrumb('Settings', projectPaths.instanceSettings)),
    screen: () => import('./instance/not-built.screen'),
  },
  unbuilt(
    'project/serial-console/page',
    projectPaths.serialConsole,
    layout,
    crumbs(...INSTANCE, pageCrumb('Serial console', projectPaths.serialConsole)),
  ),

  {
    id: 'project/disks/list',
    path: projectPaths.disks.pattern,
    layout,
    crumbs: crumbs(...PROJECT, sectionCrumb(projectSections.disks)),
    queries: ({ project = '' }) => [
      diskListQuery(project),
      bearFailure(instanceNamesQuery(project)),
    ],
    skeleton: { columns: ['name', 'Attached to', 'size', 'state', 'created', ''] },
    screen: () => import('./disks/list.screen'),
  },
  {
    id: 'project/disks/create',
    path: projectPaths.diskCreate.pattern,
    layout,
    over: 'project/disks/list',
    crumbs: crumbs(
      ...PROJECT,
      sectionCrumb(projectSections.disks),
      titleCrumb('New disk', projectPaths.diskCreate),
    ),
    queries: ({ project = '' }) => diskSourceQueries(project),
    screen: () => import('./disks/create.screen'),
  },

  unbuilt(
    'project/snapshots/list',
    projectPaths.snapshots,
    layout,
    crumbs(...PROJECT, sectionCrumb(projectSections.snapshots)),
  ),
  unbuilt(
    'project/images/list',
    projectPaths.images,
    layout,
    crumbs(...PROJECT, sectionCrumb(projectSections.images)),
  ),
  {
    id: 'project/vpcs/list',
    path: projectPaths.vpcs.pattern,
    layout,
    crumbs: crumbs(...PROJECT, sectionCrumb(projectSections.vpcs)),
    screen: notBuilt,
  },
  unbuilt(
    'project/vpc/firewall-rules',
    projectPaths.vpcFirewallRules,
    layout,
    crumbs(
      ...PROJECT,
      sectionCrumb(projectSections.vpcs),
      objectCrumb('vpc', projectPaths.vpcFirewallRules),
    ),
  ),
  unbuilt(
    'project/vpc/subnets',
    projectPaths.vpcSubnets,
    layout,
    crumbs(
      ...PROJECT,
      sectionCrumb(projectSections.vpcs),
      objectCrumb('vpc', projectPaths.vpcFirewallRules),
      pageCrumb('Subnets', projectPaths.vpcSubnets),
    ),
  ),
  unbuilt(
    'project/floating-ips/list',
    projectPaths.floatingIps,
    layout,
    crumbs(...PROJECT, sectionCrumb(projectSections.floatingIps)),
  ),
  unbuilt(
    'project/affinity/list',
    projectPaths.affinity,
    layout,
    crumbs(...PROJECT, sectionCrumb(projectSections.affinity)),
  ),
  unbuilt(
    'project/access/list',
    projectPaths.access,
    layout,
    crumbs(...PROJECT, sectionCrumb(projectSections.access)),
  ),
])
