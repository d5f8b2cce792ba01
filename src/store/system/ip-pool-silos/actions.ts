import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'

/** The action that links a pool to another silo. */
export const siloLinkAction = (pool: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'linkSilo',
  label: 'Link silo',
  event: requestForm('ipPoolSiloLink', { pool }),
  reason,
})
