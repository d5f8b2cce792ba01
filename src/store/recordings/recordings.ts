import { createSelector } from '@reduxjs/toolkit'
import type { RecordingsEvent } from '@/machines/recordings/recordings.machine'
import { createEvent, eventOf } from '@/store/setup/event'
import type { RecordedSession, Recordings } from '@/ports/ports'
import type { RootState } from '@/store/setup/state'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'

const isLoggable = true

const event = eventOf<RecordingsEvent>({ isLoggable })

export const recordingsRequested = event('recordings/requested')
export const recordingsTold = event('recordings/told')
export const recordingsFailed = event('recordings/failed')

/** Saves a problem report: the log of a session with the user's note. */
export const reportRequested = createEvent<{ id: string; note: string }>(
  'recordings/reportRequested',
  { isLoggable },
)

/** Reloads the page: recording begins with a page load. */
export const reloadRequested = createEvent('recordings/reloadRequested', { isLoggable })

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

/** The file name of a log, in UTC: `basalt-2026-03-01-143000.jsonl.gz`. */
export const fileName = (time: number): string => {
  const [date = '', rest = ''] = new Date(time).toISOString().split('T')
  return `basalt-${date}-${rest.slice(0, 8).replaceAll(':', '')}.jsonl.gz`
}

/** The session with this id, or else that of this page load, or else the latest. */
export const chosenSession = (
  { sessions, current }: Recordings,
  id: string,
): RecordedSession | undefined =>
  sessions.find(session => session.id === id) ??
  sessions.find(session => session.id === current) ??
  sessions[0]

/** What is wrong with the recording of this page load; null if nothing is. */
export const recordingProblem = ({
  isOn,
  current,
  ended,
  outlivesPage,
}: Recordings): string | null => {
  if (ended !== null) return `This session is no longer recorded. ${ended}`
  if (current === null) return isOn ? 'This session is not recorded.' : null
  return outlivesPage
    ? null
    : 'This session is recorded in the memory of this tab only, because this browser could not store it. It is lost when you close or reload the tab: save it first if you need it.'
}

/** `198 GET, 12 POST, 4 DELETE`, the most frequent first. */
export const requestsInWords = (requests: RecordedSession['requests']): string => {
  const counts = Object.entries(requests).toSorted(([, a], [, b]) => b - a)
  return counts.map(([method, count]) => `${formatNumber(count)} ${method}`).join(', ') || 'None'
}

/** `3 sessions`, or that there are none. */
export const sessionsInWords = (count: number): string =>
  count === 0 ? 'None' : pluralize('session', count)

/** What a log contains, and what it never contains, in the user's words. */
export const RECORDED = [
  'The pages you open, and what you press, choose and type there.',
  'API requests and their answers.',
  'Browser events: back and forward, a hidden tab, a lost connection.',
]
export const NEVER_RECORDED = [
  'Passwords, and what you type or paste as an SSH key.',
  'Private keys, certificates, user data and the contents of all other files.',
  'Tokens, cookies and sign-in codes.',
  'What is shown and typed on serial consoles.',
]
