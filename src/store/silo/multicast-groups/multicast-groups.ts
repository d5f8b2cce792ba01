import { formatNumber } from '@/lib/number'
import { selectData, selectEntry } from '@/api/core/api'
import { versionOf } from '@/lib/ip-stack'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { siloPaths, type SiloParams } from '../paths'
import { multicastGroupListQuery, multicastGroupViewQuery, multicastMembersQuery } from './queries'

type OfGroup = SiloParams<'multicastGroup'>

/** The rows of the current page of groups. */
export const selectMulticastGroupRows = listRows(
  multicastGroupListQuery,
  ({ name, multicastIp }) => ({
    href: siloPaths.multicastGroup({ multicastGroup: name }),
    version: versionOf(multicastIp) ?? 'v4',
    actions: [],
  }),
)

/** The group on its own page. */
export const selectMulticastGroup = objectView(multicastGroupViewQuery, ({ multicastIp }) => ({
  version: versionOf(multicastIp) ?? 'v4',
}))

/** The members of the group on its own page. */
export const selectMulticastMemberRows = listRows(
  (params: OfGroup) => multicastMembersQuery(params),
  ({ instanceId }) => ({ href: siloPaths.instanceLookup({ instance: instanceId }) }),
)

/** How many members a group has, as text; undefined until they are counted. */
export const selectMemberCount = (state: RootState, params: OfGroup): string | undefined => {
  const page = selectData(state, multicastMembersQuery(params))
  return page && `${formatNumber(page.items.length)}${page.nextPage ? '+' : ''}`
}

/** Why the members of a group cannot be counted; undefined if they can. */
export const selectMembersFailure = (state: RootState, params: OfGroup): string | undefined =>
  selectEntry(state, multicastMembersQuery(params))?.error?.message
