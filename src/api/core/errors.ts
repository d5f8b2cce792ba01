import { camelCaseToWords } from '@/lib/case'
import { capitalize } from '@/lib/text'
import type { ApiError } from './api-error'
import {
  isFromGateway,
  isNoAnswer,
  isRefusal,
  sentence,
  turnedAway,
  unreadable,
  withAdvice,
  withRefusal,
  type Asked,
} from './failures'

/** Words that are not written like words. */
const ABBREVIATIONS: Record<string, string> = {
  bgp: 'BGP',
  ip: 'IP',
  saml: 'SAML',
  ssh: 'SSH',
  vpc: 'VPC',
}

/** The server's word for a type as people write it: `ip-pool` → `IP pool`. */
const readable = (thing: string): string =>
  thing
    .replace(/-/g, ' ')
    .replace(/\banti affinity\b/g, 'anti-affinity')
    .split(' ')
    .map(word => ABBREVIATIONS[word] ?? word)
    .join(' ')

/**
 * What already exists. The message knows best: creating an instance may fail because of a disk.
 * Else it is the word before `create` in the operation's name.
 */
const existingThing = (operationId: string, message: string): string | undefined => {
  const [, fromMessage] = /already exists: ([^"]*)/.exec(message) ?? []
  if (fromMessage?.trim()) return readable(fromMessage.trim())
  const words = camelCaseToWords(operationId)
  const fromName = words[words.indexOf('create') - 1]?.replace(/s$/, '')
  return fromName && readable(fromName)
}

/** The API's words as people read them; empty where it says nothing. */
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

/** The API's own words, as they came; empty where there are none. */
export const saidIn = (body: unknown): string =>
  typeof body === 'object' && body !== null ? (textOf(body, 'message') ?? '') : ''

/** What is wrong inside the system is nobody's business; that something is, is. */
const causeOf = (statusCode: number, isSaid: boolean, asked: Asked): string | undefined => {
  if (statusCode < 500) return undefined
  if (isFromGateway(statusCode))
    return `The API behind ${asked.host} did not answer (${statusCode}).`
  if (statusCode === 503) return 'The server is not available (503).'
  const cause = `The server answered with an error (${statusCode})`
  return isSaid ? `${cause}.` : `${cause}: ${isNoAnswer(asked)}`
}

/** What happened, in the API's words where it has any, and what became of what was asked. */
const messageOf = (
  words: string,
  cause: string | undefined,
  statusCode: number,
  asked: Asked,
): string => {
  if (words && cause === undefined) return words
  if (isRefusal(statusCode))
    return withRefusal(`Unknown server error (${statusCode}). No reason was given.`, asked)
  if (!words) return withAdvice(cause ?? `Unknown server error (${statusCode}).`, asked)
  const own = isFromGateway(statusCode) ? '' : `The server failed (${statusCode}): `
  return withAdvice(own + sentence(words), asked)
}

/** What a refusal says, from its body in camelCase; its id is in the body or in a header. */
export const toApiError = (
  operationId: string,
  asked: Asked,
  statusCode: number,
  body: unknown,
  headerId?: string,
): ApiError => {
  const isSaid = typeof body === 'object' && body !== null
  const answer = isSaid ? body : {}
  const errorCode = textOf(answer, 'errorCode')
  const requestId = textOf(answer, 'requestId') ?? headerId
  const named = requestId !== undefined && { requestId }
  if (isRefusal(statusCode) && (!isSaid || (statusCode === 413 && !saidIn(answer))))
    return { ...turnedAway(asked, statusCode), ...named }
  if (!isSaid && statusCode < 500) return { ...unreadable(asked, statusCode), ...named }
  const cause = causeOf(statusCode, isSaid, asked)
  const silence = isSaid && statusCode === 500 ? 'Unknown server error' : ''
  const words = wordsOf(operationId, errorCode, saidIn(answer)) || silence
  return {
    kind: 'error',
    message: messageOf(words, cause, statusCode, asked),
    ...(cause !== undefined && { cause }),
    ...(errorCode !== undefined && { errorCode }),
    statusCode,
    ...named,
  }
}

/** The lines for the developer's console: what failed, where, and how to find it in the server's log. */
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
