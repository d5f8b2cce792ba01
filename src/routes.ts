import { accessQueries, grantQueries } from '@/store/access/queries'
import type { AsCodeParams, SimilarParams } from '@/store/as-code/forms'
import { layouts, projectSections, siloSections } from '@/store/layouts'
import { loginPaths } from '@/store/login/paths'
import {
  allDisksQuery,
  diskListQuery,
  diskSourceQueries,
  diskViewQuery,
  allFloatingIpsQuery,
  floatingIpViewQuery,
  imageByIdQuery,
  instancePartsQueries,
  similarInstanceQueries,
  similarPlaceQueries,
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
  allInstancesQuery,
  instanceListQuery,
  instanceNamesQuery,
  snapshotByIdQuery,
  allVpcsQuery,
} from '@/store/project/queries'
import type { ProjectForms } from '@/store/project/forms'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import type { RouteParams } from '@/store/routing/path'
import { mustBeFresh, optional } from '@/store/queries/define'
import { currentUserQuery } from '@/store/session/queries'
import type { SettingsForms } from '@/store/settings/forms'
import { settingsPaths } from '@/store/settings/paths'
import type { SiloForms } from '@/store/silo/forms'
import {
  siloIpPoolsQuery,
  allProjectsQuery,
  projectListQuery,
  projectViewQuery,
  utilizationQuery,
} from '@/store/silo/queries'
import { siloPaths } from '@/store/silo/paths'
import {
  area,
  defineDialogs,
  late,
  over,
  page,
  redirect,
  routeTable,
} from '@/views/shell/route-tree'

/** The pages of a project. */
const projectArea = area<ProjectParams<'project'>>(
  { layout: layouts.project, crumb: ({ project }) => project, to: projectPaths.instances },
  [
    redirect('project/root', projectPaths.project, projectPaths.instances),
    page(
      'project/instances/list',
      projectPaths.instances,
      {
        crumb: projectSections.instances,
        list: instanceListQuery,
        noun: 'instance',
        opens: projectPaths.instanceStorage,
        palette: { create: [{ label: 'New instance', to: projectPaths.instanceCreate }] },
        screen: () => import('@/views/project/instances/list.screen'),
      },
      [
        late(
          'project/reachability-pages',
          '/projects/:project/instances/:instance/reachability',
          () => import('@/views/project/reachability-pages'),
        ),
        late(
          'project/instance-pages',
          '/projects/:project/instances/:instance{/*rest}',
          () => import('@/views/project/instance-pages'),
        ),
      ],
    ),
    page('project/instance-create/page', projectPaths.instanceCreateFrom, {
      crumb: 'New instance',
      heading: 'Create instance',
      queries: ({ project, from }) => [
        ...instancePartsQueries(project),
        ...(from ? similarInstanceQueries(project, from) : []),
      ],
      queriesAfter: ({ project, from }, read) =>
        from ? similarPlaceQueries(project, from, read) : [],
      screen: () => import('@/views/project/instance-create/page.screen'),
    }),
    redirect(
      'project/affinity/create-anti-affinity-group-too',
      projectPaths.antiAffinityGroupCreateToo,
      projectPaths.antiAffinityGroupCreate,
    ),
    page(
      'project/disks/list',
      projectPaths.disks,
      {
        crumb: projectSections.disks,
        list: diskListQuery,
        noun: 'disk',
        opens: projectPaths.disk,
        queries: params => [optional(instanceNamesQuery(params))],
        screen: () => import('@/views/project/disks/list.screen'),
      },
      [
        over('project/disks/image', projectPaths.diskImage, {
          title: 'Image',
          needsSearch: true,
          outlivesObject: true,
          queries: ({ image = '' }) => [imageByIdQuery({ image })],
          screen: () => import('@/views/project/disks/image.screen'),
        }),
        over('project/disks/snapshot', projectPaths.diskSnapshot, {
          title: 'Snapshot',
          needsSearch: true,
          outlivesObject: true,
          queries: ({ snapshot = '' }) => [snapshotByIdQuery({ snapshot })],
          screen: () => import('@/views/project/disks/snapshot.screen'),
        }),
        over('project/disks/create', projectPaths.diskCreateFrom, {
          create: 'New disk',
          queries: ({ project }) => diskSourceQueries(project).map(optional),
          screen: () => import('@/views/project/disks/create.screen'),
        }),
        over('project/disks/panel', projectPaths.disk, {
          object: diskViewQuery,
          outlivesObject: true,
          screen: () => import('@/views/project/disks/panel.screen'),
        }),
      ],
    ),
    page('project/access/list', projectPaths.access, {
      crumb: projectSections.access,
      queries: accessQueries,
      screen: () => import('@/views/project/access/list.screen'),
    }),
    late(
      'project/affinity-pages',
      '/projects/:project/affinity{-new}{/*rest}',
      () => import('@/views/project/affinity-pages'),
    ),
    late(
      'project/image-pages',
      '/projects/:project/images{-new}{/*rest}',
      () => import('@/views/project/image-pages'),
    ),
    late(
      'project/snapshot-pages',
      '/projects/:project/snapshots{-new}{/*rest}',
      () => import('@/views/project/snapshot-pages'),
    ),
    late(
      'project/floating-ip-pages',
      '/projects/:project/floating-ips{-new}{/*rest}',
      () => import('@/views/project/floating-ip-pages'),
    ),
    late(
      'project/external-subnet-pages',
      '/projects/:project/external-subnets{-new}{/*rest}',
      () => import('@/views/project/external-subnet-pages'),
    ),
    page('project/project-delete/page', projectPaths.delete, {
      title: 'Delete project',
      heading: ({ project }) => `Delete project ${project}`,
      screen: () => import('@/views/project/project-delete/page.screen'),
    }),
    late(
      'project/metrics-pages',
      '/projects/:project/metrics{/*rest}',
      () => import('@/views/project/metrics-pages'),
    ),
    late(
      'project/vpc-pages',
      '/projects/:project/vpcs{-new}{/*rest}',
      () => import('@/views/project/vpc-pages'),
    ),
  ],
)

