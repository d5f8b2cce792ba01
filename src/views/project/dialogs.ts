import { allDisksQuery, diskSourceQueries } from '@/store/project/disks/queries'
import type { ProjectDialog } from '@/store/project/forms'
import { instanceViewQuery } from '@/store/project/instance/queries'
import { allInstancesQuery } from '@/store/project/instances/queries'
import { allVpcsQuery } from '@/store/project/vpcs/queries'
import type { DialogLoaders } from '@/store/routing/route'
import type { View } from '@/views/shell/view'

/** The forms that are asked for over a project's screens. */
export const projectDialogs: DialogLoaders<View, ProjectDialog> = {
  diskAttach: {
    queries: ({ project = '' }) => [allDisksQuery(project)],
    load: () => import('./instance-storage/attach-disk.dialog'),
  },
  diskCreate: {
    queries: ({ project = '' }) => diskSourceQueries(project),
    load: () => import('./disks/create.screen'),
  },
  diskPick: {
    queries: ({ project = '' }) => [allDisksQuery(project)],
    load: () => import('./instance-create/pick-disk.dialog'),
  },
  floatingIpPick: { load: () => import('./instance-create/pick-floating-ip.dialog') },
  groupMemberAdd: {
    queries: ({ project = '' }) => [allInstancesQuery(project)],
    load: () => import('./affinity-group/add-member.dialog'),
  },
  instanceGroupJoin: { load: () => import('./instance-settings/join-group.dialog') },
  instanceResize: {
    queries: ({ project = '', instance = '' }) => [instanceViewQuery(project, instance)],
    load: () => import('./instance/resize.dialog'),
  },
  networkInterfaceCreate: {
    queries: ({ project = '' }) => [allVpcsQuery(project)],
    load: () => import('./network-interfaces/create.dialog'),
  },
  snapshotCreate: {
    queries: ({ project = '' }) => [allDisksQuery(project)],
    load: () => import('./snapshots/create.screen'),
  },
}
