import { allDisksQuery, diskSourceQueries } from '@/store/project/disks/queries'
import type { ExternalSubnetForms, InstanceForms, ProjectForms } from '@/store/project/forms'
import { allFloatingIpsQuery, floatingIpViewQuery } from '@/store/project/floating-ips/queries'
import {
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '@/store/project/instance/queries'
import { allInstancesQuery } from '@/store/project/instances/queries'
import { allVpcsQuery } from '@/store/project/vpcs/queries'
import { optional } from '@/store/routing/route-query'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { defineDialogs } from '@/views/shell/route-tree'

/** The forms that can be requested over a project's screens, except those of later tables. */
export const projectDialogs = defineDialogs<
  Omit<ProjectForms, keyof InstanceForms | keyof ExternalSubnetForms>
>({
  diskAttach: {
    queries: params => [allDisksQuery(params)],
    load: () => import('./instance-storage/attach-disk.dialog'),
  },
  diskAttachTo: {
    queries: ({ project }) => [allInstancesQuery({ project }), allDisksQuery({ project })],
    load: () => import('./disks/attach-to.dialog'),
  },
  diskCreate: {
    queries: ({ project }) => diskSourceQueries(project),
    load: () => import('./disks/create.screen'),
  },
  diskPick: {
    queries: params => [allDisksQuery(params)],
    load: () => import('./instance-create/pick-disk.dialog'),
  },
  ephemeralIpAttach: {
    queries: params => [
      optional(siloIpPoolsQuery),
      externalIpsQuery(params),
      networkInterfacesQuery(params),
    ],
    load: () => import('./external-ips/attach-ephemeral.dialog'),
  },
  floatingIpAttach: {
    queries: params => [allFloatingIpsQuery(params), networkInterfacesQuery(params)],
    load: () => import('./external-ips/attach-floating.dialog'),
  },
  floatingIpCreate: {
    queries: () => [optional(siloIpPoolsQuery)],
    load: () => import('./floating-ips/create.screen'),
  },
  floatingIpAttachTo: {
    queries: params => [allInstancesQuery(params)],
    load: () => import('./floating-ips/attach-to.dialog'),
  },
  floatingIpMove: {
    queries: params => [allInstancesQuery(params), floatingIpViewQuery(params)],
    load: () => import('./floating-ips/move.dialog'),
  },
  floatingIpPick: { load: () => import('./instance-create/pick-floating-ip.dialog') },
  groupMemberAdd: {
    queries: params => [allInstancesQuery(params)],
    load: () => import('./affinity-group/add-member.dialog'),
  },
  instanceGroupJoin: { load: () => import('./instance-settings/join-group.dialog') },
  instanceResize: {
    queries: params => [instanceViewQuery(params)],
    load: () => import('./instance/resize.dialog'),
  },
  multicastGroupJoin: { load: () => import('./multicast-groups/join.dialog') },
  networkInterfaceCreate: {
    // A new instance has no network interfaces to read.
    queries: ({ project, instance }) => [
      allVpcsQuery({ project }),
      ...(instance ? [networkInterfacesQuery({ project, instance })] : []),
    ],
    load: () => import('./network-interfaces/create.dialog'),
  },
  networkInterfaceEdit: {
    queries: params => [networkInterfacesQuery(params)],
    load: () => import('./network-interfaces/edit.dialog'),
  },
  snapshotCreate: {
    queries: params => [allDisksQuery(params)],
    load: () => import('./snapshots/create.screen'),
  },
})
