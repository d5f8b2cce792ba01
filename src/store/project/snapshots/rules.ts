import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import {
  type SnapshotStateName,
  type SnapshotVerb,
  allowedStates,
  can,
} from '@/machines/snapshot/snapshot.machine'

/** Why an action is not available, or undefined. */
export const reasonCannot = (
  state: SnapshotStateName,
  verb: SnapshotVerb,
): RichText | undefined => {
  if (can(state, verb)) return undefined
  if (verb === 'createImage') {
    return rich`Only ${emphasisedChoices(allowedStates(verb))} snapshots can become images`
  }
  return state === 'creating'
    ? rich`The snapshot is still ${emphasis('creating')}`
    : rich`Only ${emphasisedChoices(allowedStates(verb))} snapshots can be deleted`
}

/** Why no disk can be made from a snapshot, or undefined: the same states allow an image. */
export const reasonNoDisk = (state: SnapshotStateName): RichText | undefined =>
  can(state, 'createImage')
    ? undefined
    : rich`Only ${emphasisedChoices(allowedStates('createImage'))} snapshots can become disks`
