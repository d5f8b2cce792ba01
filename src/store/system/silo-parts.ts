import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActionsSelector } from '@/store/routing/route'
import { selectIdentityProviders } from './identity-providers/rows'
import { selectSiloIpPools } from './silo-ip-pools/rows'
import { selectSiloQuotas } from './silo-quotas/rows'
import { selectSiloUsers } from './silo-users/rows'

const toPalette = weakMapMemoize((silo: string, ...actions: readonly ActionViewModel[]) => ({
  group: `Silo ${silo}`,
  actions,
}))

/** What the palette offers on a silo's page of what its tabs do. */
export const selectSiloPartsActions: ScreenActionsSelector = (state, { silo = '' }) => {
  const quotas = selectSiloQuotas(state, silo)
  return toPalette(
    silo,
    selectIdentityProviders(state, silo).creating,
    selectSiloIpPools(state, silo).linking,
    selectSiloUsers(state, silo).creating,
    ...(quotas ? [quotas.editing] : []),
  )
}
