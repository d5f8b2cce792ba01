import type { SiloIpPool } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { defaultAction, ipPoolFamily as family, poolUnlinkAction } from '../pool-links'

interface Place {
  /** Name or id of the silo. */
  silo: string
  /** The default pool that it is or can be. */
  which: string
  /** Name of the default pool in whose place it would be; null for none, undefined if unknown. */
  replaced: string | null | undefined
  reason: RichText | undefined
}

/** The actions on a pool that is linked to a silo, on the silo's page. */
export const siloIpPoolActions = (pool: SiloIpPool, place: Place): ActionViewModel[] => {
  const link = { ...place, family, pool: pool.id }
  return [
    defaultAction({
      ...link,
      name: pool.name,
      isDefault: pool.isDefault,
      siloWords: ['this silo'],
    }),
    poolUnlinkAction(pool.name, link),
  ]
}

/** The action that links a silo to another pool. */
export const poolLinkAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'linkPool',
  label: 'Link pool',
  event: requestForm('siloIpPoolLink', { silo }),
  reason,
})
