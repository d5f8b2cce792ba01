import { can } from '@/machines/disk/disk.rules'
import type { DiskRecord } from '../models/disks'
import { fail } from '../server/errors'

/*
 * What the server says to a verb that a disk's state does not allow. Where a verb is legal, and
 * where it leads, is the lifecycle's.
 */

/** The instance a disk is on, or on its way to or from. */
export const holderOf = ({ state }: Pick<DiskRecord, 'state'>): string | null =>
  'instance' in state ? state.instance : null

export const requireDeletable = ({ state: { state } }: DiskRecord): void => {
  if (!can(state, 'delete')) fail.invalidRequest(`disk cannot be deleted in state "${state}"`)
}

/** A disk that is busy with something else can be asked again: 503, not a mistake. */
export const requireSnapshottable = ({ state: { state } }: DiskRecord): void => {
  if (!can(state, 'snapshot')) fail.unavailable()
}

/** What the import verbs would lead to, for the words of a refusal. */
const destinations = {
  bulkWriteStart: 'importing_from_bulk_writes',
  bulkWriteStop: 'import_ready',
  finalize: 'finalizing',
} as const

export const requireImportStep = (
  { state: { state } }: DiskRecord,
  verb: keyof typeof destinations,
): void => {
  if (!can(state, verb)) {
    fail.invalidRequest(`cannot set disk in state ${state} to ${destinations[verb]}`)
  }
}

export const requireWritable = ({ state: { state } }: DiskRecord): void => {
  if (!can(state, 'bulkWrite')) {
    fail.invalidRequest(`cannot import blocks with a bulk write for disk in state ${state}`)
  }
}

/** The disk is known not to be on the instance already. */
export const requireAttachable = (disk: DiskRecord): void => {
  const { name, state } = disk
  if (can(state.state, 'attach')) return
  const reason =
    state.state === 'attached'
      ? 'disk is attached to another instance'
      : `invalid state ${state.state}`
  fail.invalidRequest(`cannot attach disk "${name}": ${reason}`)
}

/** The disk is known not to be at rest already. */
export const requireDetachable = (disk: DiskRecord, instanceId: string): void => {
  const { name, state } = disk
  const elsewhere = holderOf(disk) !== null && holderOf(disk) !== instanceId
  if (!elsewhere && can(state.state, 'detach')) return
  const reason = elsewhere ? 'disk is attached to another instance' : `invalid state ${state.state}`
  fail.invalidRequest(`cannot detach disk "${name}": ${reason}`)
}
