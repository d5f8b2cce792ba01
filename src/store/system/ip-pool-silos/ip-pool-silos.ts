import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { ipPoolSiloListQuery, ipPoolViewQuery } from '../ip-pools/queries'
import { systemPaths, tabOf, type SystemParams } from '../paths'
import {
  defaultAction,
  defaultName,
  ipPoolFamily as family,
  selectReplaced,
  siloUnlinkAction,
} from '../pool-links'
import { selectSiloNames } from '../silos/choices'
import { allSiloIpPoolsQuery } from '../silos/queries'
import { siloLinkAction } from './actions'

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

const contextOf = weakMapMemoize(
  (
    silo: string,
    which: string,
    replaced: string | null | undefined,
    reason: RichText | undefined,
  ) => ({ silo, which, replaced, reason }),
)

/**
 * The silo's name, the default pool that this one is or can be, the one that it would replace, and
 * why the user cannot change the link.
 */
const selectContext = (state: RootState, params: Params, { siloId }: IpPoolSiloLink) => {
  const pool = selectData(state, ipPoolViewQuery(params))
  return contextOf(
    selectSiloNames(state).get(siloId) ?? siloId,
    defaultName(family, pool, selectRelease(state)),
    selectReplaced(state, family, siloId, pool),
    selectReasonNotAdmin(state),
  )
}

/** The silos that a pool is linked to. Silos that are not discoverable are shown by id. */
export const selectLinkedSiloRows = listRows(
  ipPoolSiloListQuery,
  ({ ipPoolId, siloId, isDefault }, { pool }, { silo, which, replaced, reason }) => ({
    id: siloId,
    name: silo,
    href: tabOf(systemPaths.silo({ silo }), 'ip-pools'),
    actions: [
      defaultAction({
        family,
        pool: ipPoolId,
        name: pool,
        isDefault,
        silo: siloId,
        siloWords: rich`the silo ${emphasis(silo)}`,
        which,
        replaced,
        reason,
      }),
      siloUnlinkAction(silo, pool, { family, pool: ipPoolId, silo: siloId, reason }),
    ],
  }),
  selectContext,
)

/** The action that links a pool to another silo. */
export const selectSiloLinkAction = createSelector(
  [(_state: RootState, { pool }: Params) => pool, selectReasonNotAdmin],
  siloLinkAction,
)
