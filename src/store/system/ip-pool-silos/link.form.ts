import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allIpPoolSilosQuery, ipPoolViewQuery } from '../ip-pools/queries'
import type { SystemParams } from '../paths'
import {
  ipPoolFamily,
  linkCommand,
  linkedOutcome,
  selectDefaultBox,
  silosToLink,
} from '../pool-links'
import { allSiloIpPoolsQuery, allSilosQuery } from '../silos/queries'

export interface SiloLinkValues {
  /** Name of the silo; empty if none is chosen. */
  silo: string
  /** Whether the pool becomes the default of the silo. */
  isDefault: boolean
}

/** Links the pool to a silo, whose users can then allocate addresses from it. */
export const ipPoolSiloLinkForm = defineForm<
  SiloLinkValues,
  IpPoolSiloLink,
  SystemParams<'ipPool'>
>({
  name: 'ipPoolSiloLink',
  initial: () => ({ silo: '', isDefault: false }),
  check: ({ silo }) => errorsOf({ silo: requiredError('Silo', silo) }),
  toCommand: ({ silo }, { params: { pool } }) => linkCommand(ipPoolFamily, pool, silo),
  succeeded: (_link, { silo, isDefault }, { params: { pool } }) =>
    linkedOutcome(ipPoolFamily, pool, silo, isDefault, {
      content: ['Silo ', emphasis(silo), ' linked'],
    }),
  failureTitle: 'Could not link silo',
})

const { name: form } = ipPoolSiloLinkForm

const selectPool = (state: RootState) => selectFormParams(state, form)['pool'] ?? ''

/** The silos that the open form can link its pool to. */
export const selectSilosToLink = createSelector(
  [
    (state: RootState) => selectData(state, allSilosQuery)?.items,
    (state: RootState) =>
      selectData(state, allIpPoolSilosQuery({ pool: selectPool(state) }))?.items,
  ],
  silosToLink,
)

const selectChosenSilo = (state: RootState): string | undefined => {
  const silo = selectFormValue(state, form, 'silo')
  return typeof silo === 'string' && silo !== '' ? silo : undefined
}

/** What tells which default pool of the chosen silo the pool would replace. */
export const selectChosenQueries = createSelector([selectChosenSilo], silo =>
  silo === undefined ? [] : [allSiloIpPoolsQuery({ silo })],
)

/** The box that makes the pool of the open form the default of the chosen silo. */
export const selectPoolDefaultBox = (state: RootState) =>
  selectDefaultBox(
    state,
    ipPoolFamily,
    selectData(state, ipPoolViewQuery({ pool: selectPool(state) })),
    selectChosenSilo(state),
  )
