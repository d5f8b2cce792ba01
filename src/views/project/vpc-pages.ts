import { layouts, projectSections } from '@/store/layouts'
import { firewallRulesQuery, ruleFormQueries } from '@/store/project/firewall-rules/queries'
import {
  allGatewaysQuery,
  gatewayIpAddressesQuery,
  gatewayIpPoolsQuery,
  gatewayViewQuery,
} from '@/store/project/gateways/queries'
import {
  routeListQuery,
  routeViewQuery,
  routerListQuery,
  routerViewQuery,
  allRoutersQuery,
} from '@/store/project/routers/queries'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { reachabilityPaths } from '@/store/project/reachability-paths'
import {
  subnetListQuery,
  subnetViewQuery,
  vpcViewQuery,
  allSubnetsQuery,
} from '@/store/project/vpcs/queries'
import { allVpcsQuery, vpcListQuery, allInstancesQuery } from '@/store/project/queries'
import { mustBeFresh, optional } from '@/store/queries/define'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { area, over, page, redirect, tabs } from '@/views/shell/route-tree'

/** The first queries of a VPC's diagram. If one of them fails, it shows the rest. */
const topologyQueries = (params: ProjectParams<'vpc'>) =>
  [
    allSubnetsQuery(params),
    allRoutersQuery(params),
    allGatewaysQuery(params),
    allInstancesQuery(params),
  ].map(optional)

export { vpcOperations as operations } from '@/api/operations/vpc'

const firewallRules = page(
  'project/firewall-rules/tab',
  projectPaths.firewallRules,
  {
    crumb: 'Firewall rules',
    list: firewallRulesQuery,
    screen: () => import('./firewall-rules/tab.screen'),
  },
  [
    over('project/firewall-rules/create', reachabilityPaths.ruleCreate, {
      create: 'New rule',
      queries: ruleFormQueries,
      screen: () => import('./firewall-rules/create.screen'),
    }),
    over('project/firewall-rules/clone', projectPaths.firewallRuleClone, {
      title: 'New rule',
      queries: ruleFormQueries,
      screen: () => import('./firewall-rules/clone.screen'),
    }),
    over('project/firewall-rules/edit', reachabilityPaths.rule, {
      title: 'Edit rule',
      queries: ruleFormQueries,
      exists: (params, read) =>
        read(firewallRulesQuery(params))?.rules.some(({ name }) => name === params.rule) ?? false,
      screen: () => import('./firewall-rules/edit.screen'),
    }),
  ],
)

const subnets = page(
  'project/subnets/tab',
  projectPaths.subnets,
  {
    crumb: 'Subnets',
    list: subnetListQuery,
    noun: 'subnet',
    opens: projectPaths.subnet,
    screen: () => import('./subnets/tab.screen'),
  },
  [
    over('project/subnets/create', projectPaths.subnetCreate, {
      create: 'New subnet',
      screen: () => import('./subnets/create.screen'),
    }),
    over('project/subnets/edit', projectPaths.subnet, {
      title: 'Edit subnet',
      object: subnetViewQuery,
      screen: () => import('./subnets/edit.screen'),
    }),
    area({ layout: layouts.project, crumb: params => params.subnet, to: projectPaths.subnet }, [
      page(
        'project/subnet-addresses/page',
        `${projectPaths.subnetAddresses.pattern}?family&address&view`,
        {
          crumb: 'Addresses',
          heading: params => params.subnet,
          object: subnetViewQuery,
          screen: () => import('./subnet-addresses/page.screen'),
        },
      ),
    ]),
  ],
)

const router = page(
  'project/routers/page',
  projectPaths.router,
  {
    crumb: 'Routes',
    heading: params => params.router,
    object: routerViewQuery,
    list: routeListQuery,
    screen: () => import('./routers/page.screen'),
  },
  [
    over('project/router-routes/create', reachabilityPaths.routeCreate, {
      title: 'New route',
      screen: () => import('./router-routes/create.screen'),
    }),
    over('project/router-routes/edit', reachabilityPaths.route, {
      title: 'Edit route',
      object: routeViewQuery,
      screen: () => import('./router-routes/edit.screen'),
    }),
  ],
)

const routers = page(
  'project/routers/tab',
  projectPaths.routers,
  {
    crumb: 'Routers',
    list: routerListQuery,
    noun: 'router',
    opens: projectPaths.router,
    screen: () => import('./routers/tab.screen'),
  },
  [
    over('project/routers/create', projectPaths.routerCreate, {
      create: 'New router',
      screen: () => import('./routers/create.screen'),
    }),
    over('project/routers/edit', projectPaths.routerEdit, {
      title: 'Edit router',
      object: routerViewQuery,
      screen: () => import('./routers/edit.screen'),
    }),
    area({ layout: layouts.project, crumb: params => params.router, to: projectPaths.router }, [
      router,
    ]),
  ],
)

const gateways = page(
  'project/gateways/tab',
  projectPaths.internetGateways,
  {
    crumb: 'Internet gateways',
    list: allGatewaysQuery,
    noun: 'internet gateway',
    opens: projectPaths.internetGateway,
    screen: () => import('./gateways/tab.screen'),
  },
  [
    over('project/gateways/create', reachabilityPaths.gatewayCreate, {
      create: 'New internet gateway',
      screen: () => import('./gateways/create.screen'),
    }),
    page(
      'project/gateways/page',
      projectPaths.internetGateway,
      {
        crumb: ({ gateway }) => gateway,
        queries: params => [
          gatewayViewQuery(params),
          gatewayIpAddressesQuery(params),
          gatewayIpPoolsQuery(params),
        ],
        screen: () => import('./gateways/page.screen'),
      },
      [
        over('project/gateways/attach-pool', reachabilityPaths.poolAttach, {
          title: 'Attach IP pool',
          queries: () => [optional(siloIpPoolsQuery)],
          screen: () => import('./gateways/attach-pool.screen'),
        }),
        over('project/gateways/attach-address', projectPaths.gatewayAddressAttach, {
          title: 'Attach IP address',
          screen: () => import('./gateways/attach-address.screen'),
        }),
      ],
    ),
  ],
)

const vpcPage = tabs(
  'project/vpc/page',
  projectPaths.vpc,
  {
    crumb: ({ vpc }) => vpc,
    to: projectPaths.firewallRules,
    heading: ({ vpc }) => vpc,
    queries: params => [vpcViewQuery(params)],
    screen: () => import('./vpc/page.screen'),
  },
  [
    firewallRules,
    over('project/vpc/edit', projectPaths.vpcEdit, {
      title: 'Edit VPC',
      parent: 'project/firewall-rules/tab',
      queries: params => [mustBeFresh(vpcViewQuery(params)), optional(allVpcsQuery(params))],
      screen: () => import('./vpc/edit.screen'),
    }),
    subnets,
    routers,
    gateways,
    page('project/topology/tab', `${projectPaths.topology.pattern}?view`, {
      crumb: 'Topology',
      queries: params => topologyQueries(params),
      screen: () => import('./topology/tab.screen'),
    }),
  ],
)

export const routes = [
  page(
    'project/vpcs/list',
    projectPaths.vpcs,
    {
      crumb: projectSections.vpcs,
      list: vpcListQuery,
      noun: 'VPC',
      opens: projectPaths.firewallRules,
      screen: () => import('./vpcs/list.screen'),
    },
    [
      over('project/vpcs/create', projectPaths.vpcCreate, {
        create: 'New VPC',
        screen: () => import('./vpcs/create.screen'),
      }),
      redirect('project/vpc/root', projectPaths.vpc, projectPaths.firewallRules),
      vpcPage,
    ],
  ),
]
