import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { readLifecycle } from '../lifecycle'
import {
  snapshotMachine,
  snapshotStates,
  snapshotVerbs,
  type SnapshotStateName,
  type SnapshotVerb,
} from './snapshot.machine'

/** What a snapshot can be asked in which state, and where that leads. */
export const { can, allowedStates, hasTag, stateAfter } = readLifecycle(
  snapshotMachine,
  snapshotStates,
  snapshotVerbs,
)

/** On the way to another state by itself: worth polling for. */
export const isBusy = (state: SnapshotStateName): boolean => hasTag(state, 'busy')

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
