import { readLifecycle } from '../lifecycle'
import {
  snapshotMachine,
  snapshotStates,
  snapshotVerbs,
  type SnapshotStateName,
} from './snapshot.machine'

const lifecycle = readLifecycle(snapshotMachine, snapshotStates, snapshotVerbs)

/** What a snapshot can be asked in which state, and where that leads. */
export const { can, allowedStates, stateAfter } = lifecycle

/** On the way to another state by itself: worth polling for. */
export const isBusy = (state: SnapshotStateName): boolean => lifecycle.hasTag(state, 'busy')
