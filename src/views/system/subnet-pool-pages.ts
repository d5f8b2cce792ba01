import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, objectCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { allSilosQuery } from '@/store/system/silos/queries'
import {
  subnetPoolListQuery,
  subnetPoolMemberListQuery,
  subnetPoolSiloListQuery,
  subnetPoolUtilizationQuery,
  subnetPoolViewQuery,
} from '@/store/system/subnet-pools/queries'
import { definePages } from '@/views/shell/route-tree'

const SUBNET_POOLS = [sectionCrumb(systemSections.subnetPools)] as const
const SUBNET_POOL = [...SUBNET_POOLS, objectCrumb('subnetPool', systemPaths.subnetPool)] as const

const all = { layout: systemLayout, needs: 'subnetPools' } as const

/** The subnet pools, their members and the silos they are linked to. */
export const subnetPoolPages = definePages(
  {
    id: 'system/subnet-pools/list',
    path: systemPaths.subnetPools.pattern,
    ...all,
    crumbs: crumbs(...SUBNET_POOLS),
    queries: () => [subnetPoolListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New subnet pool', to: () => systemPaths.subnetPoolCreate() },
      rows: {
        list: () => subnetPoolListQuery,
        group: 'Go to subnet pool',
        to: (_params, subnetPool) => systemPaths.subnetPool({ subnetPool }),
      },
    },
    screen: () => import('./subnet-pools/list.screen'),
  },
  {
    id: 'system/subnet-pools/create',
    path: systemPaths.subnetPoolCreate.pattern,
    ...all,
    parent: 'system/subnet-pools/list',
    crumbs: crumbs(...SUBNET_POOLS, titleCrumb('New subnet pool', systemPaths.subnetPoolCreate)),
    screen: () => import('./subnet-pools/create.screen'),
  },
  {
    id: 'system/subnet-pools/page',
    path: `${systemPaths.subnetPool.pattern}?tab`,
    ...all,
    crumbs: crumbs(...SUBNET_POOL),
    queries: ({ subnetPool }) => [
      subnetPoolViewQuery({ subnetPool }),
      subnetPoolMemberListQuery({ subnetPool }),
      subnetPoolSiloListQuery({ subnetPool }),
      optional(subnetPoolUtilizationQuery({ subnetPool })),
      optional(allSilosQuery),
    ],
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: ({ subnetPool }) => subnetPool },
    screen: () => import('./subnet-pools/page.screen'),
  },
  {
    id: 'system/subnet-pools/edit',
    path: systemPaths.subnetPoolEdit.pattern,
    ...all,
    parent: 'system/subnet-pools/page',
    crumbs: crumbs(...SUBNET_POOL, titleCrumb('Edit subnet pool', systemPaths.subnetPoolEdit)),
    queries: ({ subnetPool }) => [mustBeFresh(subnetPoolViewQuery({ subnetPool }))],
    screen: () => import('./subnet-pools/edit.screen'),
  },
  {
    id: 'system/subnet-pools/add-member',
    path: systemPaths.subnetPoolMemberAdd.pattern,
    ...all,
    parent: 'system/subnet-pools/page',
    crumbs: crumbs(...SUBNET_POOL, titleCrumb('Add member', systemPaths.subnetPoolMemberAdd)),
    screen: () => import('./subnet-pools/add-member.screen'),
  },
)
