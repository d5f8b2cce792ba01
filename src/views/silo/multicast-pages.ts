import { layouts, siloSections } from '@/store/layouts'
import { crumbs, objectCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { multicastOperations } from '@/store/silo/multicast-groups/operations'
import {
  multicastGroupListQuery,
  multicastGroupViewQuery,
  multicastMembersQuery,
} from '@/store/silo/multicast-groups/queries'
import { siloPaths } from '@/store/silo/paths'
import { definePages } from '@/views/shell/route-tree'

export { multicastOperations as operations }

const GROUPS = sectionCrumb(siloSections.multicastGroups)

const all = { layout: layouts.silo, needs: 'multicastGroups' } as const

/** The multicast groups, which exist as long as they have members. */
export const routes = definePages(
  {
    id: 'silo/multicast-groups/list',
    path: siloPaths.multicastGroups.pattern,
    ...all,
    crumbs: crumbs(GROUPS),
    queries: () => [multicastGroupListQuery],
    palette: {
      rows: {
        list: () => multicastGroupListQuery,
        group: 'Go to multicast group',
        to: (_params, multicastGroup) => siloPaths.multicastGroup({ multicastGroup }),
      },
    },
    screen: () => import('./multicast-groups/list.screen'),
  },
  {
    id: 'silo/multicast-groups/page',
    path: siloPaths.multicastGroup.pattern,
    ...all,
    crumbs: crumbs(GROUPS, objectCrumb('multicastGroup', siloPaths.multicastGroup)),
    queries: params => [multicastGroupViewQuery(params), multicastMembersQuery(params)],
    skeleton: { heading: ({ multicastGroup }) => multicastGroup },
    screen: () => import('./multicast-groups/page.screen'),
  },
)
