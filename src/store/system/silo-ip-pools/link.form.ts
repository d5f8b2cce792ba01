import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allIpPoolsQuery } from '../ip-pools/queries'
import type { SystemParams } from '../paths'
import { allSiloIpPoolsQuery } from '../silos/queries'

export interface PoolLinkValues {
  /** Name of the pool; empty if none is chosen. */
  pool: string
}

/** Links a pool to the silo, whose users can then allocate addresses from it. */
export const siloIpPoolLinkForm = defineForm<PoolLinkValues, IpPoolSiloLink, SystemParams<'silo'>>({
  name: 'siloIpPoolLink',
  initial: () => ({ pool: '' }),
  check: ({ pool }) => errorsOf({ pool: requiredError('IP pool', pool) }),
  toCommand: ({ pool }, { params: { silo } }) => ({
    endpoint: 'systemIpPoolSiloLink',
    args: { path: { pool }, body: { silo, isDefault: false } },
  }),
  succeeded: (_link, { pool }) => ({ toast: { content: ['IP pool ', emphasis(pool), ' linked'] } }),
  failureTitle: 'Could not link pool',
})

export const useSiloIpPoolLinkField = fieldHook(siloIpPoolLinkForm)

/** The pools that the open form can link its silo to. */
export const selectPoolsToLink = createSelector(
  [
    (state: RootState) => selectData(state, allIpPoolsQuery)?.items,
    (state: RootState, form: string) =>
      selectData(state, allSiloIpPoolsQuery({ silo: selectFormParams(state, form)['silo'] ?? '' }))
        ?.items,
  ],
  (pools = [], linked = []) => {
    const known = new Set(linked.map(({ id }) => id))
    return pools
      .filter(({ id }) => !known.has(id))
      .map(({ name, description }) => ({ value: name, label: name, detail: description }))
  },
)
