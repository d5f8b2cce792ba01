import type { Disk, DiskType } from '@/api/generated/types'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { type DiskStateName, type DiskVerb, allowedStates, can } from '@/machines/disk/disk.machine'

const participles: Record<DiskVerb, string> = {
  delete: 'deleted',
  snapshot: 'snapshotted',
  attach: 'attached',
  detach: 'detached',
  setAsBootDisk: 'set as boot disk',
  bulkWriteStart: 'written to',
  bulkWrite: 'written to',
  bulkWriteStop: 'taken out of writing',
  finalize: 'finalized',
}

/** Why an action is not allowed in a disk's state, or undefined. */
export const reasonCannot = (state: DiskStateName, verb: DiskVerb): RichText | undefined => {
  if (can(state, verb)) return undefined
  if (verb === 'delete' && state === 'attached') {
    return rich`The disk is ${emphasis('attached')}: detach it before deleting it`
  }
  return rich`Only ${emphasisedChoices(allowedStates(verb))} disks can be ${participles[verb]}`
}

const KNOWN_TYPES: readonly string[] = ['distributed', 'local'] satisfies DiskType[]

/** Why no snapshot can be taken of a disk, or undefined. Older releases have neither type. */
export const reasonCannotSnapshot = ({
  diskType,
  readOnly,
  state,
}: Pick<Disk, 'diskType' | 'readOnly' | 'state'>): RichText | undefined => {
  if (diskType !== undefined && !KNOWN_TYPES.includes(diskType))
    return rich`This console does not know disks of the type ${emphasis(diskType)}`
  if (diskType === 'local') return rich`Local disks cannot be snapshotted`
  if (readOnly) return rich`Read-only disks cannot be snapshotted`
  return reasonCannot(state.state, 'snapshot')
}
