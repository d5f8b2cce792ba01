import type { RecordingsEvent } from '@/machines/recordings/recordings.events'
import { createEvent, eventOf } from '@/store/setup/event'

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
