import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import type { DiskStateName, DiskVerb } from '@/machines/disk/disk.machine'
import { allowedStates, can } from '@/machines/disk/disk.rules'

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
