import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import { selectSupports } from '@/store/release/release'
import type { ScreenActionsSelector } from '@/store/routing/route'
import { selectProviderCreateAction } from './identity-providers/identity-providers'
import { selectRangeAddAction } from './ip-pool-ranges/ip-pool-ranges'
import { selectSiloLinkAction } from './ip-pool-silos/ip-pool-silos'
import type { SystemParams } from './paths'
import { selectHasScim, selectScimTokenCreateAction } from './scim-tokens/scim-tokens'
import { selectPoolLinkAction } from './silo-ip-pools/silo-ip-pools'
import { selectSiloAccess } from './silo-access'
import { selectSiloQuotas } from './silo-quotas/silo-quotas'
import { selectUserCreateAction } from './silo-users/silo-users'
import { selectSubnetPoolLinkAction, selectSubnetPoolSiloLinkAction } from './subnet-pools/links'
import { selectMemberAddAction } from './subnet-pools/subnet-pools'

const toPalette = weakMapMemoize((group: string, ...actions: readonly ActionViewModel[]) => ({
  group,
  actions,
}))

/** The palette actions of the tabs on a pool's page. */
export const selectIpPoolPartsActions: ScreenActionsSelector<SystemParams<'ipPool'>> = (
  state,
  params,
) =>
  toPalette(
    `IP pool ${params.pool}`,
    selectRangeAddAction(state, params),
    selectSiloLinkAction(state, params),
  )

/** The palette actions of the tabs on a subnet pool's page. */
export const selectSubnetPoolPartsActions: ScreenActionsSelector<SystemParams<'subnetPool'>> = (
  state,
  params,
) =>
  toPalette(
    `Subnet pool ${params.subnetPool}`,
    selectMemberAddAction(state, params),
    selectSubnetPoolSiloLinkAction(state, params),
  )

/** The palette actions of the tabs on a silo's page. */
export const selectSiloPartsActions: ScreenActionsSelector<SystemParams<'silo'>> = (
  state,
  params,
) => {
  const access = selectSiloAccess(state, params)
  const quotas = selectSiloQuotas(state, params)
  return toPalette(
    `Silo ${params.silo}`,
    selectProviderCreateAction(state, params),
    selectPoolLinkAction(state, params),
    ...(selectSupports(state, 'subnetPools') ? [selectSubnetPoolLinkAction(state, params)] : []),
    selectUserCreateAction(state, params),
    ...(selectHasScim(state, params) ? [selectScimTokenCreateAction(state, params)] : []),
    ...(access ? [access.adding] : []),
    ...(quotas ? [quotas.editing] : []),
  )
}
