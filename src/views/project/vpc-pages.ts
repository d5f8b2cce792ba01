import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { firewallRulesQuery, ruleFormQueries } from '@/store/project/firewall-rules/queries'
import {
  allGatewaysQuery,
  gatewayIpAddressesQuery,
  gatewayIpPoolsQuery,
  gatewayViewQuery,
} from '@/store/project/gateways/queries'
import { projectPaths } from '@/store/project/paths'
import { routerListQuery, routerViewQuery } from '@/store/project/routers/queries'
import { routeListQuery, routeViewQuery } from '@/store/project/router-routes/queries'
import { subnetListQuery, subnetViewQuery } from '@/store/project/subnets/queries'
import { topologyQueries } from '@/store/project/topology/queries'
import { allVpcsQuery, vpcListQuery, vpcViewQuery } from '@/store/project/vpcs/queries'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional, mustBeFresh } from '@/store/routing/route-query'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/route-tree'

export { vpcOperations as operations } from '@/store/project/vpc-operations'

const layout = layouts.project

const VPCS = [...PROJECT, sectionCrumb(projectSections.vpcs)] as const
const VPC = [...VPCS, objectCrumb('vpc', projectPaths.firewallRules)] as const
const FIREWALL_RULES = [...VPC, pageCrumb('Firewall rules', projectPaths.firewallRules)] as const
const SUBNETS = [...VPC, pageCrumb('Subnets', projectPaths.subnets)] as const
const ROUTERS = [...VPC, pageCrumb('Routers', projectPaths.routers)] as const
const ROUTES = [
  ...ROUTERS,
  objectCrumb('router', projectPaths.router),
  pageCrumb('Routes', projectPaths.router),
] as const
const GATEWAYS = [...VPC, pageCrumb('Internet gateways', projectPaths.internetGateways)] as const
const GATEWAY = [...GATEWAYS, objectCrumb('gateway', projectPaths.internetGateway)] as const

