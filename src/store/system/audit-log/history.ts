import { selectData } from '@/api/core/api'
import type { SwitchPortResultsPage } from '@/api/generated/types'
import { urlOf } from '@/api/core/wire'
import type { OperationTable } from '@/api/operations/table'
import { isPortQuery, objectIn, objectQueryOf } from '@/store/commands/object-query'
import { selectHasAuditLog } from '@/store/release/release'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { auditLogOf } from '@/store/layouts'

interface Known {
  id: string
  name?: string
  projectId?: string
  vpcId?: string
  timeCreated?: string
  timeModified?: string
}

/**
 * The address of the changes of the object on the screen in the last 30 days; undefined for users
 * who cannot read the audit log.
 */
export const selectHistory = (
  state: RootState,
  match: RouteMatch,
  operations: OperationTable,
): string | undefined => {
  const query = selectHasAuditLog(state) ? objectQueryOf(state, match) : undefined
  const operation = query && operations[query.endpoint]
  if (!operation) return undefined
  if (isPortQuery(query)) {
    const [port] = (selectData(state, query) as SwitchPortResultsPage).items
    if (!port) return undefined
    const { id, portName, rackId, switchSlot } = port
    const place = new URLSearchParams({ rack_id: rackId, switch_slot: switchSlot })
    const object = `/v1/system/hardware/switch-port/${portName}?${place}`
    return auditLogOf({ range: '30d', object, ids: id })
  }
  if (!('path' in query.args)) return undefined
  const { id, name, projectId, vpcId, ...times } = objectIn(selectData(state, query)) as Known
  const [param = ''] = Object.keys(query.args.path)
  // Requests name an object by its name or its id, and so do addresses of the console.
  const path = { ...query.args.path, ...(name !== undefined && { [param]: name }) }
  return auditLogOf({
    range: '30d',
    object: urlOf(operation, { ...query.args, path }),
    ids: [id, projectId, vpcId].filter(Boolean).join(),
    ...(times.timeCreated !== undefined && { created: times.timeCreated }),
    ...(times.timeModified !== undefined && { modified: times.timeModified }),
  })
}
