import type { RecordingsEvent } from '@/machines/recordings/recordings.events'
import { createEvent, eventOf } from '@/store/setup/event'

const isLoggable = true

const event = eventOf<RecordingsEvent>({ isLoggable })

export const recordingsRequested = event('recordings/requested')
export const recordingsTold = event('recordings/told')
export const recordingsFailed = event('recordings/failed')

/** A report of a problem is to be saved: the log of a session with what the user says of it. */
export const reportRequested = createEvent<{ id: string; note: string }>(
  'recordings/reportRequested',
  { isLoggable },
)

/** The page is to be loaded anew: recording begins with a page load. */
export const reloadRequested = createEvent('recordings/reloadRequested', { isLoggable })
