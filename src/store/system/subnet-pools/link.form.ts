import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SubnetPoolSiloLink } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import {
  linkCommand,
  linkedOutcome,
  poolsToLink,
  selectDefaultBox,
  silosToLink,
  subnetPoolFamily as family,
} from '../pool-links'
import { allSilosQuery } from '../silos/queries'
import {
  allSiloSubnetPoolsQuery,
  allSubnetPoolSilosQuery,
  allSubnetPoolsQuery,
  subnetPoolViewQuery,
} from '../ip-pools/queries'

export interface LinkValues {
  /** Name of the silo or pool; empty if none is chosen. */
  other: string
  /** Whether the pool becomes the default of the silo. */
  isDefault: boolean
}

const initial = (): LinkValues => ({ other: '', isDefault: false })

/** Links the subnet pool of the page to a silo. */
export const subnetPoolSiloLinkForm = defineForm<
  LinkValues,
  SubnetPoolSiloLink,
  SystemParams<'subnetPool'>
>({
  name: 'subnetPoolSiloLink',
  initial,
  check: ({ other }) => errorsOf({ other: requiredError('Silo', other) }),
  toCommand: ({ other }, { params: { subnetPool } }) => linkCommand(family, subnetPool, other),
  succeeded: (_link, { other, isDefault }, { params: { subnetPool } }) =>
    linkedOutcome(family, subnetPool, other, isDefault, {
      content: ['Silo ', emphasis(other), ' linked'],
    }),
  failureTitle: 'Could not link silo',
})

/** Links the silo of the page to a subnet pool. */
export const siloSubnetPoolLinkForm = defineForm<
  LinkValues,
  SubnetPoolSiloLink,
  SystemParams<'silo'>
>({
  name: 'siloSubnetPoolLink',
  initial,
  check: ({ other }) => errorsOf({ other: requiredError('Subnet pool', other) }),
  toCommand: ({ other }, { params: { silo } }) => linkCommand(family, other, silo),
  succeeded: (_link, { other, isDefault }, { params: { silo } }) =>
    linkedOutcome(family, other, silo, isDefault, {
      content: ['Subnet pool ', emphasis(other), ' linked'],
    }),
  failureTitle: 'Could not link subnet pool',
})
const { name: toSilo } = subnetPoolSiloLinkForm
const { name: toPool } = siloSubnetPoolLinkForm

const selectPool = (state: RootState) => selectFormParams(state, toSilo)['subnetPool'] ?? ''

/** The silos that the open form can link its subnet pool to. */
export const selectSilosToLink = createSelector(
  [
    (state: RootState) => selectData(state, allSilosQuery)?.items,
    (state: RootState) =>
      selectData(state, allSubnetPoolSilosQuery({ subnetPool: selectPool(state) }))?.items,
  ],
  silosToLink,
)

const selectChosenSilo = (state: RootState): string | undefined => {
  const silo = selectFormValue(state, toSilo, 'other')
  return typeof silo === 'string' && silo !== '' ? silo : undefined
}

/** What tells which default pool of the chosen silo the pool would replace. */
export const selectChosenQueries = createSelector([selectChosenSilo], silo =>
  silo === undefined ? [] : [allSiloSubnetPoolsQuery({ silo })],
)

/** The box that makes the pool of the open form the default of the chosen silo. */
export const selectPoolDefaultBox = (state: RootState) =>
  selectDefaultBox(
    state,
    family,
    selectData(state, subnetPoolViewQuery({ subnetPool: selectPool(state) })),
    selectChosenSilo(state),
  )

const selectSilo = (state: RootState) => selectFormParams(state, toPool)['silo'] ?? ''

/** The subnet pools that the open form can link its silo to. */
export const selectSubnetPoolsToLink = createSelector(
  [
    (state: RootState) => selectData(state, allSubnetPoolsQuery)?.items,
    (state: RootState) =>
      selectData(state, allSiloSubnetPoolsQuery({ silo: selectSilo(state) }))?.items,
  ],
  poolsToLink,
)

/** The box that makes the chosen pool the default of the silo of the open form. */
export const selectSiloDefaultBox = (state: RootState) => {
  const pool = selectFormValue(state, toPool, 'other')
  return selectDefaultBox(
    state,
    family,
    selectSubnetPoolsToLink(state).find(({ name }) => name === pool),
    selectSilo(state),
  )
}
