import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloSubnetPool, SubnetPoolSiloLink } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { systemPaths, tabOf, type SystemParams } from '../paths'
import {
  linkedPoolActions,
  linkedSiloActions,
  selectLink,
  subnetPoolFamily as family,
} from '../pool-links'
import {
  allSiloSubnetPoolsQuery,
  siloSubnetPoolListQuery,
  subnetPoolSiloListQuery,
  subnetPoolViewQuery,
} from '../ip-pools/queries'

type PoolParams = SystemParams<'subnetPool'>

/** The subnet pools on the page of a silo. */
export const selectSiloSubnetPoolRows = listRows(
  siloSubnetPoolListQuery,
  (pool, { silo }, context) => ({
    href: systemPaths.subnetPool({ subnetPool: pool.name }),
    actions: linkedPoolActions(family, pool, silo, context),
  }),
  (state: RootState, { silo }: SystemParams<'silo'>, pool: SiloSubnetPool) =>
    selectLink(state, family, silo, pool),
)

/** The action that links a silo to another subnet pool. */
export const selectSubnetPoolLinkAction = createSelector(
  [(_state: RootState, { silo }: SystemParams<'silo'>) => silo, selectReasonNotAdmin],
  (silo, reason): ActionViewModel => ({
    id: 'linkSubnetPool',
    label: 'Link subnet pool',
    event: requestForm('siloSubnetPoolLink', { silo }),
    reason,
  }),
)

/**
 * The pool queries of the listed silos for which this pool is not the default: the confirmation
 * names their default pool.
 */
export const selectSubnetDefaultQueries = createSelector(
  [
    (state: RootState, params: PoolParams) =>
      selectPageItems(state, subnetPoolSiloListQuery(params)),
  ],
  links =>
    links
      .filter(({ isDefault }) => !isDefault)
      .map(({ siloId }) => allSiloSubnetPoolsQuery({ silo: siloId })),
)

/** The silos that a subnet pool is linked to. Those that are not discoverable are shown by id. */
export const selectSubnetPoolSiloRows = listRows(
  subnetPoolSiloListQuery,
  ({ subnetPoolId: pool, siloId: silo, isDefault }, { subnetPool }, context) => ({
    id: silo,
    name: context.siloName,
    href: tabOf(systemPaths.silo({ silo: context.siloName }), 'subnet-pools'),
    actions: linkedSiloActions(family, subnetPool, { pool, silo, isDefault }, context),
  }),
  (state: RootState, params: PoolParams, { siloId }: SubnetPoolSiloLink) =>
    selectLink(state, family, siloId, selectData(state, subnetPoolViewQuery(params))),
)

/** The action that links a subnet pool to another silo. */
export const selectSubnetPoolSiloLinkAction = createSelector(
  [(_state: RootState, { subnetPool }: PoolParams) => subnetPool, selectReasonNotAdmin],
  (subnetPool, reason): ActionViewModel => ({
    id: 'linkSilo',
    label: 'Link silo',
    event: requestForm('subnetPoolSiloLink', { subnetPool }),
    reason,
  }),
)
