import { createSelector } from '@reduxjs/toolkit'
import type { RecordedSession, Recordings } from '@/app/ports'
import type { RootState } from '@/store/setup/state'

/** The name of the actor and its machine. */
export const RECORDINGS = 'recordings'

/** The recordings in this browser; null until known. */
export const selectRecordings = (state: RootState): Recordings | null =>
  state.actors.recordings?.context.recordings ?? null

/** Why the recordings cannot be read. */
export const selectRecordingsProblem = (state: RootState): string | null =>
  state.actors.recordings?.context.problem ?? null

/** True until the recordings have been read or that has failed. */
export const selectAreRecordingsAwaited = (state: RootState): boolean =>
  selectRecordings(state) === null && selectRecordingsProblem(state) === null

const NONE: readonly RecordedSession[] = []

export const selectSessions = (state: RootState) => selectRecordings(state)?.sessions ?? NONE

/** Their total size in bytes. */
export const selectRecordedSize = createSelector(selectSessions, sessions =>
  sessions.reduce((sum, { size }) => sum + size, 0),
)
