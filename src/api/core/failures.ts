import type { ApiError } from './api-error'

/** What a sentence about a failure needs to know of the call. */
export interface Asked {
  /** Whom, as people know it: `console.example.org`. */
  readonly host: string
  /** Whether the call was to change something, so that it matters if it arrived all the same. */
  readonly isChange: boolean
}

const TRY_AGAIN = 'Try again in a moment.'
const MAY_BE_DONE = 'It may have been done all the same: check before you try again.'
const NOTHING_DONE = 'Nothing was done.'

/** What happened, and what that means for whoever asked. */
export const withAdvice = (cause: string, { isChange }: Asked): string =>
  `${cause} ${isChange ? MAY_BE_DONE : TRY_AGAIN}`

/** The same of what was refused before anything was done. */
export const withRefusal = (cause: string, { isChange }: Asked): string =>
  isChange ? `${cause} ${NOTHING_DONE}` : cause

export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The message of a failure for somebody who finds out what became of it. */
export const withoutAdvice = ({ message }: ApiError): string =>
  sentence(message.replace(` ${MAY_BE_DONE}`, ''))

/** The same with advice that knows more than the general one. */
export const withBetterAdvice = (error: ApiError, advice: string): string =>
  `${withoutAdvice(error)} ${advice}`

const failure = (kind: ApiError['kind'], cause: string, asked: Asked): ApiError => ({
  kind,
  message: withAdvice(cause, asked),
  cause,
})

/** No answer came: the network is gone, or the server. */
export const unreachable = (asked: Asked): ApiError =>
  failure('network', `No answer came from ${asked.host}.`, asked)

const inWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 || seconds % 60 > 0 ? `${seconds} seconds` : `${seconds / 60} minutes`
}

/** No answer came for as long as it was waited for, in milliseconds. */
export const tooSlow = (asked: Asked, patience: number): ApiError =>
  failure('timeout', `No answer came from ${asked.host} within ${inWords(patience)}.`, asked)

export const isRefusal = (statusCode: number): boolean => statusCode >= 400 && statusCode < 500

export const isNoAnswer = ({ host }: Asked): string =>
  `what ${host} sent is not an answer of the API.`

/** An answer that the API does not give: a page of a proxy, half an answer. */
export const unreadable = (asked: Asked, statusCode: number): ApiError => {
  const cause = `Error reading API response: ${isNoAnswer(asked)}`
  return { ...failure('client_error', cause, asked), statusCode }
}

/** A request that something in front of the API refused: it says so in a page of its own, if at all. */
export const turnedAway = (asked: Asked, statusCode: number): ApiError => {
  const cause =
    statusCode === 413
      ? `The request is too large for ${asked.host} (413).`
      : `Something in front of the API refused the request (${statusCode}): ${isNoAnswer(asked)}`
  return { kind: 'client_error', message: withRefusal(cause, asked), cause, statusCode }
}

/** A call that the console itself got wrong. Nothing was sent. */
export const unsendable: ApiError = {
  kind: 'client_error',
  message: 'The console made a mistake and could not send this request. Nothing was done.',
}

export const abandoned: ApiError = { kind: 'abandoned', message: 'The request was abandoned.' }

const GATEWAY_STATUSES: readonly unknown[] = [502, 504]

/** A host in front of the API says that it has no answer from it. */
export const isFromGateway = (statusCode: number | undefined): boolean =>
  GATEWAY_STATUSES.includes(statusCode)

/** Whether the API itself has not been heard of. */
export const isUnanswered = ({ kind, statusCode }: ApiError): boolean =>
  kind === 'network' || kind === 'timeout' || isFromGateway(statusCode)

/** Whether a change may have been made all the same: nobody who knows has said that it was not. */
export const mayBeDone = (error: ApiError): boolean => {
  const { kind, statusCode } = error
  if (statusCode === undefined) return isUnanswered(error)
  return statusCode >= 500 || (kind === 'client_error' && !isRefusal(statusCode))
}
