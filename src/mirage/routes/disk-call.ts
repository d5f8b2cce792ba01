import type { DiskRecord } from '../models/records'
import type { Context, Role } from '../server/access'
import { lookup } from '../server/lookup'

/** A call with a disk in its path. */
export interface DiskCall extends Context {
  path: { disk: string }
  query: { project?: string | null | undefined }
}

export const diskOf = (call: DiskCall, need: Role): DiskRecord =>
  lookup.inProject(call, 'disk', call.path.disk, call.query.project, need)
