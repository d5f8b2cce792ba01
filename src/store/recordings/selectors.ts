import { createSelector } from '@reduxjs/toolkit'
import type { RecordedSession, Recordings } from '@/app/ports'
import type { RootState } from '@/store/setup/state'

/** The name of the actor, and of its machine. */
export const RECORDINGS = 'recordings'

/** What this browser keeps of sessions; null before that is known. */
export const selectRecordings = (state: RootState): Recordings | null =>
  state.actors.recordings?.context.recordings ?? null

/** Why it cannot be known. */
export const selectRecordingsProblem = (state: RootState): string | null =>
  state.actors.recordings?.context.problem ?? null

/** Neither they nor what is wrong with them is known yet. */
export const selectAreRecordingsAwaited = (state: RootState): boolean =>
  selectRecordings(state) === null && selectRecordingsProblem(state) === null

const NONE: readonly RecordedSession[] = []

export const selectSessions = (state: RootState) => selectRecordings(state)?.sessions ?? NONE

/** What all of them take up, in bytes. */
export const selectRecordedSize = createSelector(selectSessions, sessions =>
  sessions.reduce((sum, { size }) => sum + size, 0),
)