/**
 * Every screen of the console. The first matching pattern wins, so literal paths come before
 * patterns that would also match them.
 */
export const routes = routeTable(
  area({ layout: layouts.public }, [
    page('login/choice/page', loginPaths.choice, {
      screen: () => import('@/views/login/choice/page.screen'),
    }),
    page('login/local/page', loginPaths.local, {
      screen: () => import('@/views/login/local/page.screen'),
    }),
    page('login/saml/page', loginPaths.saml, {
      screen: () => import('@/views/login/saml/page.screen'),
    }),
    page('login/device/verify', loginPaths.deviceVerify, {
      // The device gets the rights of whoever is signed in, so that is asked first.
      queries: () => [currentUserQuery],
      screen: () => import('@/views/login/device/verify.screen'),
    }),
    page('login/device/success', loginPaths.deviceSuccess, {
      screen: () => import('@/views/login/device/success.screen'),
    }),
    late('replay/pages', '/replay', () => import('@/views/replay/pages')),
  ]),
  area({ layout: layouts.silo }, [
    redirect('silo/root', siloPaths.root, siloPaths.projects),
    page(
      'silo/projects/list',
      siloPaths.projects,
      {
        crumb: siloSections.projects,
        list: () => projectListQuery,
        noun: 'project',
        opens: projectPaths.instances,
        screen: () => import('@/views/silo/projects/list.screen'),
      },
      [
        over('silo/projects/create', siloPaths.projectCreate, {
          create: 'New project',
          screen: () => import('@/views/silo/projects/create.screen'),
        }),
        over('silo/projects/edit', siloPaths.projectEdit, {
          title: 'Edit project',
          object: params => mustBeFresh(projectViewQuery(params)),
          screen: () => import('@/views/silo/projects/edit.screen'),
        }),
        projectArea,
      ],
    ),
    page('silo/utilization/page', siloPaths.utilization, {
      crumb: siloSections.utilization,
      queries: () => [utilizationQuery, optional(allProjectsQuery)],
      screen: () => import('@/views/silo/utilization/page.screen'),
    }),
    page('silo/access/list', siloPaths.access, {
      crumb: siloSections.access,
      queries: () => accessQueries({}),
      columns: ['Name', 'Type', 'Role', ''],
      screen: () => import('@/views/silo/access/list.screen'),
    }),
    late(
      'silo/identity-pages',
      '/{users}{groups}{sign-in-settings}{/*rest}',
      () => import('@/views/silo/identity-pages'),
    ),
    late(
      'silo/multicast-pages',
      '/multicast-groups{/*rest}',
      () => import('@/views/silo/multicast-pages'),
    ),
    late(
      'silo/certificate-pages',
      '/certificates{-new}{/*rest}',
      () => import('@/views/silo/certificate-pages'),
      { adminDialog: 'certificateRenewal' },
    ),
    late('silo/image-pages', '/images{/*rest}', () => import('@/views/silo/image-pages')),
    late('silo/home-pages', '/{home}{lookup}{/*rest}', () => import('@/views/silo/home-pages')),
  ]),
  area({ layout: layouts.settings, crumb: () => 'Settings', to: settingsPaths.profile }, [
    late('settings/pages', '/settings{/*rest}', () => import('@/views/settings/pages')),
  ]),
  area({ layout: layouts.system }, [
    late('system/pages', '/system{/*rest}', () => import('@/views/system/pages')),
  ]),
)

/** Those that no area types: they open over any screen. */
type CommandForms = Record<
  'bulk' | 'equivalents' | 'objectJson' | 'viewRename' | 'viewSave' | 'viewsImport',
  RouteParams
