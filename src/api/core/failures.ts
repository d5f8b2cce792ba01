import type { ApiError } from './errors'

/** What a sentence about a failure needs to know of the call. */
export interface Asked {
  /** Whom, as people know it: `console.example.org`. */
  readonly host: string
  /** Whether the call was to change something, so that it matters if it arrived all the same. */
  readonly isChange: boolean
}

const TRY_AGAIN = 'Try again in a moment.'
const MAY_BE_DONE = 'It may have been done all the same: check before you try again.'

/** What happened, and what that means for whoever asked. */
export const withAdvice = (cause: string, { isChange }: Asked): string =>
  `${cause} ${isChange ? MAY_BE_DONE : TRY_AGAIN}`

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

/** An answer, of whatever status, that the API does not give: a page of a proxy, half an answer. */
export const unreadable = (asked: Asked, statusCode: number): ApiError => ({
  ...failure(
    'client_error',
    `Error reading API response: what ${asked.host} sent is not an answer of the API.`,
    asked,
  ),
  statusCode,
})

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
export const mayBeDone = (error: ApiError): boolean =>
  isUnanswered(error) || (error.kind === 'client_error' && error.statusCode !== undefined)
