import { readLifecycle } from '../lifecycle'
import {
  instanceMachine,
  instanceStates,
  instanceVerbs,
  type InstanceRunState,
} from './instance.machine'

/** What an instance can be asked in which run state, and where that leads. */
export const { can, allowedStates, hasTag, stateAfter } = readLifecycle(
  instanceMachine,
  instanceStates,
  instanceVerbs,
)

/** On the way to another state by itself, soon: worth polling for. */
export const isTransitioning = (state: InstanceRunState): boolean => hasTag(state, 'transitioning')
