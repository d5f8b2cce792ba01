import { createSelector } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import { capitalize } from '@/lib/text'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import {
  groupAddress,
  groupKindWords,
  groupOfParams,
  groupPath,
  type GroupAddress,
  type GroupKind,
  type GroupParams,
} from '../affinity-kinds'
import type { ProjectParams } from '../paths'
import { groupActions } from './actions'
import { groupListQuery, groupMembersQuery, groupViewQuery } from './queries'

const rowsOf = (kind: GroupKind) =>
  listRows(
    ({ project }: ProjectParams<'affinity'>) => groupListQuery({ kind, project }),
    (group, { project }) => ({
      kind,
      type: groupKindWords[kind].type,
      href: groupPath(groupAddress(kind, project, group)),
      actions: groupActions(group, { kind, project }),
    }),
  )

/** The groups of both kinds. A group of each kind can have the same name. */
export const selectGroupRows = createSelector(
  [rowsOf('affinity'), rowsOf('antiAffinity')],
  (affinity, antiAffinity) =>
    [...affinity, ...antiAffinity].toSorted((a, b) =>
      a.name < b.name ? -1 : a.name > b.name ? 1 : a.kind < b.kind ? -1 : 1,
    ),
)

/** The number of instances in a group; undefined while loading, null if it cannot be read. */
export const selectMemberCount = (
  state: RootState,
  address: GroupAddress,
): number | null | undefined => {
  const entry = selectEntry(state, groupMembersQuery(address))
  return entry?.data?.items.length ?? (entry?.status === 'rejected' ? null : undefined)
}

/** The group on its own page. */
export const selectGroup = objectView(
  (address: GroupAddress) => groupViewQuery(address),
  (group, address) => ({
    ...groupKindWords[address.kind],
    actions: groupActions(group, address, groupPath(address)),
  }),
)

const paletteOf = {
  affinity: objectActions(capitalize(groupKindWords.affinity.noun), selectGroup),
  antiAffinity: objectActions(capitalize(groupKindWords.antiAffinity.noun), selectGroup),
}

/** The palette actions of a group's page. */
export const selectGroupActions: ScreenActionsSelector<GroupParams> = (state, params) => {
  const address = groupOfParams(params)
  return paletteOf[address.kind](state, address)
}
