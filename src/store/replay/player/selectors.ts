import type { ReplayContext } from '@/machines/replay/replay.machine'
import type { RootState } from '@/store/setup/state'
import { createSelector } from '@reduxjs/toolkit'

type PlayerState =
  | 'empty'
  | 'reading'
  | 'refused'
  | 'paused'
  | 'playing'
  | 'seeking'
  | 'rewinding'
  | 'diverged'
  | 'failed'

export interface PlayerViewModel extends ReplayContext {
  state: PlayerState
  /** A log is open and can be replayed. */
  isOpen: boolean
  isMoving: boolean
  isAtEnd: boolean
}

/** The player on the screen; undefined before its machine has started. */
export const selectPlayer = createSelector(
  [(state: RootState) => state.actors.replay],
  (actor): PlayerViewModel | undefined => {
    if (!actor) return undefined
    const { value, context } = actor
    const isOpen = typeof value !== 'string'
    const state = (isOpen ? (value as { open: string }).open : value) as PlayerState
    return {
      ...context,
      state,
      isOpen,
      isMoving: state === 'playing' || state === 'seeking' || state === 'rewinding',
      isAtEnd: context.position >= context.inputs,
    }
  },
)
