import { can } from '@/machines/disk/disk.machine'
import type { DiskRecord } from '../models/records'
import { fail } from '../server/errors'

/*
 * Error messages for operations that a disk's state does not allow. Which operations are legal, and
 * the resulting state, is defined by the lifecycle machine.
 */

/** The instance that a disk is attached to, or being attached to or detached from. */
export const holderOf = ({ state }: Pick<DiskRecord, 'state'>): string | null =>
  'instance' in state ? state.instance : null

export const requireDeletable = ({ state: { state } }: DiskRecord): void => {
  if (!can(state, 'delete')) fail.invalidRequest(`disk cannot be deleted in state "${state}"`)
}

/** A busy disk can be retried, hence 503 rather than 400. */
export const requireSnapshottable = ({
  diskType,
  readOnly,
  state: { state },
}: DiskRecord): void => {
  if (diskType === 'local') fail.invalidRequest('cannot take a snapshot of a local disk')
  if (readOnly) fail.invalidRequest('cannot take a snapshot of a read-only disk')
  if (!can(state, 'snapshot')) fail.unavailable()
}

/** The resulting state of the import operations, for error messages. */
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

/** Call only for disks that are not attached to the instance already. */
export const requireAttachable = (disk: DiskRecord): void => {
  const { name, state } = disk
  if (can(state.state, 'attach')) return
  const reason =
    state.state === 'attached'
      ? 'disk is attached to another instance'
      : `invalid state ${state.state}`
  fail.invalidRequest(`cannot attach disk "${name}": ${reason}`)
}

/** Call only for disks that are not detached already. */
export const requireDetachable = (disk: DiskRecord, instanceId: string): void => {
  const { name, state } = disk
  const elsewhere = holderOf(disk) !== null && holderOf(disk) !== instanceId
  if (!elsewhere && can(state.state, 'detach')) return
  const reason = elsewhere ? 'disk is attached to another instance' : `invalid state ${state.state}`
  fail.invalidRequest(`cannot detach disk "${name}": ${reason}`)
}
