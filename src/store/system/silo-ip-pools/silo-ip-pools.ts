import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { SiloIpPool } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import { listRows } from '@/store/queries/view-models'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { defaultName, ipPoolFamily, selectReplaced } from '../pool-links'
import { siloIpPoolListQuery } from '../silos/queries'
import { poolLinkAction, siloIpPoolActions } from './actions'

type Params = SystemParams<'silo'>

const contextOf = weakMapMemoize(
  (which: string, replaced: string | null | undefined, reason: RichText | undefined) => ({
    which,
    replaced,
    reason,
  }),
)

/**
 * The default pool that a pool is or can be, the one that it would replace, and why the user cannot
 * change the silo's pools.
 */
const selectContext = (state: RootState, { silo }: Params, pool: SiloIpPool) =>
  contextOf(
    defaultName(ipPoolFamily, pool, selectRelease(state)),
    selectReplaced(state, ipPoolFamily, silo, pool),
    selectReasonNotAdmin(state),
  )

/** The pools on the page of a silo. */
export const selectSiloIpPoolRows = listRows(
  siloIpPoolListQuery,
  (pool, { silo }, context) => ({
    href: systemPaths.ipPool({ pool: pool.name }),
    actions: siloIpPoolActions(pool, { silo, ...context }),
  }),
  selectContext,
)

/** The action that links a silo to another pool. */
export const selectPoolLinkAction = createSelector(
  [(_state: RootState, { silo }: Params) => silo, selectReasonNotAdmin],
  poolLinkAction,
)
