import type { SwitchSlot } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/system-records'
import { findSwitchPort } from '../rules/switches'
import { authorizeFleet, type Context, type Role } from '../server/access'

/** A call that identifies a port by name, switch and rack. */
export interface SwitchPortCall extends Context {
  path: { port: string }
  query: { rackId: string; switchSlot: SwitchSlot }
}

export const portOf = (call: SwitchPortCall, need: Role): SwitchPortRecord => {
  authorizeFleet(call, need)
  return findSwitchPort(call.backendState.db, { ...call.path, ...call.query })
}
