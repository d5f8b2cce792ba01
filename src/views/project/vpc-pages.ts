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
import {
  crumbs,
  objectCrumb,
  objectTitleCrumb,
  pageCrumb,
  sectionCrumb,
  titleCrumb,
} from '@/store/routing/crumbs'
import { optional, mustBeFresh } from '@/store/routing/route-query'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/view'

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

export const routes = definePages(
  {
    id: 'project/vpcs/list',
    path: projectPaths.vpcs.pattern,
    layout,
    crumbs: crumbs(...VPCS),
    queries: ({ project }) => [vpcListQuery({ project })],
    palette: {
      create: { label: 'New VPC', to: projectPaths.vpcCreate },
      rows: {
        list: ({ project }) => vpcListQuery({ project }),
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
    parent: 'project/vpcs/list',
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
    queries: ({ project, vpc }) => [vpcViewQuery({ project, vpc })],
    skeleton: { heading: ({ vpc }) => vpc },
    screen: () => import('./vpc/page.screen'),
  },
  {
    id: 'project/firewall-rules/tab',
    path: projectPaths.firewallRules.pattern,
    layout,
    parent: 'project/vpc/page',
    crumbs: crumbs(...FIREWALL_RULES),
    queries: ({ project, vpc }) => [firewallRulesQuery({ project, vpc })],
    palette: { create: { label: 'New rule', to: projectPaths.firewallRuleCreate } },
    screen: () => import('./firewall-rules/tab.screen'),
  },
  {
    id: 'project/firewall-rules/create',
    path: projectPaths.firewallRuleCreate.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('New rule', projectPaths.firewallRuleCreate)),
    queries: ({ project, vpc }) => ruleFormQueries(project, vpc),
    screen: () => import('./firewall-rules/create.screen'),
  },
  {
    id: 'project/firewall-rules/clone',
    path: projectPaths.firewallRuleClone.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('New rule', projectPaths.firewallRuleClone)),
    queries: ({ project, vpc }) => ruleFormQueries(project, vpc),
    screen: () => import('./firewall-rules/clone.screen'),
  },
  {
    id: 'project/firewall-rules/edit',
    path: projectPaths.firewallRule.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...FIREWALL_RULES, titleCrumb('Edit rule', projectPaths.firewallRule)),
    queries: ({ project, vpc }) => ruleFormQueries(project, vpc),
    exists: ({ project, vpc, rule }, read) =>
      read(firewallRulesQuery({ project, vpc }))?.rules.some(({ name }) => name === rule) ?? false,
    screen: () => import('./firewall-rules/edit.screen'),
  },
  {
    id: 'project/vpc/edit',
    path: projectPaths.vpcEdit.pattern,
    layout,
    parent: 'project/firewall-rules/tab',
    crumbs: crumbs(...VPC, titleCrumb('Edit VPC', projectPaths.vpcEdit)),
    queries: ({ project, vpc }) => [
      mustBeFresh(vpcViewQuery({ project, vpc })),
      optional(allVpcsQuery({ project })),
    ],
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
  {
    id: 'project/routers/tab',
    path: projectPaths.routers.pattern,
    layout,
    parent: 'project/vpc/page',
    crumbs: crumbs(...ROUTERS),
    queries: ({ project, vpc }) => [routerListQuery({ project, vpc })],
    palette: {
      create: { label: 'New router', to: projectPaths.routerCreate },
      rows: {
        list: ({ project, vpc }) => routerListQuery({ project, vpc }),
        group: 'Go to router',
        to: (params, router) => projectPaths.router({ ...params, router }),
      },
    },
    screen: () => import('./routers/tab.screen'),
  },
  {
    id: 'project/routers/create',
    path: projectPaths.routerCreate.pattern,
    layout,
    parent: 'project/routers/tab',
    crumbs: crumbs(...ROUTERS, titleCrumb('New router', projectPaths.routerCreate)),
    screen: () => import('./routers/create.screen'),
  },
  {
    id: 'project/routers/edit',
    path: projectPaths.routerEdit.pattern,
    layout,
    parent: 'project/routers/tab',
    crumbs: crumbs(...ROUTERS, titleCrumb('Edit router', projectPaths.routerEdit)),
    queries: ({ project, vpc, router }) => [routerViewQuery({ project, vpc, router })],
    primeCache: ({ project, vpc, router }) => ({
      list: routerListQuery({ project, vpc }),
      name: router,
      query: routerViewQuery({ project, vpc, router }),
    }),
    screen: () => import('./routers/edit.screen'),
  },
  {
    id: 'project/routers/page',
    path: projectPaths.router.pattern,
    layout,
    crumbs: crumbs(...ROUTES),
    queries: ({ project, vpc, router }) => [
      routerViewQuery({ project, vpc, router }),
      routeListQuery({ project, vpc, router }),
    ],
    skeleton: {
      heading: ({ router }) => router,
      columns: ['name', 'kind', 'destination', 'target', ''],
    },
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
    queries: ({ project, vpc, router, route }) => [routeViewQuery({ project, vpc, router, route })],
    primeCache: ({ project, vpc, router, route }) => ({
      list: routeListQuery({ project, vpc, router }),
      name: route,
      query: routeViewQuery({ project, vpc, router, route }),
    }),
    screen: () => import('./router-routes/edit.screen'),
  },
  {
    id: 'project/gateways/tab',
    path: projectPaths.internetGateways.pattern,
    layout,
    parent: 'project/vpc/page',
    crumbs: crumbs(...GATEWAYS),
    queries: ({ project, vpc }) => [allGatewaysQuery({ project, vpc })],
    palette: {
      rows: {
        list: ({ project, vpc }) => allGatewaysQuery({ project, vpc }),
        group: 'Go to internet gateway',
        to: (params, gateway) => projectPaths.internetGateway({ ...params, gateway }),
      },
    },
    screen: () => import('./gateways/tab.screen'),
  },
  {
    id: 'project/gateways/panel',
    path: projectPaths.internetGateway.pattern,
    layout,
    parent: 'project/gateways/tab',
    crumbs: crumbs(...GATEWAYS, objectTitleCrumb('gateway', projectPaths.internetGateway)),
    queries: ({ project, vpc, gateway }) => [
      gatewayViewQuery({ project, vpc, gateway }),
      gatewayIpAddressesQuery({ project, vpc, gateway }),
      gatewayIpPoolsQuery({ project, vpc, gateway }),
    ],
    primeCache: ({ project, vpc, gateway }) => ({
      list: allGatewaysQuery({ project, vpc }),
      name: gateway,
      query: gatewayViewQuery({ project, vpc, gateway }),
    }),
    screen: () => import('./gateways/panel.screen'),
  },
  {
    id: 'project/topology/tab',
    path: `${projectPaths.topology.pattern}?view`,
    layout,
    parent: 'project/vpc/page',
    crumbs: crumbs(...VPC, pageCrumb('Topology', projectPaths.topology)),
    queries: ({ project, vpc }) => topologyQueries(project, vpc),
    screen: () => import('./topology/tab.screen'),
  },
)
