import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { requestForm } from './forms'

/** The action that changes the quotas of a silo, on its page and in its rows. */
export const quotasEditAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'editQuotas',
  label: 'Edit quotas',
  event: requestForm('siloQuotasEdit', { silo }),
  reason,
})
