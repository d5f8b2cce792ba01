import { readLifecycle } from '../lifecycle'
import {
  snapshotMachine,
  snapshotStates,
  snapshotVerbs,
  type SnapshotStateName,
} from './snapshot.machine'

/** What a snapshot can be asked in which state, and where that leads. */
export const { can, allowedStates, hasTag, stateAfter } = readLifecycle(
  snapshotMachine,
  snapshotStates,
  snapshotVerbs,
)

/** On the way to another state by itself: worth polling for. */
export const isBusy = (state: SnapshotStateName): boolean => hasTag(state, 'busy')
