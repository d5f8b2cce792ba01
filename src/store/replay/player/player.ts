import { createSelector } from '@reduxjs/toolkit'
import { createEvent, eventOf } from '@/store/setup/event'
import type { ReplayContext, ReplayEvent } from '@/machines/replay/replay.machine'
import type { RootState } from '@/store/setup/state'

// Loggable: the events hold numbers and messages, but none of the content of the replayed log.
const event = eventOf<ReplayEvent>({ isLoggable: true })

export const replayFileChosen = event('replay/fileChosen')
export const replayLogRead = event('replay/logRead')
export const replayLogRefused = event('replay/logRefused')
export const replayClosed = event('replay/closed')
export const playRequested = event('replay/playRequested')
export const pauseRequested = event('replay/pauseRequested')
export const stepRequested = event('replay/stepRequested')
export const seekRequested = event('replay/seekRequested')
export const speedChosen = event('replay/speedChosen')
export const replayAdvanced = event('replay/advanced')
export const replayDiverged = event('replay/diverged')
export const replayFailed = event('replay/failed')

/** Sent when bookmarks of the open log come to be in no file, and when none of them are any more. */
export const bookmarksChanged = createEvent<{ isUnsaved: boolean }>('replay/bookmarksChanged', {
  isLoggable: true,
})

/** The parameter of the address that names a position. */
export const POSITION = 'input'

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
