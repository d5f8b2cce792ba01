import { createSelector } from '@reduxjs/toolkit'
import type { SiloIpPool } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { systemPaths, type SystemParams } from '../paths'
import { ipPoolFamily, linkedPoolActions, selectLink } from '../pool-links'
import { siloIpPoolListQuery } from '../silos/queries'

type Params = SystemParams<'silo'>

/** The pools on the page of a silo. */
export const selectSiloIpPoolRows = listRows(
  siloIpPoolListQuery,
  (pool, { silo }, context) => ({
    href: systemPaths.ipPool({ pool: pool.name }),
    actions: linkedPoolActions(ipPoolFamily, pool, silo, context),
  }),
  (state: RootState, { silo }: Params, pool: SiloIpPool) =>
    selectLink(state, ipPoolFamily, silo, pool),
)

/** The action that links a silo to another pool. */
export const selectPoolLinkAction = createSelector(
  [(_state: RootState, { silo }: Params) => silo, selectReasonNotAdmin],
  (silo, reason): ActionViewModel => ({
    id: 'linkPool',
    label: 'Link pool',
    event: requestForm('siloIpPoolLink', { silo }),
    reason,
  }),
)
