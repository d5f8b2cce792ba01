import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { ipPoolSiloListQuery, ipPoolViewQuery } from '../ip-pools/queries'
import { systemPaths, tabOf, type SystemParams } from '../paths'
import { ipPoolFamily, linkedSiloActions, selectLink } from '../pool-links'
import { allSiloIpPoolsQuery } from '../silos/queries'

type Params = SystemParams<'ipPool'>

/**
 * The pool queries of the listed silos for which this pool is not the default: the confirmation
 * names their default pool.
 */
export const selectDefaultQueries = createSelector(
  [(state: RootState, params: Params) => selectPageItems(state, ipPoolSiloListQuery(params))],
  links =>
    links
      .filter(({ isDefault }) => !isDefault)
      .map(({ siloId }) => allSiloIpPoolsQuery({ silo: siloId })),
)

/** The silos that a pool is linked to. Silos that are not discoverable are shown by id. */
export const selectLinkedSiloRows = listRows(
  ipPoolSiloListQuery,
  ({ ipPoolId, siloId: silo, isDefault }, { pool }, context) => ({
    id: silo,
    name: context.siloName,
    href: tabOf(systemPaths.silo({ silo: context.siloName }), 'ip-pools'),
    actions: linkedSiloActions(ipPoolFamily, pool, { pool: ipPoolId, silo, isDefault }, context),
  }),
  (state: RootState, params: Params, { siloId }: IpPoolSiloLink) =>
    selectLink(state, ipPoolFamily, siloId, selectData(state, ipPoolViewQuery(params))),
)

/** The action that links a pool to another silo. */
export const selectSiloLinkAction = createSelector(
  [(_state: RootState, { pool }: Params) => pool, selectReasonNotAdmin],
  (pool, reason): ActionViewModel => ({
    id: 'linkSilo',
    label: 'Link silo',
    event: requestForm('ipPoolSiloLink', { pool }),
    reason,
  }),
)
