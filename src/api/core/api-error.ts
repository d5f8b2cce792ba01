/**
 * Why a call failed, as plain JSON and worded for users.
 * `error`: the API responded with an error. `client_error`: the request could not be sent, was
 * refused in front of the API, or its response was unreadable. `network`: there was no response.
 * `timeout`: there was none in time. `unsent`: the call did not reach the API, so nothing was done.
 * `abandoned`: the caller aborted the call.
 */
export interface ApiError {
  kind: 'error' | 'client_error' | 'network' | 'timeout' | 'unsent' | 'abandoned'
  /** What happened and what to do about it, in the API's own words if it refused the call. */
  message: string
  /** What happened, without advice; unset if the message is the API's own. */
  cause?: string
  /** Whether the rack's release has no such thing, so that there is none. */
  isAbsent?: true
  errorCode?: string
  statusCode?: number
  requestId?: string
}
