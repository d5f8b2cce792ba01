import type { Release } from '@/api/releases/ladder'

/** What releases 16 and 17 record. */
const FEW: ReadonlySet<string> = new Set([
  'login_local',
  'login_saml',
  'device_auth_confirm',
  'project_create',
  'project_delete',
  'instance_create',
  'instance_delete',
  'disk_create',
  'disk_delete',
])

/** Operations that change nothing, or are called too often. */
const NEVER: ReadonlySet<string> = new Set([
  'device_access_token',
  'device_auth_request',
  'disk_bulk_write_import',
  'logout',
  'system_timeseries_query',
  'timeseries_query',
])

/** Whether a release records calls of an operation, given by its id in snake_case. */
export const isAudited = (release: Release, operationId: string, method: string): boolean => {
  if (release < 16 || method === 'GET' || method === 'HEAD' || NEVER.has(operationId)) return false
  if (release >= 18 || FEW.has(operationId)) return true
  return release === 17 && operationId.startsWith('scim_token_')
}
