import { systemLayout, systemSections } from '@/store/system/layout'
import {
  crumbs,
  objectCrumb,
  objectTitleCrumb,
  sectionCrumb,
  titleCrumb,
} from '@/store/routing/crumbs'
import { SILO_TABS, systemPaths, tabOf, type SystemParams } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import {
  identityProviderQuery,
  siloListQuery,
  siloPageQueries,
  siloTabQueries,
} from '@/store/system/silos/queries'
import { siloSubnetPoolTabQueries } from '@/store/system/subnet-pools/queries'
import { definePages } from '@/views/shell/route-tree'

const SILOS = [sectionCrumb(systemSections.silos)] as const
const SILO = [...SILOS, objectCrumb('silo', systemPaths.silo)] as const

/** The silos, their pages and their identity providers. */
export const siloPages = definePages(
  {
    id: 'system/silos/list',
    path: systemPaths.silos.pattern,
    layout: systemLayout,
    crumbs: crumbs(...SILOS),
    queries: () => [siloListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New silo', to: () => systemPaths.siloCreate() },
      rows: {
        list: () => siloListQuery,
        group: 'Silo detail',
        to: (_params, silo) => systemPaths.silo({ silo }),
      },
    },
    screen: () => import('./silos/list.screen'),
  },
  {
    id: 'system/silos/create',
    path: systemPaths.siloCreate.pattern,
    layout: systemLayout,
    parent: 'system/silos/list',
    crumbs: crumbs(...SILOS, titleCrumb('New silo', systemPaths.siloCreate)),
    screen: () => import('./silos/create.screen'),
  },
  {
    id: 'system/silos/page',
    path: `${systemPaths.silo.pattern}?tab`,
    layout: systemLayout,
    crumbs: crumbs(...SILO),
    queries: siloPageQueries,
    queriesAfter: (params, read, supports) => [
      ...fleetRoleQueries(params, read),
      ...siloTabQueries(params, read),
      ...siloSubnetPoolTabQueries(params, supports),
    ],
    skeleton: { heading: ({ silo }) => silo },
    screen: () => import('./silos/page.screen'),
  },
  {
    id: 'system/identity-providers/create',
    path: systemPaths.identityProviderCreate.pattern,
    layout: systemLayout,
    parent: 'system/silos/page',
    crumbs: crumbs(
      ...SILO,
      titleCrumb('New identity provider', systemPaths.identityProviderCreate),
    ),
    screen: () => import('./identity-providers/create.screen'),
  },
  {
    id: 'system/identity-providers/panel',
    path: systemPaths.identityProvider.pattern,
    layout: systemLayout,
    parent: 'system/silos/page',
    crumbs: crumbs(...SILO, objectTitleCrumb('provider', systemPaths.identityProvider)),
    queries: ({ silo, provider }) => [identityProviderQuery({ silo, provider })],
    screen: () => import('./identity-providers/panel.screen'),
  },
  // Tabs have their place in the query string here, and in the path in other consoles.
  ...SILO_TABS.map(tab => ({
    id: `system/silos/${tab}` as const,
    path: `${systemPaths.silo.pattern}/${tab}` as const,
    layout: systemLayout,
    redirect: (params: SystemParams<'silo'>) => tabOf(systemPaths.silo(params), tab),
  })),
)
