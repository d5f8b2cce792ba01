import type { ActionViewModel } from '@/store/commands/action'
import { auditLogOf } from '@/store/layouts'

/** Opens the changes of an object in the last 30 days, by its address in the API and its id. */
export const historyAction = (object: string, ids = ''): ActionViewModel => ({
  id: 'history',
  label: 'History',
  to: auditLogOf({ range: '30d', object, ids }),
})
