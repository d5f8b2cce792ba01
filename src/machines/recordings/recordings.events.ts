import type { Recordings, RecordingsRequest } from '@/ports/ports'

export type RecordingsEvent =
  /** `source` is that of the confirm dialog it came from, if any. */
  | { type: 'recordings/requested'; payload: { request: RecordingsRequest; source?: string } }
  | { type: 'recordings/told'; payload: { recordings: Recordings } }
  | { type: 'recordings/failed'; payload: { message: string } }
