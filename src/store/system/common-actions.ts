import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { auditLogOf } from '@/store/layouts'
import { requestForm } from './forms'

/** Opens the changes of an object in the last 30 days, by its address in the API and its id. */
export const historyAction = (object: string, ids = ''): ActionViewModel => ({
  id: 'history',
  label: 'History',
  to: auditLogOf({ range: '30d', object, ids }),
})

/** The action that changes the quotas of a silo, on its page and in its rows. */
export const quotasEditAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'editQuotas',
  label: 'Edit quotas',
  event: requestForm('siloQuotasEdit', { silo }),
  reason,
})
