import type { WireResponse } from '@/app/ports'
import { base64ToUtf8, bytesToBase64 } from '@/lib/base64'
import { findCredentials } from '@/lib/credentials'
import { isSecretField, type Operation } from './operation'

const HIDDEN = '•'

/** Shorter texts are replaced only as whole words, because they occur inside many others. */
const SHORT = 6
/** Shorter lines reveal nothing about their secret. */
const SHORTEST_LINE = 8
/** Longer secrets, such as chunks of a file, are replaced only as a whole. */
const LONGEST = 100_000

interface Texts {
  secret: string[]
  clear: string[]
}

/** Collects the texts of a request body. */
const textsIn = (operation: Operation, body: unknown, isSecret: boolean, found: Texts): Texts => {
  if (typeof body === 'string') {
    found[isSecret ? 'secret' : 'clear'].push(body)
    if (!isSecret) found.secret.push(...findCredentials(body))
  } else if (typeof body === 'object' && body !== null)
    for (const [key, value] of Object.entries(body))
      textsIn(operation, value, isSecretField(operation, key), found)
  return found
}

/** The secret, its lines and those of its base64-decoded form, which a message may quote. */
const partsOf = (secret: string): string[] => {
  if (secret.length > LONGEST) return [secret]
  const decoded = base64ToUtf8(secret) ?? ''
  const lines = `${secret}\n${decoded}`.split('\n').map(line => line.trim())
  return [secret, ...lines.filter(line => line.length >= SHORTEST_LINE)]
}

/** The text as written inside a JSON string. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)

/** Patterns for the text within a larger base64 text: it may start at any of a group's 3 bytes. */
const inBase64 = (text: string): string[] => {
  const bytes = new TextEncoder().encode(text)
  return [0, 1, 2].map(before => {
    const all = new Uint8Array(before + bytes.length)
    all.set(bytes, before)
    // The characters at either end may also encode bits of adjacent bytes.
    const own = bytesToBase64(all).slice(before && before + 1, [undefined, -3, -2][all.length % 3])
    const pattern = escaped(own)
      .replaceAll(String.raw`\+`, '[+-]')
      .replaceAll(String.raw`\/`, '[/_]')
    return String.raw`[\w+/=-]{0,4}${pattern}[\w+/=-]{0,4}`
  })
}

/** Patterns for all encodings of a text that a response may contain: JSON, URL and base64. */
const patternsOf = (text: string): string[] => {
  const texts = [quoted(quoted(text)), quoted(text), text]
  const ways = texts
    .flatMap(each => [
      encodeURIComponent(each.replace(/\p{Surrogate}/gu, '\uFFFD')),
      new URLSearchParams([['', each]]).toString().slice(1),
      each,
    ])
    .map(escaped)
  return text.length < SHORT
    ? ways.map(way => String.raw`(?<!\w)${way}(?!\w)`)
    : [...texts.flatMap(inBase64), ...ways]
}

const patternOf = (secrets: readonly string[], text: string): RegExp | null => {
  const parts = secrets
    .flatMap(partsOf)
    .filter(part => part !== '' && part.length <= text.length)
    .toSorted((one, other) => other.length - one.length)
  return parts.length > 0
    ? new RegExp([...new Set(parts.flatMap(patternsOf))].join('|'), 'gi')
    : null
}

const replaceIn = (value: unknown, replace: (text: string) => string): unknown => {
  if (typeof value === 'string') return replace(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => replaceIn(each, replace))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceIn(each, replace)]),
  )
}

/**
 * The response without the secrets of the request body, which the API may repeat in any encoding. A
 * body that is a single text is secret as a whole. Texts that were also sent in a field that is not
 * secret, such as a name, stay.
 */
export const withoutSecrets = (
  operation: Operation,
  response: WireResponse,
  sent: unknown,
): WireResponse => {
  const isWhole = typeof sent === 'string'
  const { secret, clear } = textsIn(operation, sent, isWhole, { secret: [], clear: [] })
  const pattern = patternOf(secret, response.body)
  if (!pattern) return response
  const replace = (text: string) => (clear.includes(text) ? text : text.replace(pattern, HIDDEN))
  try {
    return { ...response, body: JSON.stringify(replaceIn(JSON.parse(response.body), replace)) }
  } catch {
    return { ...response, body: replace(response.body) }
  }
}

/** Stands for a withheld value that is there. */
export const WITHHELD = '<hidden>'

/** The result of an operation without the fields that are withheld from the console. */
export const withoutWithheld = (operation: Operation, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(item => withoutWithheld(operation, item))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' && operation.secret.includes(`!${key}`)
        ? WITHHELD
        : withoutWithheld(operation, value),
    ]),
  )
}
