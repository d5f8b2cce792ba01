import type * as Api from '@/api/generated/types'
import { withReason } from '@/store/commands/action'
import { groupAddress } from '@/store/project/affinity-kinds'
import { groupActions } from '@/store/project/affinity/actions'
import { groupListQuery } from '@/store/project/affinity/queries'
import { diskActions } from '@/store/project/disks/actions'
import * as queries from '@/store/project/queries'
import { subnetListQuery } from '@/store/project/vpcs/queries'
import { externalSubnetActions } from '@/store/project/external-subnets/actions'
import { externalSubnetListQuery } from '@/store/project/external-subnets/queries'
import { floatingIpActions } from '@/store/project/floating-ips/actions'
import { selectActionsOfGateway, selectContentsQueries } from '@/store/project/gateways/contents'
import { allGatewaysQuery } from '@/store/project/gateways/queries'
import { routerListQuery } from '@/store/project/routers/queries'
import { projectImageActions } from '@/store/project/images/actions'
import { instanceActions } from '@/store/project/instances/actions'
import { selectReasonNotNetworking, selectRoleQueries } from '@/store/project/networking'
import { projectPaths } from '@/store/project/paths'
import { routerActions } from '@/store/project/routers/actions'
import { snapshotActions } from '@/store/project/snapshots/actions'
import { subnetActions } from '@/store/project/subnets/subnets'
import { vpcActions } from '@/store/project/vpcs/actions'
import { siloImageActions } from '@/store/silo/images/actions'
import { siloImageListQuery, projectListQuery } from '@/store/silo/queries'
import { siloPaths } from '@/store/silo/paths'
import { projectActions } from '@/store/silo/projects/actions'
import { define } from './kind'

interface InProject {
  project: string
}

/** Projects and what is in them, with the images that all share. Those within others come first. */
export const PROJECT_KINDS = {
  instance: define('instance')<Api.Instance, InProject>({
    page: projectPaths.instance,
    opens: projectPaths.instanceStorage,
    list: queries.instanceListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => instanceActions(item, names),
  }),
  disk: define('disk')<Api.Disk, InProject>({
    page: projectPaths.disk,
    list: queries.diskListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => diskActions(item, names),
  }),
  image: define('image')<Api.Image, InProject>({
    page: projectPaths.image,
    list: queries.projectImageListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => projectImageActions(item, names),
  }),
  snapshot: define('snapshot')<Api.Snapshot, InProject>({
    page: projectPaths.snapshot,
    list: queries.snapshotListQuery,
    per: 'project',
    isFirst: true,
    actions: (_state, item, names) => snapshotActions(item, names),
  }),
  floatingIp: define('floatingIp')<Api.FloatingIp, InProject>({
    page: projectPaths.floatingIp,
    list: queries.floatingIpListQuery,
    per: 'project',
    isFirst: true,
    addressesOf: ({ ip }) => [ip],
    actions: (_state, item, names) => floatingIpActions(item, names, undefined),
  }),
  subnet: define('subnet')<Api.VpcSubnet, InProject & { vpc: string }>({
    page: projectPaths.subnet,
    list: subnetListQuery,
    per: 'VPC',
    addressesOf: ({ ipv4Block, ipv6Block }) => [ipv4Block, ipv6Block].filter(Boolean),
    actions: (state, item, names) =>
      subnetActions(item, names, selectReasonNotNetworking(state, names)),
    context: selectRoleQueries,
  }),
  router: define('router')<Api.VpcRouter, InProject & { vpc: string }>({
    page: projectPaths.router,
    list: routerListQuery,
    per: 'VPC',
    actions: (state, item, names) =>
      withReason(routerActions(item, names), selectReasonNotNetworking(state, names)),
    context: selectRoleQueries,
  }),
  gateway: define('gateway')<Api.InternetGateway, InProject & { vpc: string }>({
    page: projectPaths.internetGateway,
    list: allGatewaysQuery,
    per: 'VPC',
    actions: selectActionsOfGateway,
    context: selectContentsQueries,
  }),
  externalSubnet: define('externalSubnet')<Api.ExternalSubnet, InProject>({
    page: projectPaths.externalSubnet,
    list: externalSubnetListQuery,
    per: 'project',
    needs: 'externalSubnets',
    addressesOf: ({ subnet }) => [subnet],
    actions: (_state, item, names) => externalSubnetActions(item, names, undefined),
  }),
  affinityGroup: define('affinityGroup')<Api.AffinityGroup, InProject>({
    page: projectPaths.affinityGroup,
    list: ({ project }) => groupListQuery({ kind: 'affinity', project }),
    per: 'project',
    actions: (_state, item, { project }) => groupActions(item, { kind: 'affinity', project }),
  }),
  antiAffinityGroup: define('antiAffinityGroup')<Api.AntiAffinityGroup, InProject>({
    page: projectPaths.antiAffinityGroup,
    list: ({ project }) => groupListQuery({ kind: 'antiAffinity', project }),
    per: 'project',
    keyOf: item => groupAddress('antiAffinity', '', item).group,
    actions: (_state, item, { project }) => groupActions(item, { kind: 'antiAffinity', project }),
  }),
  vpc: define('vpc')<Api.Vpc, InProject>({
    page: projectPaths.vpc,
    opens: projectPaths.firewallRules,
    list: queries.vpcListQuery,
    per: 'project',
    isFirst: true,
    actions: (state, item, names) =>
      withReason(vpcActions(item, names), selectReasonNotNetworking(state, names)),
    context: selectRoleQueries,
  }),
  project: define('project')<Api.Project>({
    page: projectPaths.project,
    opens: projectPaths.instances,
    list: () => projectListQuery,
    actions: (_state, item) => projectActions(item),
  }),
  siloImage: define('siloImage')<Api.Image>({
    page: siloPaths.image,
    list: () => siloImageListQuery,
    actions: (_state, item) => siloImageActions(item),
  }),
} as const
