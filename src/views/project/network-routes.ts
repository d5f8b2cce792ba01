import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { firewallRulesQuery } from '@/store/project/firewall-rules/queries'
import { projectPaths } from '@/store/project/paths'
import { vpcViewQuery } from '@/store/project/vpcs/queries'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { notBuilt, unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

const layout = layouts.project

const VPCS = [...PROJECT, sectionCrumb(projectSections.vpcs)] as const
const VPC = [...VPCS, objectCrumb('vpc', projectPaths.firewallRules)] as const
const FIREWALL_RULES = [...VPC, pageCrumb('Firewall rules', projectPaths.firewallRules)] as const
const FLOATING_IPS = [...PROJECT, sectionCrumb(projectSections.floatingIps)] as const

export const networkRoutes = defineRoutes([
  {
    id: 'project/vpcs/list',
    path: projectPaths.vpcs.pattern,
    layout,
    crumbs: crumbs(...VPCS),
    screen: notBuilt,
  },
  {
    id: 'project/vpc/root',
    path: projectPaths.vpc.pattern,
    layout,
    redirect: projectPaths.firewallRules,
  },
  {
    id: 'project/vpc/page',
    // Only ever drawn around one of its tabs.
    path: `${projectPaths.vpc.pattern}/-`,
    layout,
    queries: ({ project = '', vpc = '' }) => [vpcViewQuery(project, vpc)],
    skeleton: { heading: ({ vpc = '' }) => vpc },
    screen: () => import('./vpc/page.screen'),
  },
  {
    id: 'project/firewall-rules/tab',
    path: projectPaths.firewallRules.pattern,
    layout,
    over: 'project/vpc/page',
    crumbs: crumbs(...FIREWALL_RULES),
    queries: ({ project = '', vpc = '' }) => [firewallRulesQuery(project, vpc)],
    screen: notBuilt,
  },
  {
    ...unbuilt(
      'project/subnets/tab',
      projectPaths.subnets,
      layout,
      crumbs(...VPC, pageCrumb('Subnets', projectPaths.subnets)),
    ),
    over: 'project/vpc/page',
  },
  {
    ...unbuilt(
      'project/routers/tab',
      projectPaths.routers,
      layout,
      crumbs(...VPC, pageCrumb('Routers', projectPaths.routers)),
    ),
    over: 'project/vpc/page',
  },
  {
    ...unbuilt(
      'project/internet-gateways/tab',
      projectPaths.internetGateways,
      layout,
      crumbs(...VPC, pageCrumb('Internet gateways', projectPaths.internetGateways)),
    ),
    over: 'project/vpc/page',
  },
  {
    ...unbuilt(
      'project/topology/tab',
      projectPaths.topology,
      layout,
      crumbs(...VPC, pageCrumb('Topology', projectPaths.topology)),
    ),
    over: 'project/vpc/page',
  },
  unbuilt('project/floating-ips/list', projectPaths.floatingIps, layout, crumbs(...FLOATING_IPS)),
])
