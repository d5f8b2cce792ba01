import type { ComponentType, ReactNode } from 'react'
import { parentsOf } from '@/lib/name-or-id'
import type { Crumb, LayoutName, Route, RouteParams } from '@/store/routing/route'

/** What draws a route; `children` is the route drawn in or over it. */
export type View = ComponentType<{ children?: ReactNode }>

type Params = RouteParams

/** Rows of a page of a list. */
const PAGE = 25
/** Stands for everything in pickers and joins. */
const ALL = 1000

const param = (params: Params, name: string) => params[name] ?? ''

const crumb = (label: string, to: string): Crumb => ({ label, to })
const titleOnly = (label: string, to: string): Crumb => ({ label, to, titleOnly: true })

const projectPath = (params: Params) => `/projects/${encodeURIComponent(param(params, 'project'))}`
const instancePath = (params: Params) =>
  `${projectPath(params)}/instances/${encodeURIComponent(param(params, 'instance'))}`

const PROJECTS = crumb('Projects', '/projects')

const inProject =
  (...more: ((params: Params) => Crumb)[]) =>
  (params: Params): Crumb[] => [
    PROJECTS,
    crumb(param(params, 'project'), `${projectPath(params)}/instances`),
    ...more.map(make => make(params)),
  ]

/** A page of the project's sidebar. */
const section = (label: string, path: string) => (params: Params) =>
  crumb(label, `${projectPath(params)}/${path}`)

const INSTANCES = section('Instances', 'instances')
const DISKS = section('Disks', 'disks')

const inInstance = (label: string, tab: string) =>
  inProject(
    INSTANCES,
    params => crumb(param(params, 'instance'), `${instancePath(params)}/storage`),
    params => crumb(label, `${instancePath(params)}/${tab}`),
  )

const project = (params: Params) => ({ project: param(params, 'project') })

const instanceParents = (params: Params) => parentsOf(param(params, 'instance'), project(params))

/** What a call about the instance itself is told. */
const atInstance = (params: Params) => ({
  path: { instance: param(params, 'instance') },
  query: instanceParents(params),
})

const PROJECT_LIST = { endpoint: 'projectList', args: { query: { limit: PAGE } } } as const

const projectQuery = (params: Params) =>
  ({ endpoint: 'projectView', args: { path: project(params) } }) as const

const instanceQuery = (params: Params) =>
  ({ endpoint: 'instanceView', args: atInstance(params) }) as const

const notBuilt = () => import('@/views/shared/not-built/NotBuiltView').then(m => m.NotBuiltView)

/** A screen that the console does not have yet. */
const unbuilt = (
  id: string,
  path: string,
  layout: LayoutName,
  crumbs: NonNullable<Route['crumbs']>,
): Route<View> => ({ id, path, layout, crumbs, view: notBuilt })

const inInstanceUnbuilt = (label: string, tab: string, path = tab): Route<View> => ({
  id: `instance-${tab}`,
  path: `/projects/:project/instances/:instance/${path}`,
  layout: 'project',
  over: 'instance',
  crumbs: inInstance(label, tab),
  poll: 'instanceView',
  view: notBuilt,
})

/**
 * Every screen of the console. The first pattern that fits a path wins, so literal paths stand
 * before patterns that would swallow them.
 */
