import { readLifecycle } from '../lifecycle'
import {
  instanceMachine,
  instanceStates,
  instanceVerbs,
  type InstanceRunState,
} from './instance.machine'

/** Which verbs an instance allows in which run state, and where they lead. */
export const { can, allowedStates, hasTag, stateAfter } = readLifecycle(
  instanceMachine,
  instanceStates,
  instanceVerbs,
)

/** Will soon change state by itself: worth polling. */
export const isTransitioning = (state: InstanceRunState): boolean => hasTag(state, 'transitioning')
