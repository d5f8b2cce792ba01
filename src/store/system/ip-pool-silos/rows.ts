import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotAdmin } from '../fleet-role'
import { ipPoolSiloListQuery } from '../ip-pools/queries'
import { systemPaths, tabOf } from '../paths'
import { allSiloIpPoolsQuery, allSilosQuery } from '../silos/queries'
import { linkedSiloActions, siloLinkAction } from './actions'

export interface LinkedSiloRowViewModel {
  /** Of the silo. */
  id: string
  /** Its id where it cannot be discovered. */
  name: string
  href: string
  /** The pool is the silo's default one. */
  isDefault: boolean
  actions: readonly ActionViewModel[]
}

/** One row per link as it was read. */
const toRow = weakMapMemoize(
  (
    link: IpPoolSiloLink,
    silo: string,
    pool: string,
    current: string | undefined,
    reason: RichText | undefined,
  ): LinkedSiloRowViewModel => ({
    id: link.siloId,
    name: silo,
    href: tabOf(systemPaths.silo({ silo }), 'ip-pools'),
    isDefault: link.isDefault,
    actions: linkedSiloActions({ link, silo, pool, current }, reason),
  }),
)

/** The pools of the silos shown that have another default one, or none: the question names it. */
export const selectDefaultQueries = createSelector(
  [(state: RootState, pool: string) => selectPageItems(state, ipPoolSiloListQuery(pool))],
  links =>
    links.filter(({ isDefault }) => !isDefault).map(({ siloId }) => allSiloIpPoolsQuery(siloId)),
)

const defaultPoolOf = (state: RootState, silo: string) =>
  selectData(state, allSiloIpPoolsQuery(silo))?.items.find(({ isDefault }) => isDefault)?.name

/** The names of the silos’ default pools in the order of the links, as one text that compares. */
const selectDefaultPools = (state: RootState, pool: string) =>
  selectPageItems(state, ipPoolSiloListQuery(pool))
    .map(({ siloId }) => defaultPoolOf(state, siloId) ?? '')
    .join()

/** The silos that a pool is linked to, and the way to link another one. */
export const selectLinkedSilos = createSelector(
  [
    (state: RootState, pool: string) => selectPageItems(state, ipPoolSiloListQuery(pool)),
    (state: RootState) => selectData(state, allSilosQuery)?.items,
    selectDefaultPools,
    selectReasonNotAdmin,
    (_state: RootState, pool: string) => pool,
  ],
  (links, silos = [], defaults, reason, pool) => {
    const current = defaults.split(',')
    const names = new Map(silos.map(({ id, name }) => [id, name]))
    return {
      rows: links.map((link, index) =>
        toRow(
          link,
          names.get(link.siloId) ?? link.siloId,
          pool,
          current[index] || undefined,
          reason,
        ),
      ),
      linking: siloLinkAction(pool, reason),
    }
  },
)
