import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import type { SnapshotStateName, SnapshotVerb } from '@/machines/snapshot/snapshot.machine'
import { allowedStates, can } from '@/machines/snapshot/snapshot.rules'

/** Why a verb is not offered, or undefined when it is. */
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
