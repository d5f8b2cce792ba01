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
  /** Whether the answer was dropped because it is too long. */
  isTooLong?: true
  errorCode?: string
  statusCode?: number
  requestId?: string
}

/** The facts about a call that messages about its failure need. */
export interface CallFacts {
  /** The API's host, as shown to users: `console.example.org`. */
  readonly host: string
  /** Whether the call is a change: it may have been made in spite of the failure. */
  readonly isChange: boolean
}

const TRY_AGAIN = 'Try again in a moment.'
const MAY_BE_DONE = 'It may have been done anyway: check before you try again.'
const NOTHING_DONE = 'Nothing was changed.'

/** Adds what to do about a failure. */
export const withAdvice = (cause: string, { isChange }: CallFacts): string =>
  `${cause} ${isChange ? MAY_BE_DONE : TRY_AGAIN}`

/** Adds that nothing was changed, if a change was refused. */
export const withRefusal = (cause: string, { isChange }: CallFacts): string =>
  isChange ? `${cause} ${NOTHING_DONE}` : cause

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The message without advice to check, for callers that find out themselves what a change did. */
export const withoutAdvice = ({ message }: ApiError): string =>
  sentence(message.replace(` ${MAY_BE_DONE}`, ''))

/** The message with more specific advice. */
export const withBetterAdvice = (error: ApiError, advice: string): string =>
  error.kind === 'unsent' ? error.message : `${withoutAdvice(error)} ${advice}`

const failure = (kind: ApiError['kind'], cause: string, facts: CallFacts): ApiError => ({
  kind,
  message: withAdvice(cause, facts),
  cause,
})

/** There was no response: the network or the server is down. */
export const unreachable = (facts: CallFacts): ApiError =>
  failure('network', `No answer came from ${facts.host}.`, facts)

/** The error code of a proxy that could not connect to the API, so that the API got nothing. */
export const NOT_SENT = 'NotSent'

/** The call has not reached the API. */
export const unsent = (cause: string, facts: CallFacts): ApiError => ({
  kind: 'unsent',
  message: facts.isChange ? withRefusal(cause, facts) : withAdvice(cause, facts),
  cause,
})

const inWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 || seconds % 60 > 0 ? `${seconds} seconds` : `${seconds / 60} minutes`
}

/** There was no response within the timeout. */
export const tooSlow = (facts: CallFacts, timeoutMs: number): ApiError =>
  failure('timeout', `No answer came from ${facts.host} within ${inWords(timeoutMs)}.`, facts)

export const isRefusal = (statusCode: number): boolean => statusCode >= 400 && statusCode < 500

export const isNoAnswer = ({ host }: CallFacts): string =>
  `what ${host} sent is not an answer of the API.`

/** The response cannot be the API's: a proxy's page, or a truncated body. */
export const unreadable = (facts: CallFacts, statusCode: number): ApiError => {
  const cause = `Error reading API response: ${isNoAnswer(facts)}`
  return { ...failure('client_error', cause, facts), statusCode }
}

/** Something in front of the API, such as a proxy, refused the request without an API error. */
export const turnedAway = (facts: CallFacts, statusCode: number): ApiError => {
  const cause =
    statusCode === 413
      ? `The request is too large for ${facts.host} (413).`
      : `Something in front of the API refused the request (${statusCode}): ${isNoAnswer(facts)}`
  return { kind: 'client_error', message: withRefusal(cause, facts), cause, statusCode }
}

/** The console built an invalid request and did not send it. */
export const unsendable: ApiError = {
  kind: 'client_error',
  message: 'The console made a mistake and could not send this request. Nothing was changed.',
}

/** See `WireResponse.isCut`. */
export const tooLong: ApiError = {
  kind: 'client_error',
  message: 'Too long',
  isTooLong: true,
}

export const abandoned: ApiError = { kind: 'abandoned', message: 'The request was abandoned.' }

const GATEWAY_STATUSES: readonly unknown[] = [502, 504]

/** Whether a gateway in front of the API got no response from it. */
export const isFromGateway = (statusCode: number | undefined): boolean =>
  GATEWAY_STATUSES.includes(statusCode)

/** Whether the API itself did not respond. */
export const isUnanswered = ({ kind, statusCode }: ApiError): boolean =>
  ['network', 'timeout', 'unsent'].includes(kind) || isFromGateway(statusCode)

/** The server does not know the operation: it has done nothing, and will not later either. */
export const NOT_IMPLEMENTED = 501

/** Whether a change may have been made in spite of the error. */
export const mayBeDone = (error: ApiError): boolean => {
  const { kind, statusCode } = error
  if (statusCode === undefined) return kind !== 'unsent' && isUnanswered(error)
  if (statusCode === NOT_IMPLEMENTED) return false
  return statusCode >= 500 || (kind === 'client_error' && !isRefusal(statusCode))
}
