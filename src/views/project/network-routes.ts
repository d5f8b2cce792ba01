import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { firewallRulesQuery, ruleFormQueries } from '@/store/project/firewall-rules/queries'
import { projectPaths } from '@/store/project/paths'
import { allVpcsQuery, vpcListQuery, vpcViewQuery } from '@/store/project/vpcs/queries'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { bearFailure, mustBeFresh } from '@/store/routing/route'
import { unbuilt } from '@/views/shared/not-built/unbuilt'
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
    queries: ({ project = '' }) => [vpcListQuery(project)],
    palette: {
      create: { label: 'New VPC', to: projectPaths.vpcCreate },
      rows: {
        list: ({ project = '' }) => vpcListQuery(project),
        group: 'Go to VPC',
        to: (params, vpc) => projectPaths.firewallRules({ ...params, vpc }),
      },
    },
    skeleton: { columns: ['name', 'DNS name', 'description', 'Firewall rules', 'created', ''] },
    screen: () => import('./vpcs/list.screen'),
  },
  {
    id: 'project/vpcs/create',
    path: projectPaths.vpcCreate.pattern,
    layout,
    over: 'project/vpcs/list',
    crumbs: crumbs(...VPCS, titleCrumb('New VPC', projectPaths.vpcCreate)),
    screen: () => import('./vpcs/create.screen'),
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
    palette: { create: { label: 'New rule', to: projectPaths.firewallRuleCreate } },
    screen: () => import('./firewall-rules/tab.screen'),
  },
  {
    id: 'project/firewall-rules/create',
    path: projectPaths.firewallRuleCreate.pattern,
    layout,
    over: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('New rule', projectPaths.firewallRuleCreate)),
    queries: ({ project = '', vpc = '' }) => ruleFormQueries(project, vpc),
    screen: () => import('./firewall-rules/create.screen'),
  },
  {
    id: 'project/firewall-rules/clone',
    path: projectPaths.firewallRuleClone.pattern,
    layout,
    over: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('New rule', projectPaths.firewallRuleClone)),
    queries: ({ project = '', vpc = '' }) => ruleFormQueries(project, vpc),
    screen: () => import('./firewall-rules/clone.screen'),
  },
  {
    id: 'project/firewall-rules/edit',
    path: projectPaths.firewallRule.pattern,
    layout,
    over: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('Edit rule', projectPaths.firewallRule)),
    queries: ({ project = '', vpc = '' }) => ruleFormQueries(project, vpc),
    isThere: ({ project = '', vpc = '', rule }, read) =>
      read(firewallRulesQuery(project, vpc))?.rules.some(({ name }) => name === rule) ?? false,
    screen: () => import('./firewall-rules/edit.screen'),
  },
  {
    id: 'project/vpc/edit',
    path: projectPaths.vpcEdit.pattern,
    layout,
    over: 'project/firewall-rules/tab',
    crumbs: crumbs(...VPC, titleCrumb('Edit VPC', projectPaths.vpcEdit)),
    queries: ({ project = '', vpc = '' }) => [
      mustBeFresh(vpcViewQuery(project, vpc)),
      bearFailure(allVpcsQuery(project)),
    ],
    screen: () => import('./vpc/edit.screen'),
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
