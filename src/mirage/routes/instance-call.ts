import type { InstanceRecord } from '../models/records'
import type { Context, Role } from '../server/access'
import { lookup } from '../server/lookup'

/** A call with an instance in its path. */
export interface InstanceCall extends Context {
  path: { instance: string }
  query: { project?: string | null | undefined }
}

export const instanceOf = (call: InstanceCall, need: Role): InstanceRecord =>
  lookup.inProject(call, 'instance', call.path.instance, call.query.project, need)
