import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { ipPoolSiloListQuery } from '../ip-pools/queries'
import { systemPaths, tabOf, type SystemParams } from '../paths'
import { allSiloIpPoolsQuery, allSilosQuery } from '../silos/queries'
import { linkedSiloActions, siloLinkAction } from './actions'

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

const selectSiloNames = createSelector(
  [(state: RootState) => selectData(state, allSilosQuery)?.items],
  (silos = []) => new Map(silos.map(({ id, name }) => [id, name])),
)

const contextOf = weakMapMemoize(
  (silo: string, current: string | undefined, reason: RichText | undefined) => ({
    silo,
    current,
    reason,
  }),
)

/** The silo's name, its default pool if known, and why the user cannot change the link. */
const selectContext = (state: RootState, _params: Params, { siloId }: IpPoolSiloLink) =>
  contextOf(
    selectSiloNames(state).get(siloId) ?? siloId,
    selectData(state, allSiloIpPoolsQuery({ silo: siloId }))?.items.find(
      ({ isDefault }) => isDefault,
    )?.name,
    selectReasonNotAdmin(state),
  )

/** The silos that a pool is linked to. Silos that are not discoverable are shown by id. */
export const selectLinkedSiloRows = listRows(
  ipPoolSiloListQuery,
  (link, { pool }, { silo, current, reason }) => ({
    id: link.siloId,
    name: silo,
    href: tabOf(systemPaths.silo({ silo }), 'ip-pools'),
    actions: linkedSiloActions({ link, silo, pool, current }, reason),
  }),
  selectContext,
)

/** The action that links a pool to another silo. */
export const selectSiloLinkAction = createSelector(
  [(_state: RootState, { pool }: Params) => pool, selectReasonNotAdmin],
  siloLinkAction,
)
