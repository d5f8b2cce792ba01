/**
 * Why a call failed, as plain JSON and already worded for the reader.
 * `error`: the API refused. `client_error`: its answer could not be read. `network`: there was no
 * answer. `timeout`: there was none for too long. `abandoned`: the caller gave up on it.
 */
export interface ApiError {
  kind: 'error' | 'client_error' | 'network' | 'timeout' | 'abandoned'
  /** What happened and what to do about it: the API's own words where it refused. */
  message: string
  /** What happened, without advice, where the words are not the API's. */
  cause?: string
  errorCode?: string
  statusCode?: number
  requestId?: string
}
