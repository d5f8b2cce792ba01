import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { readLifecycle } from '../lifecycle'
import {
  diskMachine,
  diskStates,
  diskVerbs,
  type DiskStateName,
  type DiskVerb,
} from './disk.machine'

/** What a disk can be asked in which state, as far as the disk alone decides, and where that leads. */
export const { can, allowedStates, hasTag, stateAfter } = readLifecycle(
  diskMachine,
  diskStates,
  diskVerbs,
)

/** On the way to another state by itself: worth polling for. */
export const isBusy = (state: DiskStateName): boolean => hasTag(state, 'busy')

/** An upload that was left behind can be undone while it waits or is being written. */
export const canCancelImport = (state: DiskStateName): boolean =>
  can(state, 'finalize') || can(state, 'bulkWriteStop')

const deeds: Record<DiskVerb, string> = {
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

/** Why a verb is not legal for the disk alone, or undefined when it is. */
export const reasonCannot = (state: DiskStateName, verb: DiskVerb): RichText | undefined => {
  if (can(state, verb)) return undefined
  if (verb === 'delete' && state === 'attached') {
    return rich`The disk is ${emphasis('attached')}: detach it before deleting it`
  }
  return rich`Only ${emphasisedChoices(allowedStates(verb))} disks can be ${deeds[verb]}`
}
