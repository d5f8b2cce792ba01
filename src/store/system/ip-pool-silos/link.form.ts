import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allIpPoolSilosQuery } from '../ip-pools/queries'
import type { SystemParams } from '../paths'
import { allSilosQuery } from '../silos/queries'

export interface SiloLinkValues {
  /** Name of the silo; empty if none is chosen. */
  silo: string
}

/** Links the pool to a silo, whose users can then allocate addresses from it. */
export const ipPoolSiloLinkForm = defineForm<
  SiloLinkValues,
  IpPoolSiloLink,
  SystemParams<'ipPool'>
>({
  name: 'ipPoolSiloLink',
  initial: () => ({ silo: '' }),
  check: ({ silo }) => errorsOf({ silo: requiredError('Silo', silo) }),
  toCommand: ({ silo }, { params: { pool } }) => ({
    endpoint: 'systemIpPoolSiloLink',
    args: { path: { pool }, body: { silo, isDefault: false } },
  }),
  succeeded: (_link, { silo }) => ({ toast: { content: ['Silo ', emphasis(silo), ' linked'] } }),
  failureTitle: 'Could not link silo',
})

export const useIpPoolSiloLinkField = fieldHook(ipPoolSiloLinkForm)

/** The silos that the open form can link its pool to. */
export const selectSilosToLink = createSelector(
  [
    (state: RootState) => selectData(state, allSilosQuery)?.items,
    (state: RootState, form: string) =>
      selectData(state, allIpPoolSilosQuery({ pool: selectFormParams(state, form)['pool'] ?? '' }))
        ?.items,
  ],
  (silos = [], links = []) => {
    const linked = new Set(links.map(({ siloId }) => siloId))
    return silos
      .filter(({ id }) => !linked.has(id))
      .map(({ name, description }) => ({ value: name, label: name, detail: description }))
  },
)
