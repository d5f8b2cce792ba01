import { navigationRequested } from '@/store/navigation/events'
import { selectAuditLog } from '@/store/system/audit-log/audit-log'
import type { TestConsole } from './console'

const SEARCH = '?range=24h&operation=instance_delete'

export const AUDIT_LOG_JOB_START = '/projects/mock-project/instances'

/**
 * Someone else deletes an instance that the operator sees in the list. The operator finds out in
 * the audit log who it was. Starts at `AUDIT_LOG_JOB_START`; returns what the log shows of it.
 */
export const doAuditLogJob = async (console: TestConsole) => {
  await console.backend.handle({
    method: 'DELETE',
    url: '/v1/instances/you-fail?project=mock-project',
    headers: { cookie: 'demo-user=Clara Flint' },
    body: null,
  })
  await console.send(navigationRequested({ to: `/system/audit-log${SEARCH}` }))
  return selectAuditLog(console.state(), SEARCH, []).matching.map(
    ({ actorText, aboutText }) => `${actorText}: ${aboutText}`,
  )
}
