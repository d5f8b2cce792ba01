import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloSubnetPool, SubnetPoolSiloLink } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { systemPaths, tabOf, type SystemParams } from '../paths'
import {
  defaultAction,
  defaultName,
  poolUnlinkAction,
  selectReplaced,
  siloUnlinkAction,
  subnetPoolFamily as family,
  type PoolKind,
} from '../pool-links'
import { selectSiloNames } from '../silos/choices'
import {
  allSiloSubnetPoolsQuery,
  siloSubnetPoolListQuery,
  subnetPoolSiloListQuery,
  subnetPoolViewQuery,
} from './queries'

type PoolParams = SystemParams<'subnetPool'>

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
const selectLink = (state: RootState, silo: string, kind: PoolKind | undefined) =>
  contextOf(
    selectSiloNames(state).get(silo) ?? silo,
    defaultName(family, kind, selectRelease(state)),
    selectReplaced(state, family, silo, kind),
    selectReasonNotAdmin(state),
  )

/** The subnet pools on the page of a silo. */
export const selectSiloSubnetPoolRows = listRows(
  siloSubnetPoolListQuery,
  ({ id, name, isDefault }, { silo }, { which, replaced, reason }) => ({
    href: systemPaths.subnetPool({ subnetPool: name }),
    actions: [
      defaultAction({
        family,
        pool: id,
        name,
        isDefault,
        silo,
        siloWords: ['this silo'],
        which,
        replaced,
        reason,
      }),
      poolUnlinkAction(name, { family, pool: id, silo, reason }),
    ],
  }),
  (state: RootState, { silo }: SystemParams<'silo'>, pool: SiloSubnetPool) =>
    selectLink(state, silo, pool),
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
  ({ subnetPoolId, siloId, isDefault }, { subnetPool }, { silo, which, replaced, reason }) => ({
    id: siloId,
    name: silo,
    href: tabOf(systemPaths.silo({ silo }), 'subnet-pools'),
    actions: [
      defaultAction({
        family,
        pool: subnetPoolId,
        name: subnetPool,
        isDefault,
        silo: siloId,
        siloWords: rich`the silo ${emphasis(silo)}`,
        which,
        replaced,
        reason,
      }),
      siloUnlinkAction(silo, subnetPool, { family, pool: subnetPoolId, silo: siloId, reason }),
    ],
  }),
  (state: RootState, params: PoolParams, { siloId }: SubnetPoolSiloLink) =>
    selectLink(state, siloId, selectData(state, subnetPoolViewQuery(params))),
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