export const routes: readonly Route<View>[] = [
  // Public
  {
    id: 'login',
    path: '/login',
    layout: 'public',
    view: () => import('@/views/login/choice/LoginChoiceView').then(m => m.LoginChoiceView),
  },
  {
    id: 'login-local',
    path: '/login/:silo/local',
    layout: 'public',
    form: 'loginLocal',
    view: () => import('@/views/login/local/LoginView').then(m => m.LoginView),
  },

  // Silo
  { id: 'root', path: '/', layout: 'silo', redirect: () => '/projects' },
  {
    id: 'projects',
    path: '/projects',
    layout: 'silo',
    crumbs: () => [PROJECTS],
    queries: () => [PROJECT_LIST],
    view: () => import('@/views/silo/projects/ProjectsView').then(m => m.ProjectsView),
  },
  {
    id: 'project-create',
    path: '/projects-new',
    layout: 'silo',
    over: 'projects',
    crumbs: () => [PROJECTS, titleOnly('New project', '/projects-new')],
    form: 'projectCreate',
    view: () => import('@/views/silo/projects/ProjectCreateView').then(m => m.ProjectCreateView),
  },
  {
    id: 'project-edit',
    path: '/projects/:project/edit',
    layout: 'silo',
    over: 'projects',
    crumbs: params => [PROJECTS, titleOnly('Edit project', `${projectPath(params)}/edit`)],
    queries: params => [projectQuery(params)],
    row: params => ({
      list: PROJECT_LIST,
      name: param(params, 'project'),
      query: projectQuery(params),
    }),
    form: 'projectEdit',
    view: () => import('@/views/silo/projects/ProjectEditView').then(m => m.ProjectEditView),
  },
  unbuilt('silo-images', '/images', 'silo', () => [crumb('Images', '/images')]),
  unbuilt('silo-utilization', '/utilization', 'silo', () => [crumb('Utilization', '/utilization')]),
  unbuilt('silo-access', '/access', 'silo', () => [crumb('Access', '/access')]),

  // Settings
  { id: 'settings', path: '/settings', layout: 'settings', redirect: () => '/settings/profile' },
  unbuilt('profile', '/settings/profile', 'settings', () => [
    crumb('Settings', '/settings/profile'),
    crumb('Profile', '/settings/profile'),
  ]),
  unbuilt('ssh-keys', '/settings/ssh-keys', 'settings', () => [
    crumb('Settings', '/settings/profile'),
    crumb('SSH Keys', '/settings/ssh-keys'),
  ]),

  // Project
  {
    id: 'project',
    path: '/projects/:project',
    layout: 'project',
    redirect: params => `${projectPath(params)}/instances`,
  },
  {
    id: 'instances',
    path: '/projects/:project/instances',
    layout: 'project',
    crumbs: inProject(INSTANCES),
    queries: params => [
      { endpoint: 'instanceList', args: { query: { ...project(params), limit: PAGE } } },
    ],
    poll: 'instanceList',
    view: () => import('@/views/project/instances/InstancesView').then(m => m.InstancesView),
  },
  {
    id: 'instance-create',
    path: '/projects/:project/instances-new',
    layout: 'project',
    crumbs: inProject(section('New instance', 'instances-new')),
    queries: params => [
      { endpoint: 'imageList', args: { query: { ...project(params), limit: ALL } } },
      // Whoever has a role on the project alone may not see what is the silo's.
      { endpoint: 'imageList', args: { query: { limit: ALL } }, mayFail: true },
      { endpoint: 'diskList', args: { query: { ...project(params), limit: ALL } } },
      { endpoint: 'currentUserSshKeyList', args: { query: { limit: ALL } } },
      { endpoint: 'projectIpPoolList', args: { query: { limit: ALL } }, mayFail: true },
      { endpoint: 'floatingIpList', args: { query: { ...project(params), limit: ALL } } },
    ],
    form: 'instanceCreate',
    view: () =>
      import('@/views/project/instance-create/InstanceCreateView').then(m => m.InstanceCreateView),
  },
  {
    id: 'instance-root',
    path: '/projects/:project/instances/:instance',
    layout: 'project',
    redirect: params => `${instancePath(params)}/storage`,
  },
  {
    id: 'instance',
    // Only ever drawn around one of its tabs.
    path: '/projects/:project/instances/:instance/-',
    layout: 'project',
    queries: params => [
      instanceQuery(params),
      { endpoint: 'instanceExternalIpList', args: atInstance(params) },
      {
        endpoint: 'instanceNetworkInterfaceList',
        args: {
          query: {
            ...instanceParents(params),
            instance: param(params, 'instance'),
            limit: ALL,
          },
        },
      },
    ],
    view: () => import('@/views/project/instance/InstanceView').then(m => m.InstanceView),
  },
  {
    id: 'instance-storage',
    path: '/projects/:project/instances/:instance/storage',
    layout: 'project',
    over: 'instance',
    crumbs: inInstance('Storage', 'storage'),
    queries: params => [{ endpoint: 'instanceDiskList', args: atInstance(params) }],
    poll: 'instanceStorage',
    view: () => import('@/views/project/instance-storage/StorageTab').then(m => m.StorageTab),
  },
  inInstanceUnbuilt('Networking', 'networking'),
  inInstanceUnbuilt('Metrics', 'metrics', 'metrics{/:metric}'),
  inInstanceUnbuilt('Connect', 'connect'),
  inInstanceUnbuilt('Settings', 'settings'),
  unbuilt(
    'serial-console',
    '/projects/:project/instances/:instance/serial-console',
    'project',
    inInstance('Serial Console', 'serial-console'),
  ),
  {
    id: 'disks',
    path: '/projects/:project/disks',
    layout: 'project',
    crumbs: inProject(DISKS),
    queries: params => [
      { endpoint: 'diskList', args: { query: { ...project(params), limit: PAGE } } },
      {
        endpoint: 'instanceList',
        args: { query: { ...project(params), limit: 200 } },
        mayFail: true,
      },
    ],
    poll: 'diskList',
    view: () => import('@/views/project/disks/DisksView').then(m => m.DisksView),
  },
  {
    id: 'disk-create',
    path: '/projects/:project/disks-new',
    layout: 'project',
    over: 'disks',
    crumbs: inProject(DISKS, params => titleOnly('New disk', `${projectPath(params)}/disks-new`)),
    form: 'diskCreate',
    view: () => import('@/views/project/disks/DiskCreateModal').then(m => m.DiskCreateModal),
  },
  unbuilt(
    'snapshots',
    '/projects/:project/snapshots',
    'project',
    inProject(section('Snapshots', 'snapshots')),
  ),
  unbuilt('images', '/projects/:project/images', 'project', inProject(section('Images', 'images'))),
  unbuilt('vpcs', '/projects/:project/vpcs', 'project', inProject(section('VPCs', 'vpcs'))),
  unbuilt(
    'vpc',
    '/projects/:project/vpcs/:vpc/firewall-rules',
    'project',
    inProject(section('VPCs', 'vpcs'), params =>
      crumb(
        param(params, 'vpc'),
        `${projectPath(params)}/vpcs/${encodeURIComponent(param(params, 'vpc'))}/firewall-rules`,
      ),
    ),
  ),
  unbuilt(
    'floating-ips',
    '/projects/:project/floating-ips',
    'project',
    inProject(section('Floating IPs', 'floating-ips')),
  ),
  unbuilt(
    'affinity',
    '/projects/:project/affinity',
    'project',
    inProject(section('Affinity', 'affinity')),
  ),
  unbuilt(
    'project-access',
    '/projects/:project/access',
    'project',
    inProject(section('Access', 'access')),
  ),

  // System
  unbuilt('silos', '/system/silos', 'system', () => [crumb('Silos', '/system/silos')]),
  unbuilt('system-utilization', '/system/utilization', 'system', () => [
    crumb('Utilization', '/system/utilization'),
  ]),
  {
    id: 'inventory',
    path: '/system/inventory',
    layout: 'system',
    redirect: () => '/system/inventory/sleds',
  },
  unbuilt('sleds', '/system/inventory/sleds', 'system', () => [
    crumb('Inventory', '/system/inventory/sleds'),
    crumb('Sleds', '/system/inventory/sleds'),
  ]),
  {
    id: 'networking',
    path: '/system/networking',
    layout: 'system',
    redirect: () => '/system/networking/ip-pools',
  },
  unbuilt('ip-pools', '/system/networking/ip-pools', 'system', () => [
    crumb('IP Pools', '/system/networking/ip-pools'),
  ]),
]
