import type { WireResponse } from '@/app/ports'
import { base64ToUtf8, bytesToBase64 } from '@/lib/base64'
import { findCredentials } from '@/lib/credentials'
import { isSecretField, type Operation } from './operation'

const HIDDEN = '•'

/** Shorter texts are looked for as words of their own: they are parts of many others. */
const SHORT = 6
/** A shorter line tells nothing of the secret that it is of. */
const SHORTEST_LINE = 8
/** In longer secrets, such as pieces of a file, no lines are looked for. */
const LONGEST = 100_000

interface Texts {
  secret: string[]
  clear: string[]
}

/** The texts of a body that was sent. */
const textsIn = (operation: Operation, body: unknown, isSecret: boolean, found: Texts): Texts => {
  if (typeof body === 'string') {
    found[isSecret ? 'secret' : 'clear'].push(body)
    if (!isSecret) found.secret.push(...findCredentials(body))
  } else if (typeof body === 'object' && body !== null)
    for (const [key, value] of Object.entries(body))
      textsIn(operation, value, isSecretField(operation, key), found)
  return found
}

/** The secret as it was sent and as it was before that, and what a message may quote of it. */
const partsOf = (secret: string): string[] => {
  if (secret.length > LONGEST) return [secret]
  const decoded = base64ToUtf8(secret) ?? ''
  const lines = `${secret}\n${decoded}`.split('\n').map(line => line.trim())
  return [secret, ...lines.filter(line => line.length >= SHORTEST_LINE)]
}

/** As it stands in a message that quotes JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)

/** In base64 of whatever the text is in, where it may begin at any of three places of a group. */
const inBase64 = (text: string): string[] => {
  const bytes = new TextEncoder().encode(text)
  return [0, 1, 2].map(before => {
    const all = new Uint8Array(before + bytes.length)
    all.set(bytes, before)
    // Where it touches what is around it, the letters are not its own.
    const own = bytesToBase64(all).slice(before && before + 1, [undefined, -3, -2][all.length % 3])
    const pattern = escaped(own)
      .replaceAll(String.raw`\+`, '[+-]')
      .replaceAll(String.raw`\/`, '[/_]')
    return String.raw`[\w+/=-]{0,4}${pattern}[\w+/=-]{0,4}`
  })
}

/** Finds a text in whatever way it may be written in an answer. */
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
 * The answer without the secrets of the body that was sent: what the API says may repeat them, in
 * whatever way they are written there. A body that is one text is a secret as a whole. What was sent
 * in the clear as well, such as a name, stays.
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
