import { layouts, projectSections, siloSections } from '@/store/layouts'
import { groupPageQueries } from '@/store/project/affinity-group/queries'
import { groupListQuery, groupViewQuery } from '@/store/project/affinity/queries'
import {
  allDisksQuery,
  diskListQuery,
  diskNamesQuery,
  diskSourceQueries,
  diskViewQuery,
} from '@/store/project/disks/queries'
import { allFloatingIpsQuery } from '@/store/project/floating-ips/queries'
import { projectImageListQuery, projectImageViewQuery } from '@/store/project/images/queries'
import {
  instancePartsQueries,
  similarInstanceQueries,
  similarPlaceQueries,
} from '@/store/project/instance-create/queries'
import { instanceSettingsQueries } from '@/store/project/instance-settings/queries'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import {
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '@/store/project/instance/queries'
import { instanceListQuery, instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotListQuery, snapshotViewQuery } from '@/store/project/snapshots/queries'
import {
  crumbs,
  objectCrumb,
  objectTitleCrumb,
  pageCrumb,
  sectionCrumb,
  titleCrumb,
} from '@/store/routing/crumbs'
import { bearFailure, mustBeFresh } from '@/store/routing/route'
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
const DISKS = [...PROJECT, sectionCrumb(projectSections.disks)] as const
const SNAPSHOTS = [...PROJECT, sectionCrumb(projectSections.snapshots)] as const
const IMAGES = [...PROJECT, sectionCrumb(projectSections.images)] as const
const AFFINITY = [...PROJECT, sectionCrumb(projectSections.affinity)] as const

/** The parts of the metrics have none of their own. */
const METRICS = pageCrumb('Metrics', projectPaths.instanceMetrics)

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
    id: 'project/instance-metrics/root',
    path: projectPaths.instanceMetrics.pattern,
    layout,
    redirect: projectPaths.instanceMetricsCpu,
  },
  {
    id: 'project/instance-metrics/tab',
    // Only ever drawn around one of its parts.
    path: `${projectPaths.instanceMetrics.pattern}/-`,
    layout,
    over: 'project/instance/page',
    screen: () => import('./instance-metrics/tab.screen'),
  },
  {
    id: 'project/instance-metrics/cpu',
    path: projectPaths.instanceMetricsCpu.pattern,
    layout,
    over: 'project/instance-metrics/tab',
    crumbs: crumbs(...INSTANCE, METRICS),
    screen: () => import('./instance-metrics/cpu.screen'),
  },
  {
    id: 'project/instance-metrics/disk',
    path: projectPaths.instanceMetricsDisk.pattern,
    layout,
    over: 'project/instance-metrics/tab',
    crumbs: crumbs(...INSTANCE, METRICS),
    queries: ({ project = '', instance = '' }) => [instanceDisksQuery(project, instance)],
    screen: () => import('./instance-metrics/disk.screen'),
  },
  {
    id: 'project/instance-metrics/network',
    path: projectPaths.instanceMetricsNetwork.pattern,
    layout,
    over: 'project/instance-metrics/tab',
    crumbs: crumbs(...INSTANCE, METRICS),
    screen: () => import('./instance-metrics/network.screen'),
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
    queries: ({ project = '', instance = '' }) => instanceSettingsQueries(project, instance),
    screen: () => import('./instance-settings/tab.screen'),
  },
  {
    id: 'project/serial-console/page',
    path: projectPaths.serialConsole.pattern,
    layout,
    crumbs: crumbs(...INSTANCE, pageCrumb('Serial console', projectPaths.serialConsole)),
    queries: ({ project = '', instance = '' }) => [instanceViewQuery(project, instance)],
    screen: () => import('./serial-console/page.screen'),
  },

  {
    id: 'project/disks/list',
    path: projectPaths.disks.pattern,
    layout,
    crumbs: crumbs(...DISKS),
    queries: ({ project = '' }) => [
      diskListQuery(project),
      bearFailure(instanceNamesQuery(project)),
    ],
    palette: {
      create: { label: 'New disk', to: projectPaths.diskCreate },
      rows: {
        list: ({ project = '' }) => diskListQuery(project),
        group: 'Go to disk',
        to: (params, disk) => projectPaths.disk({ ...params, disk }),
      },
    },
    skeleton: { columns: ['name', 'Attached to', 'size', 'state', 'created', ''] },
    screen: () => import('./disks/list.screen'),
  },
  {
    id: 'project/disks/create',
    path: projectPaths.diskCreate.pattern,
    layout,
    over: 'project/disks/list',
    crumbs: crumbs(...DISKS, titleCrumb('New disk', projectPaths.diskCreate)),
    queries: ({ project = '' }) => diskSourceQueries(project),
    screen: () => import('./disks/create.screen'),
  },

  {
    id: 'project/disks/panel',
    path: projectPaths.disk.pattern,
    layout,
    over: 'project/disks/list',
    crumbs: crumbs(...DISKS, objectTitleCrumb('disk', projectPaths.disk)),
    queries: ({ project = '', disk = '' }) => [diskViewQuery(project, disk)],
    row: ({ project = '', disk = '' }) => ({
      list: diskListQuery(project),
      name: disk,
      query: diskViewQuery(project, disk),
    }),
    screen: () => import('./disks/panel.screen'),
  },

  {
    id: 'project/snapshots/list',
    path: projectPaths.snapshots.pattern,
    layout,
    crumbs: crumbs(...SNAPSHOTS),
    queries: ({ project = '' }) => [
      snapshotListQuery(project),
      bearFailure(diskNamesQuery(project)),
    ],
    palette: {
      create: { label: 'New snapshot', to: projectPaths.snapshotCreate },
      rows: {
        list: ({ project = '' }) => snapshotListQuery(project),
        group: 'Go to snapshot',
        to: (params, snapshot) => projectPaths.snapshot({ ...params, snapshot }),
      },
    },
    skeleton: { columns: ['name', 'description', 'disk', 'state', 'size', 'created', ''] },
    screen: () => import('./snapshots/list.screen'),
  },
  {
    id: 'project/snapshots/create',
    path: projectPaths.snapshotCreate.pattern,
    layout,
    over: 'project/snapshots/list',
    crumbs: crumbs(...SNAPSHOTS, titleCrumb('New snapshot', projectPaths.snapshotCreate)),
    queries: ({ project = '' }) => [allDisksQuery(project)],
    screen: () => import('./snapshots/create.screen'),
  },
  {
    id: 'project/snapshots/panel',
    path: projectPaths.snapshot.pattern,
    layout,
    over: 'project/snapshots/list',
    crumbs: crumbs(...SNAPSHOTS, objectTitleCrumb('snapshot', projectPaths.snapshot)),
    queries: ({ project = '', snapshot = '' }) => [snapshotViewQuery(project, snapshot)],
    row: ({ project = '', snapshot = '' }) => ({
      list: snapshotListQuery(project),
      name: snapshot,
      query: snapshotViewQuery(project, snapshot),
    }),
    screen: () => import('./snapshots/panel.screen'),
  },
  {
    id: 'project/images/create',
    path: projectPaths.imageCreate.pattern,
    layout,
    over: 'project/snapshots/list',
    crumbs: crumbs(
      ...SNAPSHOTS,
      titleCrumb('Create image from snapshot', projectPaths.imageCreate),
    ),
    queries: ({ project = '', snapshot = '' }) => [snapshotViewQuery(project, snapshot)],
    row: ({ project = '', snapshot = '' }) => ({
      list: snapshotListQuery(project),
      name: snapshot,
      query: snapshotViewQuery(project, snapshot),
    }),
    screen: () => import('./images/create.screen'),
  },

  {
    id: 'project/images/list',
    path: projectPaths.images.pattern,
    layout,
    crumbs: crumbs(...IMAGES),
    queries: ({ project = '' }) => [projectImageListQuery(project)],
    palette: {
      create: { label: 'Upload image', to: projectPaths.imageUpload },
      rows: {
        list: ({ project = '' }) => projectImageListQuery(project),
        group: 'Go to image',
        to: (params, image) => projectPaths.image({ ...params, image }),
      },
    },
    skeleton: {
      heading: () => 'Project images',
      columns: ['name', 'description', 'OS', 'version', 'size', 'created', ''],
    },
    screen: () => import('./images/list.screen'),
  },
  {
    id: 'project/images/panel',
    path: projectPaths.image.pattern,
    layout,
    over: 'project/images/list',
    crumbs: crumbs(...IMAGES, titleCrumb('Edit image', projectPaths.image)),
    queries: ({ project = '', image = '' }) => [projectImageViewQuery(project, image)],
    row: ({ project = '', image = '' }) => ({
      list: projectImageListQuery(project),
      name: image,
      query: projectImageViewQuery(project, image),
    }),
    screen: () => import('./images/panel.screen'),
  },
  {
    id: 'project/image-upload/form',
    path: projectPaths.imageUpload.pattern,
    layout,
    over: 'project/images/list',
    crumbs: crumbs(...IMAGES, titleCrumb('Upload image', projectPaths.imageUpload)),
    screen: () => import('./image-upload/form.screen'),
  },
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
  {
    id: 'project/affinity/list',
    path: projectPaths.affinity.pattern,
    layout,
    crumbs: crumbs(...AFFINITY),
    queries: ({ project = '' }) => [
      groupListQuery('affinity', project),
      groupListQuery('antiAffinity', project),
    ],
    palette: {
      create: [
        { label: 'New affinity group', to: projectPaths.affinityGroupCreate },
        { label: 'New anti-affinity group', to: projectPaths.antiAffinityGroupCreate },
      ],
      rows: [
        {
          list: ({ project = '' }) => groupListQuery('affinity', project),
          group: 'Go to affinity group',
          to: (params, affinityGroup) => projectPaths.affinityGroup({ ...params, affinityGroup }),
        },
        {
          list: ({ project = '' }) => groupListQuery('antiAffinity', project),
          group: 'Go to anti-affinity group',
          to: (params, antiAffinityGroup) =>
            projectPaths.antiAffinityGroup({ ...params, antiAffinityGroup }),
        },
      ],
    },
    skeleton: {
      heading: () => 'Affinity groups',
      columns: ['name', 'type', 'instances', 'Policy', 'created', ''],
    },
    screen: () => import('./affinity/list.screen'),
  },
  {
    id: 'project/affinity/create-affinity-group',
    path: projectPaths.affinityGroupCreate.pattern,
    layout,
    over: 'project/affinity/list',
    crumbs: crumbs(...AFFINITY, titleCrumb('New affinity group', projectPaths.affinityGroupCreate)),
    screen: () => import('./affinity/create-affinity-group.screen'),
  },
  {
    id: 'project/affinity/create-anti-affinity-group',
    path: projectPaths.antiAffinityGroupCreate.pattern,
    layout,
    over: 'project/affinity/list',
    crumbs: crumbs(
      ...AFFINITY,
      titleCrumb('New anti-affinity group', projectPaths.antiAffinityGroupCreate),
    ),
    screen: () => import('./affinity/create-anti-affinity-group.screen'),
  },
  {
    id: 'project/affinity/create-anti-affinity-group-too',
    path: projectPaths.antiAffinityGroupCreateToo.pattern,
    layout,
    redirect: projectPaths.antiAffinityGroupCreate,
  },
  {
    id: 'project/affinity-group/affinity-page',
    path: projectPaths.affinityGroup.pattern,
    layout,
    crumbs: crumbs(...AFFINITY, objectCrumb('affinityGroup', projectPaths.affinityGroup)),
    queries: ({ project = '', affinityGroup = '' }) =>
      groupPageQueries('affinity', project, affinityGroup),
    screen: () => import('./affinity-group/affinity-page.screen'),
  },
  {
    id: 'project/affinity-group/affinity-edit',
    path: projectPaths.affinityGroupEdit.pattern,
    layout,
    over: 'project/affinity-group/affinity-page',
    crumbs: crumbs(
      ...AFFINITY,
      objectCrumb('affinityGroup', projectPaths.affinityGroup),
      titleCrumb('Edit affinity group', projectPaths.affinityGroupEdit),
    ),
    queries: ({ project = '', affinityGroup = '' }) => [
      mustBeFresh(groupViewQuery('affinity', project, affinityGroup)),
    ],
    screen: () => import('./affinity-group/affinity-edit.screen'),
  },
  {
    id: 'project/affinity-group/anti-affinity-page',
    path: projectPaths.antiAffinityGroup.pattern,
    layout,
    crumbs: crumbs(...AFFINITY, objectCrumb('antiAffinityGroup', projectPaths.antiAffinityGroup)),
    queries: ({ project = '', antiAffinityGroup = '' }) =>
      groupPageQueries('antiAffinity', project, antiAffinityGroup),
    screen: () => import('./affinity-group/anti-affinity-page.screen'),
  },
  {
    id: 'project/affinity-group/anti-affinity-edit',
    path: projectPaths.antiAffinityGroupEdit.pattern,
    layout,
    over: 'project/affinity-group/anti-affinity-page',
    crumbs: crumbs(
      ...AFFINITY,
      objectCrumb('antiAffinityGroup', projectPaths.antiAffinityGroup),
      titleCrumb('Edit anti-affinity group', projectPaths.antiAffinityGroupEdit),
    ),
    queries: ({ project = '', antiAffinityGroup = '' }) => [
      mustBeFresh(groupViewQuery('antiAffinity', project, antiAffinityGroup)),
    ],
    screen: () => import('./affinity-group/anti-affinity-edit.screen'),
  },
  unbuilt(
    'project/access/list',
    projectPaths.access,
    layout,
    crumbs(...PROJECT, sectionCrumb(projectSections.access)),
  ),
])
