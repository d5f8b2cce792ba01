import { camelCaseToWords } from '@/lib/case'
import { capitalize } from '@/lib/text'
import {
  type ApiError,
  isFromGateway,
  isNoAnswer,
  isRefusal,
  NOT_IMPLEMENTED,
  NOT_SENT,
  sentence,
  turnedAway,
  unreadable,
  unsent,
  withAdvice,
  withRefusal,
  type CallFacts,
} from './api-error'

/** Words that are written in capitals. */
const ABBREVIATIONS: Record<string, string> = {
  bgp: 'BGP',
  ip: 'IP',
  saml: 'SAML',
  ssh: 'SSH',
  vpc: 'VPC',
}

/** The server's name for a type as shown to users: `ip-pool` → `IP pool`. */
const readable = (thing: string): string =>
  thing
    .replace(/-/g, ' ')
    .replace(/\banti affinity\b/g, 'anti-affinity')
    .split(' ')
    .map(word => ABBREVIATIONS[word] ?? word)
    .join(' ')

/**
 * The type of the object that already exists, from the message if it names one: creating an
 * instance may fail because of a disk. Otherwise the word before `create` in the operation's id.
 */
const existingThing = (operationId: string, message: string): string | undefined => {
  const [, fromMessage] = /already exists: ([^"]*)/.exec(message) ?? []
  if (fromMessage?.trim()) return readable(fromMessage.trim())
  const words = camelCaseToWords(operationId)
  const fromName = words[words.indexOf('create') - 1]?.replace(/s$/, '')
  return fromName && readable(fromName)
}

/** The API's message, reworded for users; empty if there is none. */
const wordsOf = (operationId: string, errorCode: string | undefined, message: string): string => {
  if (errorCode === 'Forbidden') return 'Action not authorized'
  if (errorCode === 'ObjectNotFound') return capitalize(message)
  if (errorCode === 'ObjectAlreadyExists') {
    const thing = existingThing(operationId, message)
    if (thing) return `${capitalize(thing)} name already exists`
  }
  const [, reason] = /^unable to parse JSON body: (.*) at line \d+ column \d+/s.exec(message) ?? []
  return capitalize(reason ?? message)
}

const textOf = (body: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The API's own message, unchanged; empty if there is none. */
export const saidIn = (body: unknown): string =>
  typeof body === 'object' && body !== null ? (textOf(body, 'message') ?? '') : ''

/** How the server failed, without internal details; undefined for a status below 500. */
const causeOf = (statusCode: number, isSaid: boolean, facts: CallFacts): string | undefined => {
  if (statusCode < 500) return undefined
  if (isFromGateway(statusCode))
    return `The API behind ${facts.host} did not answer (${statusCode}).`
  if (statusCode === NOT_IMPLEMENTED) return 'The server does not support this (501).'
  if (statusCode === 503) return 'The server is not available (503).'
  const cause = `The server answered with an error (${statusCode})`
  return isSaid ? `${cause}.` : `${cause}: ${isNoAnswer(facts)}`
}

/** What happened, in the API's words if it has any, and what that means for the call. */
const messageOf = (
  words: string,
  cause: string | undefined,
  statusCode: number,
  facts: CallFacts,
): string => {
  if (words && cause === undefined) return words
  if (isRefusal(statusCode)) return withRefusal(`The server refused this (${statusCode}).`, facts)
  const explain = statusCode === NOT_IMPLEMENTED ? withRefusal : withAdvice
  if (!words) return explain(cause ?? `Unknown server error (${statusCode}).`, facts)
  const own = isFromGateway(statusCode) ? '' : `The server failed (${statusCode}): `
  return explain(own + sentence(words), facts)
}

/** How newer servers refuse a list of which some objects cannot be told to this console. */
const isTooOld = (statusCode: number, said: string): boolean =>
  statusCode === 406 || /update your client/i.test(said)

/** Converts the camelCase body of an error response. `headerId` is used if it has no request id. */
export const toApiError = (
  operationId: string,
  facts: CallFacts,
  statusCode: number,
  body: unknown,
  headerId?: string,
): ApiError => {
  const isSaid = typeof body === 'object' && body !== null
  const answer = isSaid ? body : {}
  const errorCode = textOf(answer, 'errorCode')
  const requestId = textOf(answer, 'requestId') ?? headerId
  if (errorCode === NOT_SENT) return unsent(sentence(saidIn(answer)), facts)
  const named = requestId !== undefined && { requestId }
  if (isRefusal(statusCode) && (!isSaid || (statusCode === 413 && !saidIn(answer))))
    return { ...turnedAway(facts, statusCode), ...named }
  if (!isSaid && statusCode < 500) return { ...unreadable(facts, statusCode), ...named }
  // A rack without room refuses, although the status is 507.
  const cause =
    errorCode === 'InsufficientCapacity' ? undefined : causeOf(statusCode, isSaid, facts)
  const silence = isSaid && statusCode === 500 ? 'Unknown server error' : ''
  const said = saidIn(answer)
  const words = wordsOf(operationId, errorCode, said) || silence
  const message = messageOf(words, cause, statusCode, facts)
  return {
    kind: 'error',
    message: isTooOld(statusCode, said)
      ? `${sentence(message)} Some of these need a newer console.`
      : message,
    ...(cause !== undefined && { cause }),
    ...(errorCode !== undefined && { errorCode }),
    statusCode,
    ...named,
  }
}

/** Lines for the developer console: what failed, where, and how to find it in the server's log. */
export const describeError = (
  error: ApiError,
  request: string,
  page: string,
  said = error.message,
): string =>
  [
    `API error: ${request}`,
    `status: ${error.statusCode ?? 'none'}`,
    `page: ${page}`,
    `request id: ${error.requestId ?? 'none'}`,
    `error code: ${error.errorCode ?? 'none'}`,
    `message: ${said.replaceAll('\n', '\n    ')}`,
  ].join('\n  ')
