import type { InstanceRecord } from '../models/instances'
import type { Context, Role } from '../server/access'
import { lookup } from '../server/lookup'

/** A call whose path names an instance. */
export interface InstanceCall extends Context {
  path: { instance: string }
  query: { project?: string | null | undefined }
}

export const instanceOf = (call: InstanceCall, need: Role): InstanceRecord =>
  lookup.inProject(call, 'instance', call.path.instance, call.query.project, need)
