import { readLifecycle } from '../lifecycle'
import { diskMachine, diskStates, diskVerbs, type DiskStateName } from './disk.machine'

const lifecycle = readLifecycle(diskMachine, diskStates, diskVerbs)

/** Which verbs a disk allows in which state, and where they lead. */
export const { can, allowedStates, stateAfter } = lifecycle

/** Will change state by itself: worth polling. */
export const isBusy = (state: DiskStateName): boolean => lifecycle.hasTag(state, 'busy')

/** An abandoned upload can be undone while its disk waits for blocks or is being written. */
export const canCancelImport = (state: DiskStateName): boolean =>
  can(state, 'finalize') || can(state, 'bulkWriteStop')

/**
 * The steps out of an import, in the order the server requires: a disk in an import state cannot be
 * deleted, and one that is being written cannot be finalized.
 */
export const stepsOutOfImport = (
  state: DiskStateName,
): readonly ('bulkWriteStop' | 'finalize')[] => {
  if (can(state, 'bulkWriteStop')) return ['bulkWriteStop', 'finalize']
  return can(state, 'finalize') ? ['finalize'] : []
}
