import type { SiloIpPool } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { defaultAction, unlinkRequest } from '../pool-links'

interface Place {
  /** Name or id of the silo. */
  silo: string
  /** The default pool that it is or can be. */
  which: string
  /** Name of the default pool in whose place it would be; null for none, undefined if unknown. */
  replaced: string | null | undefined
  reason: RichText | undefined
}

const unlink = ({ id, name }: SiloIpPool, { silo, reason }: Place): ActionViewModel => ({
  id: 'unlink',
  label: 'Unlink',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Unlink',
      kind: 'IP pool',
      name,
      tone: 'danger',
      consequences: rich`The silo’s users can no longer take addresses from it. This fails while addresses from the pool are in use in the silo.`,
    },
    {
      ...unlinkRequest(id, silo),
      success: { content: ['IP pool ', emphasis(name), ' unlinked'] },
      errorTitle: 'Could not unlink pool',
    },
  ),
})

/** The actions on a pool that is linked to a silo, on the silo's page. */
export const siloIpPoolActions = (pool: SiloIpPool, place: Place): ActionViewModel[] => [
  defaultAction({
    ...place,
    pool: pool.id,
    name: pool.name,
    isDefault: pool.isDefault,
    siloWords: ['this silo'],
  }),
  unlink(pool, place),
]

/** The action that links a silo to another pool. */
export const poolLinkAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'linkPool',
  label: 'Link pool',
  event: requestForm('siloIpPoolLink', { silo }),
  reason,
})