> & { asCode: AsCodeParams; createSimilar: SimilarParams }

/** The forms that can be requested over a screen, except those of late parts. */
export const dialogs = defineDialogs<SiloForms & ProjectForms & SettingsForms & CommandForms>({
  accessAdd: {
    queries: grantQueries,
    load: () => import('@/views/silo/access/add.dialog'),
  },
  accessEdit: {
    queries: grantQueries,
    load: () => import('@/views/silo/access/edit.dialog'),
  },
  // One file: both read the same and write the same.
  asCode: {
    load: () => import(/* webpackChunkName: "as-code" */ '@/views/commands/as-code.dialog'),
  },
  createSimilar: {
    load: () => import(/* webpackChunkName: "as-code" */ '@/views/commands/create-similar.dialog'),
  },
  imageDemote: {
    queries: () => [allProjectsQuery],
    load: () => import('@/views/silo/images/demote.dialog'),
  },
  imagePromote: {
    queries: () => [allProjectsQuery],
    load: () => import('@/views/silo/images/promote.dialog'),
  },
  imageUse: {
    queries: () => [allProjectsQuery],
    load: () => import('@/views/silo/images/use.dialog'),
  },
  projectOpen: { load: () => import('@/views/silo/projects/open.dialog') },
  diskAttach: {
    queries: params => [allDisksQuery(params)],
    load: () => import('@/views/project/instance-storage/attach-disk.dialog'),
  },
  diskAttachTo: {
    queries: ({ project }) => [allInstancesQuery({ project }), allDisksQuery({ project })],
    load: () => import('@/views/project/disks/attach-to.dialog'),
  },
  diskCreate: {
    queries: ({ project }) => diskSourceQueries(project),
    load: () => import('@/views/project/disks/create.screen'),
  },
  diskPick: {
    queries: params => [allDisksQuery(params)],
    load: () => import('@/views/project/instance-create/pick-disk.dialog'),
  },
  ephemeralIpAttach: {
    queries: params => [
      optional(siloIpPoolsQuery),
      externalIpsQuery(params),
      networkInterfacesQuery(params),
    ],
    load: () => import('@/views/project/external-ips/attach-ephemeral.dialog'),
  },
  floatingIpAttach: {
    queries: params => [allFloatingIpsQuery(params), networkInterfacesQuery(params)],
    load: () => import('@/views/project/external-ips/attach-floating.dialog'),
  },
  floatingIpCreate: {
    queries: () => [optional(siloIpPoolsQuery)],
    load: () => import('@/views/project/floating-ips/create.screen'),
  },
  floatingIpAttachTo: {
    queries: params => [allInstancesQuery(params)],
    load: () => import('@/views/project/floating-ips/attach-to.dialog'),
  },
  floatingIpMove: {
    queries: params => [allInstancesQuery(params), floatingIpViewQuery(params)],
    load: () => import('@/views/project/floating-ips/move.dialog'),
  },
  floatingIpPick: { load: () => import('@/views/project/instance-create/pick-floating-ip.dialog') },
  groupMemberAdd: {
    queries: params => [allInstancesQuery(params)],
    load: () => import('@/views/project/affinity-group/add-member.dialog'),
  },
  instanceGroupJoin: { load: () => import('@/views/project/instance-settings/join-group.dialog') },
  instanceResize: {
    queries: params => [instanceViewQuery(params)],
    load: () => import('@/views/project/instance/resize.dialog'),
  },
  multicastGroupJoin: { load: () => import('@/views/project/multicast-groups/join.dialog') },
  networkInterfaceCreate: {
    // A new instance has no network interfaces to read.
    queries: ({ project, instance }) => [
      allVpcsQuery({ project }),
      ...(instance ? [networkInterfacesQuery({ project, instance })] : []),
    ],
    load: () => import('@/views/project/network-interfaces/create.dialog'),
  },
  networkInterfaceEdit: {
    queries: params => [networkInterfacesQuery(params)],
    load: () => import('@/views/project/network-interfaces/edit.dialog'),
  },
  snapshotCreate: {
    queries: params => [allDisksQuery(params)],
    load: () => import('@/views/project/snapshots/create.screen'),
  },
  problemReport: { load: () => import('@/views/settings/report/report.dialog') },
  sshKeyCreate: { load: () => import('@/views/settings/ssh-keys/create.screen') },
  bulk: { load: () => import('@/views/commands/bulk.dialog') },
  equivalents: { load: () => import('@/views/commands/equivalents.dialog') },
  objectJson: { load: () => import('@/views/commands/object-json.dialog') },
  viewRename: { load: () => import('@/views/commands/view-rename.dialog') },
  viewSave: { load: () => import('@/views/commands/view-save.dialog') },
  viewsImport: { load: () => import('@/views/commands/views-import.dialog') },
})
