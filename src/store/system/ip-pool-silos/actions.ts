import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { unlinkRequest } from '../pool-links'

interface LinkedSilo {
  /** Name of the pool. */
  pool: string
  poolId: string
  /** The silo's name, or its id if the name is unknown. */
  silo: string
  siloId: string
  reason: RichText | undefined
}

/** Ends the link of a pool with a silo, on the pool's page. */
export const siloUnlinkAction = ({
  pool,
  poolId,
  silo,
  siloId,
  reason,
}: LinkedSilo): ActionViewModel => ({
  id: 'unlink',
  label: 'Unlink',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Unlink',
      kind: 'silo',
      name: silo,
      tone: 'danger',
      consequences: rich`Its users can no longer take addresses from ${emphasis(pool)}. This fails while addresses from the pool are in use in the silo.`,
    },
    {
      ...unlinkRequest(poolId, siloId),
      success: { content: ['Silo ', emphasis(silo), ' unlinked'] },
      errorTitle: 'Could not unlink silo',
    },
  ),
})

/** The action that links a pool to another silo. */
export const siloLinkAction = (pool: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'linkSilo',
  label: 'Link silo',
  event: requestForm('ipPoolSiloLink', { pool }),
  reason,
})
