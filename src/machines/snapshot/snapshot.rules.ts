import { readLifecycle } from '../lifecycle'
import {
  snapshotMachine,
  snapshotStates,
  snapshotVerbs,
  type SnapshotStateName,
} from './snapshot.machine'

const lifecycle = readLifecycle(snapshotMachine, snapshotStates, snapshotVerbs)

/** Which verbs a snapshot allows in which state, and where they lead. */
export const { can, allowedStates, stateAfter } = lifecycle

/** Will change state by itself: worth polling. */
export const isBusy = (state: SnapshotStateName): boolean => lifecycle.hasTag(state, 'busy')
