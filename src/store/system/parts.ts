import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActionsSelector } from '@/store/routing/route'
import { selectIdentityProviders } from './identity-providers/rows'
import { selectIpPoolRanges } from './ip-pool-ranges/rows'
import { selectLinkedSilos } from './ip-pool-silos/rows'
import { selectSiloIpPools } from './silo-ip-pools/rows'
import { selectSiloQuotas } from './silo-quotas/rows'
import { selectSiloUsers } from './silo-users/rows'

const toPalette = weakMapMemoize((group: string, ...actions: readonly ActionViewModel[]) => ({
  group,
  actions,
}))

/** What the palette offers on a pool's page of what its tabs do. */
export const selectIpPoolPartsActions: ScreenActionsSelector = (state, { pool = '' }) =>
  toPalette(
    `IP pool ${pool}`,
    selectIpPoolRanges(state, pool).adding,
    selectLinkedSilos(state, pool).linking,
  )

/** What the palette offers on a silo's page of what its tabs do. */
export const selectSiloPartsActions: ScreenActionsSelector = (state, { silo = '' }) => {
  const quotas = selectSiloQuotas(state, silo)
  return toPalette(
    `Silo ${silo}`,
    selectIdentityProviders(state, silo).creating,
    selectSiloIpPools(state, silo).linking,
    selectSiloUsers(state, silo).creating,
    ...(quotas ? [quotas.editing] : []),
  )
}