export const routes = definePages(
  ...resourcePages({
    id: 'project/vpcs',
    layout,
    crumbs: VPCS,
    noun: 'VPC',
    list: {
      path: projectPaths.vpcs,
      query: vpcListQuery,
      screen: () => import('./vpcs/list.screen'),
    },
    create: {
      path: projectPaths.vpcCreate,
      label: 'New VPC',
      screen: () => import('./vpcs/create.screen'),
    },
    page: { path: projectPaths.firewallRules, param: 'vpc' },
  }),
  {
    id: 'project/vpc/root',
    path: projectPaths.vpc.pattern,
    layout,
    redirect: projectPaths.firewallRules,
  },
  {
    id: 'project/vpc/page',
    // Only rendered around one of its tabs.
    path: `${projectPaths.vpc.pattern}/-`,
    layout,
    queries: params => [vpcViewQuery(params)],
    skeleton: { heading: ({ vpc }) => vpc },
    screen: () => import('./vpc/page.screen'),
  },
  {
    id: 'project/firewall-rules/tab',
    path: projectPaths.firewallRules.pattern,
    layout,
    parent: 'project/vpc/page',
    crumbs: crumbs(...FIREWALL_RULES),
    queries: params => [firewallRulesQuery(params)],
    palette: { create: { label: 'New rule', to: projectPaths.firewallRuleCreate } },
    screen: () => import('./firewall-rules/tab.screen'),
  },
  {
    id: 'project/firewall-rules/create',
    path: projectPaths.firewallRuleCreate.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('New rule', projectPaths.firewallRuleCreate)),
    queries: ruleFormQueries,
    screen: () => import('./firewall-rules/create.screen'),
  },
  {
    id: 'project/firewall-rules/clone',
    path: projectPaths.firewallRuleClone.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('New rule', projectPaths.firewallRuleClone)),
    queries: ruleFormQueries,
    screen: () => import('./firewall-rules/clone.screen'),
  },
  {
    id: 'project/firewall-rules/edit',
    path: projectPaths.firewallRule.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('Edit rule', projectPaths.firewallRule)),
    queries: ruleFormQueries,
    exists: (params, read) =>
      read(firewallRulesQuery(params))?.rules.some(({ name }) => name === params.rule) ?? false,
    screen: () => import('./firewall-rules/edit.screen'),
  },
  {
    id: 'project/vpc/edit',
    path: projectPaths.vpcEdit.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...VPC, titleCrumb('Edit VPC', projectPaths.vpcEdit)),
    queries: params => [mustBeFresh(vpcViewQuery(params)), optional(allVpcsQuery(params))],
    screen: () => import('./vpc/edit.screen'),
  },
  ...resourcePages({
    id: 'project/subnets',
    layout,
    crumbs: SUBNETS,
    noun: 'subnet',
    list: {
      parent: 'project/vpc/page',
      path: projectPaths.subnets,
      query: subnetListQuery,
      screen: () => import('./subnets/tab.screen'),
    },
    create: {
      path: projectPaths.subnetCreate,
      label: 'New subnet',
      screen: () => import('./subnets/create.screen'),
    },
    edit: {
      path: projectPaths.subnet,
      param: 'subnet',
      query: subnetViewQuery,
      title: 'Edit subnet',
      screen: () => import('./subnets/edit.screen'),
    },
  }),
  ...resourcePages({
    id: 'project/routers',
    layout,
    crumbs: ROUTERS,
    noun: 'router',
    list: {
      parent: 'project/vpc/page',
      path: projectPaths.routers,
      query: routerListQuery,
      screen: () => import('./routers/tab.screen'),
    },
    create: {
      path: projectPaths.routerCreate,
      label: 'New router',
      screen: () => import('./routers/create.screen'),
    },
    edit: {
      path: projectPaths.routerEdit,
      param: 'router',
      query: routerViewQuery,
      title: 'Edit router',
      screen: () => import('./routers/edit.screen'),
    },
    page: { path: projectPaths.router, param: 'router' },
  }),
  {
    id: 'project/routers/page',
    path: projectPaths.router.pattern,
    layout,
    crumbs: crumbs(...ROUTES),
    queries: params => [routerViewQuery(params), routeListQuery(params)],
    skeleton: { heading: ({ router }) => router },
    screen: () => import('./routers/page.screen'),
  },
  {
    id: 'project/router-routes/create',
    path: projectPaths.routeCreate.pattern,
    layout,
    parent: 'project/routers/page',
    crumbs: crumbs(...ROUTES, titleCrumb('New route', projectPaths.routeCreate)),
    screen: () => import('./router-routes/create.screen'),
  },
  {
    id: 'project/router-routes/edit',
    path: projectPaths.route.pattern,
    layout,
    parent: 'project/routers/page',
    crumbs: crumbs(...ROUTES, titleCrumb('Edit route', projectPaths.route)),
    queries: params => [routeViewQuery(params)],
    primeCache: params => ({
      list: routeListQuery(params),
      name: params.route,
      query: routeViewQuery(params),
    }),
    screen: () => import('./router-routes/edit.screen'),
  },
  ...resourcePages({
    id: 'project/gateways',
    layout,
    crumbs: GATEWAYS,
    noun: 'internet gateway',
    list: {
      parent: 'project/vpc/page',
      path: projectPaths.internetGateways,
      query: allGatewaysQuery,
      screen: () => import('./gateways/tab.screen'),
    },
    create: {
      path: projectPaths.internetGatewayCreate,
      label: 'New internet gateway',
      screen: () => import('./gateways/create.screen'),
    },
    page: { path: projectPaths.internetGateway, param: 'gateway' },
  }),
  {
    id: 'project/gateways/page',
    path: projectPaths.internetGateway.pattern,
    layout,
    crumbs: crumbs(...GATEWAY),
    queries: params => [
      gatewayViewQuery(params),
      gatewayIpAddressesQuery(params),
      gatewayIpPoolsQuery(params),
    ],
    skeleton: { heading: ({ gateway }) => gateway },
    screen: () => import('./gateways/page.screen'),
  },
  {
    id: 'project/gateways/attach-pool',
    path: projectPaths.gatewayPoolAttach.pattern,
    layout,
    parent: 'project/gateways/page',
    crumbs: crumbs(...GATEWAY, titleCrumb('Attach IP pool', projectPaths.gatewayPoolAttach)),
    queries: () => [optional(siloIpPoolsQuery)],
    screen: () => import('./gateways/attach-pool.screen'),
  },
  {
    id: 'project/gateways/attach-address',
    path: projectPaths.gatewayAddressAttach.pattern,
    layout,
    parent: 'project/gateways/page',
    crumbs: crumbs(...GATEWAY, titleCrumb('Attach IP address', projectPaths.gatewayAddressAttach)),
    screen: () => import('./gateways/attach-address.screen'),
  },
  {
    id: 'project/topology/tab',
    path: `${projectPaths.topology.pattern}?view`,
    layout,
    parent: 'project/vpc/page',
    crumbs: crumbs(...VPC, pageCrumb('Topology', projectPaths.topology)),
    queries: params => topologyQueries(params),
    screen: () => import('./topology/tab.screen'),
  },
)
