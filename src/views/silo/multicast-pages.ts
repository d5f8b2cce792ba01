import { siloSections } from '@/store/layouts'
import {
  multicastGroupListQuery,
  multicastGroupViewQuery,
  multicastMembersQuery,
} from '@/store/silo/multicast-groups/queries'
import { siloPaths } from '@/store/silo/paths'
import { page } from '@/views/shell/route-tree'

export { multicastOperations as operations } from '@/api/operations/multicast'

/** The multicast groups, which exist as long as they have members. */
export const routes = [
  page(
    'silo/multicast-groups/list',
    siloPaths.multicastGroups,
    {
      crumb: siloSections.multicastGroups,
      list: () => multicastGroupListQuery,
      noun: 'multicast group',
      opens: siloPaths.multicastGroup,
      screen: () => import('./multicast-groups/list.screen'),
    },
    [
      page('silo/multicast-groups/page', siloPaths.multicastGroup, {
        crumb: ({ multicastGroup }) => multicastGroup,
        queries: params => [multicastGroupViewQuery(params), multicastMembersQuery(params)],
        screen: () => import('./multicast-groups/page.screen'),
      }),
    ],
  ),
]
