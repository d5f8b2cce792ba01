import { allDisksQuery, diskSourceQueries } from '@/store/project/disks/queries'
import type { ProjectForms } from '@/store/project/forms'
import { allFloatingIpsQuery, floatingIpViewQuery } from '@/store/project/floating-ips/queries'
import { instanceViewQuery, networkInterfacesQuery } from '@/store/project/instance/queries'
import { allInstancesQuery } from '@/store/project/instances/queries'
import { allVpcsQuery } from '@/store/project/vpcs/queries'
import { optional } from '@/store/routing/route-query'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { defineDialogs } from '@/views/shell/view'

/** The forms that are asked for over a project's screens. */
export const projectDialogs = defineDialogs<ProjectForms>({
  diskAttach: {
    queries: ({ project }) => [allDisksQuery({ project })],
    load: () => import('./instance-storage/attach-disk.dialog'),
  },
  diskCreate: {
    queries: ({ project }) => diskSourceQueries(project),
    load: () => import('./disks/create.screen'),
  },
  diskPick: {
    queries: ({ project }) => [allDisksQuery({ project })],
    load: () => import('./instance-create/pick-disk.dialog'),
  },
  ephemeralIpAttach: {
    queries: () => [optional(siloIpPoolsQuery)],
    load: () => import('./external-ips/attach-ephemeral.dialog'),
  },
  floatingIpAttach: {
    queries: ({ project }) => [allFloatingIpsQuery({ project })],
    load: () => import('./external-ips/attach-floating.dialog'),
  },
  floatingIpAttachTo: {
    queries: ({ project }) => [allInstancesQuery({ project })],
    load: () => import('./floating-ips/attach-to.dialog'),
  },
  floatingIpMove: {
    queries: ({ project, floatingIp }) => [
      allInstancesQuery({ project }),
      floatingIpViewQuery({ project, floatingIp }),
    ],
    load: () => import('./floating-ips/move.dialog'),
  },
  floatingIpPick: { load: () => import('./instance-create/pick-floating-ip.dialog') },
  groupMemberAdd: {
    queries: ({ project }) => [allInstancesQuery({ project })],
    load: () => import('./affinity-group/add-member.dialog'),
  },
  instanceGroupJoin: { load: () => import('./instance-settings/join-group.dialog') },
  instanceResize: {
    queries: ({ project, instance }) => [instanceViewQuery({ project, instance })],
    load: () => import('./instance/resize.dialog'),
  },
  networkInterfaceCreate: {
    // One that is being created has none to read.
    queries: ({ project, instance }) => [
      allVpcsQuery({ project }),
      ...(instance ? [networkInterfacesQuery({ project, instance })] : []),
    ],
    load: () => import('./network-interfaces/create.dialog'),
  },
  networkInterfaceEdit: {
    queries: ({ project, instance }) => [networkInterfacesQuery({ project, instance })],
    load: () => import('./network-interfaces/edit.dialog'),
  },
  snapshotCreate: {
    queries: ({ project }) => [allDisksQuery({ project })],
    load: () => import('./snapshots/create.screen'),
  },
})
