import { readLifecycle } from '../lifecycle'
import { diskMachine, diskStates, diskVerbs, type DiskStateName } from './disk.machine'

const lifecycle = readLifecycle(diskMachine, diskStates, diskVerbs)

/** What a disk can be asked in which state, and where that leads. */
export const { can, allowedStates, stateAfter } = lifecycle

/** On the way to another state by itself: worth polling for. */
export const isBusy = (state: DiskStateName): boolean => lifecycle.hasTag(state, 'busy')

/** An upload that was left behind can be undone while it waits or is being written. */
export const canCancelImport = (state: DiskStateName): boolean =>
  can(state, 'finalize') || can(state, 'bulkWriteStop')

/**
 * The ways out of an import, in the order the server wants them: a disk in an import state cannot be
 * deleted, and one that is being written cannot be finalized.
 */
export const stepsOutOfImport = (
  state: DiskStateName,
): readonly ('bulkWriteStop' | 'finalize')[] => {
  if (can(state, 'bulkWriteStop')) return ['bulkWriteStop', 'finalize']
  return can(state, 'finalize') ? ['finalize'] : []
}
