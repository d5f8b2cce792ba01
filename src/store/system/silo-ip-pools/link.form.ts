import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import { SERVICES } from '@/lib/service-pool'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allIpPoolsQuery } from '../ip-pools/queries'
import type { SystemParams } from '../paths'
import {
  ipPoolFamily,
  linkCommand,
  linkedOutcome,
  poolsToLink,
  selectDefaultBox,
} from '../pool-links'
import { allSiloIpPoolsQuery } from '../silos/queries'

export interface PoolLinkValues {
  /** Name of the pool; empty if none is chosen. */
  pool: string
  /** Whether it becomes the default of the silo. */
  isDefault: boolean
}

/** Links a pool to the silo, whose users can then allocate addresses from it. */
export const siloIpPoolLinkForm = defineForm<PoolLinkValues, IpPoolSiloLink, SystemParams<'silo'>>({
  name: 'siloIpPoolLink',
  initial: () => ({ pool: '', isDefault: false }),
  check: ({ pool }) => errorsOf({ pool: requiredError('IP pool', pool) }),
  toCommand: ({ pool }, { params: { silo } }) => linkCommand(ipPoolFamily, pool, silo),
  succeeded: (_link, { pool, isDefault }, { params: { silo } }) =>
    linkedOutcome(ipPoolFamily, pool, silo, isDefault, {
      content: ['IP pool ', emphasis(pool), ' linked'],
    }),
  failureTitle: 'Could not link pool',
})

const { name: form } = siloIpPoolLinkForm

const selectSilo = (state: RootState) => selectFormParams(state, form)['silo'] ?? ''

/** The pools that the open form can link its silo to: not those of the system's services. */
export const selectPoolsToLink = createSelector(
  [
    (state: RootState) => selectData(state, allIpPoolsQuery)?.items,
    (state: RootState) =>
      selectData(state, allSiloIpPoolsQuery({ silo: selectSilo(state) }))?.items,
  ],
  (pools, linked) => poolsToLink(pools, linked).filter(({ assignment }) => assignment !== SERVICES),
)

/** The box that makes the chosen pool the default of the silo of the open form. */
export const selectSiloDefaultBox = (state: RootState) => {
  const pool = selectFormValue(state, form, 'pool')
  return selectDefaultBox(
    state,
    ipPoolFamily,
    selectPoolsToLink(state).find(({ name }) => name === pool),
    selectSilo(state),
  )
}
