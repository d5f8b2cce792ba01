import type { ApiError } from './api-error'

/** What a sentence about a failure needs to know of the call. */
export interface CallFacts {
  /** The host, as people know it: `console.example.org`. */
  readonly host: string
  /** Whether the call was to change something, so that it matters if it arrived all the same. */
  readonly isChange: boolean
}

const TRY_AGAIN = 'Try again in a moment.'
const MAY_BE_DONE = 'It may have been done all the same: check before you try again.'
const NOTHING_DONE = 'Nothing was done.'

/** What happened, and what to do about it. */
export const withAdvice = (cause: string, { isChange }: CallFacts): string =>
  `${cause} ${isChange ? MAY_BE_DONE : TRY_AGAIN}`

/** What happened to a call that was refused before it did anything. */
export const withRefusal = (cause: string, { isChange }: CallFacts): string =>
  isChange ? `${cause} ${NOTHING_DONE}` : cause

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The message without general advice, for callers that find out what the call did. */
export const withoutAdvice = ({ message }: ApiError): string =>
  sentence(message.replace(` ${MAY_BE_DONE}`, ''))

/** The message with more specific advice in place of the general one. */
export const withBetterAdvice = (error: ApiError, advice: string): string =>
  `${withoutAdvice(error)} ${advice}`

const failure = (kind: ApiError['kind'], cause: string, facts: CallFacts): ApiError => ({
  kind,
  message: withAdvice(cause, facts),
  cause,
})

/** No answer came: the network is gone, or the server. */
export const unreachable = (facts: CallFacts): ApiError =>
  failure('network', `No answer came from ${facts.host}.`, facts)

const inWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 || seconds % 60 > 0 ? `${seconds} seconds` : `${seconds / 60} minutes`
}

/** No answer came within the time allowed, in milliseconds. */
export const tooSlow = (facts: CallFacts, timeoutMs: number): ApiError =>
  failure('timeout', `No answer came from ${facts.host} within ${inWords(timeoutMs)}.`, facts)

export const isRefusal = (statusCode: number): boolean => statusCode >= 400 && statusCode < 500

export const isNoAnswer = ({ host }: CallFacts): string =>
  `what ${host} sent is not an answer of the API.`

/** An answer that cannot be the API's: a proxy's page, half a response. */
export const unreadable = (facts: CallFacts, statusCode: number): ApiError => {
  const cause = `Error reading API response: ${isNoAnswer(facts)}`
  return { ...failure('client_error', cause, facts), statusCode }
}

/** A request refused by something in front of the API, which says so in a page of its own, if at all. */
export const turnedAway = (facts: CallFacts, statusCode: number): ApiError => {
  const cause =
    statusCode === 413
      ? `The request is too large for ${facts.host} (413).`
      : `Something in front of the API refused the request (${statusCode}): ${isNoAnswer(facts)}`
  return { kind: 'client_error', message: withRefusal(cause, facts), cause, statusCode }
}

/** The console built the call wrongly, and sent nothing. */
export const unsendable: ApiError = {
  kind: 'client_error',
  message: 'The console made a mistake and could not send this request. Nothing was done.',
}

export const abandoned: ApiError = { kind: 'abandoned', message: 'The request was abandoned.' }

const GATEWAY_STATUSES: readonly unknown[] = [502, 504]

/** A host in front of the API got no answer from it. */
export const isFromGateway = (statusCode: number | undefined): boolean =>
  GATEWAY_STATUSES.includes(statusCode)

/** Whether the API itself did not answer. */
export const isUnanswered = ({ kind, statusCode }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || isFromGateway(statusCode)

/** Whether a change may have been made all the same: the API has not said that it was not. */
export const mayBeDone = (error: ApiError): boolean => {
  const { kind, statusCode } = error
  if (statusCode === undefined) return isUnanswered(error)
  return statusCode >= 500 || (kind === 'client_error' && !isRefusal(statusCode))
}
