import type { Recordings, RecordingsRequest } from '@/app/ports'

export type RecordingsEvent =
  /** `source` is that of the question that it was the answer to, where there was one. */
  | { type: 'recordings/asked'; payload: { request: RecordingsRequest; source?: string } }
  | { type: 'recordings/told'; payload: { recordings: Recordings } }
  | { type: 'recordings/failed'; payload: { message: string } }
