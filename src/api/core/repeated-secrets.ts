import type { WireResponse } from '@/ports/ports'
import { base64ToBytes } from '@/lib/base64'
import { findCredentials } from '@/lib/credentials'
import { isSecretField, type Operation } from './operation'

const HIDDEN = '•'
const REPEATS = 'The server’s message is not shown, because it repeats what you entered.'

/** This many characters in a row reveal a secret. */
const RUN = 8
/** Shorter secrets are parts of other words by chance. */
const SHORTEST_PART = 4
/** Limits the work: responses to requests with secrets are short, and messages are to be read. */
const LONGEST = 20_000
/** Layers of escapes in a text that is still compared. */
const LAYERS = 6

const DECODER = new TextDecoder()
/** The decoder’s sign for bytes that are not text. No run contains it. */
const NO_TEXT = 0xfffd

const ESCAPE =
  /\\u([\da-f]{4})|&#x([\da-f]{1,6});|&#(\d{1,7});|\\([bfnrt"'/\\])|&(amp|apos|gt|lt|nbsp|quot);|((?:%[\da-f]{2})+)/gi
const CHARACTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}
/** The many others are rare: a text with one counts as unreadable. */
const OTHER_ENTITY = /&[a-z]\w{1,31};/i

/** All private keys have these lines, and refusals speak of them. */
const BOUNDARY = /-----(?:BEGIN|END) (?:[A-Z]{2,9} )?PRIVATE KEY-----/g

const characterOf = (
  _: string,
  unit?: string,
  hex?: string,
  decimal?: string,
  sign?: string,
  name?: string,
  bytes?: string,
): string => {
  if (bytes)
    return DECODER.decode(Uint8Array.from(bytes.slice(1).split('%'), byte => parseInt(byte, 16)))
  const known = sign ?? name?.toLowerCase()
  if (known) return CHARACTERS[known] ?? known
  // A unit may be half of a character.
  if (unit) return String.fromCharCode(parseInt(unit, 16))
  const point = hex ? parseInt(hex, 16) : Number(decimal)
  return String.fromCodePoint(point > 0x10ffff ? NO_TEXT : point)
}

/** The text, then the same without one more layer of escapes: JSON, HTML and percent signs. */
const layersOf = (text: string): string[] => {
  const layers = [text]
  for (let next = ''; layers.length <= LAYERS; layers.push(next)) {
    next = layers.at(-1)!.replace(ESCAPE, characterOf)
    if (next === layers.at(-1)) break
  }
  return layers
}

/** Decodes base64, wrapped in any way and inside any text, that begins at one of four digits. */
const fromBase64 = (text: string, start: number): string => {
  const digits = text
    .replace(/[^\w+/-]/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .slice(start)
  const whole = digits.slice(0, digits.length - Number(digits.length % 4 === 1))
  return DECODER.decode(base64ToBytes(whole.padEnd(Math.ceil(whole.length / 4) * 4, '=')))
}

/** Everything that a text may say, also in a form, in base64 and in base64 of base64. */
const readingsOf = (text: string, depth = 2): readonly string[] => {
  const layers = layersOf(text)
  if (depth === 0) return layers
  // In a form, the plus sign is a space.
  const forms = layers.filter(layer => layer.includes('+'))
  const ways = [layers, ...forms.map(layer => layersOf(layer.replaceAll('+', ' ')))]
  return [
    ...ways.flat(),
    ...[...new Set(ways.map(way => way.at(-1)!))].flatMap(last =>
      [0, 1, 2, 3].flatMap(start => readingsOf(fromBase64(last, start), depth - 1)),
    ),
  ]
}

/** Servers may change letter case and line breaks. The plus sign is a space in forms. */
const folded = (text: string): string => text.toLowerCase().replace(/[+\s]/g, ' ')

/** Visits the runs of a text that may be wanted, by a hash of just their characters. */
const eachRun = (
  text: string,
  isWanted: (hash: number) => unknown,
  visit: (run: string) => void,
) => {
  let hash = 0
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    hash = ((hash << 2) ^ code) & 0xffff
    length = code === NO_TEXT ? 0 : length + 1
    if (length >= RUN && isWanted(hash)) visit(text.slice(at + 1 - RUN, at + 1))
  }
}

const isInWord = (character = ' '): boolean => /[\p{L}\p{N}]/u.test(character)

/** Whether a text contains a secret that is shorter than a run. */
const holds = (text: string, short: string): boolean => {
  let at = text.indexOf(short)
  while (
    at !== -1 &&
    short.length < SHORTEST_PART &&
    (isInWord(text[at - 1]) || isInWord(text[at + short.length]))
  )
    at = text.indexOf(short, at + 1)
  return at !== -1
}

/** Which of the texts repeat a part of a secret, or cannot be read. Takes linear time. */
const repeating = (secrets: readonly string[], texts: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  const shorts = secrets.filter(secret => secret.length < RUN && secret.trim() !== '').map(folded)
  const holders = new Map<string, string[]>()
  const hashes = new Uint8Array(0x10000)
  let left = LONGEST
  for (const text of texts) {
    left -= text.length
    const layers = left < 0 ? [] : layersOf(text)
    if (left < 0 || layers.length > LAYERS || OTHER_ENTITY.test(layers.at(-1)!)) {
      found.add(text)
      continue
    }
    readingsOf(text).forEach((reading, at) => {
      // What is decoded from base64 contains very short texts by chance.
      const isLikely = at < layers.length
      const said = folded(reading)
      if (shorts.some(short => (isLikely || short.length >= SHORTEST_PART) && holds(said, short)))
        found.add(text)
      eachRun(
        said,
        hash => (hashes[hash] = 1),
        run => {
          const known = holders.get(run)
          if (!known) holders.set(run, [text])
          else if (known.at(-1) !== text) known.push(text)
        },
      )
    })
  }
  for (const secret of secrets) {
    const encoded = base64ToBytes(secret)
    for (const layer of [
      ...layersOf(secret),
      ...(encoded ? layersOf(DECODER.decode(encoded)) : []),
    ])
      eachRun(
        folded(layer.replace(BOUNDARY, String.fromCharCode(NO_TEXT))),
        hash => hashes[hash],
        run => {
          for (const text of holders.get(run) ?? []) found.add(text)
          holders.delete(run)
        },
      )
  }
  return found
}

interface Texts {
  secret: string[]
  clear: string[]
}

/** Collects the texts of a request body. Everything in a secret field is secret. */
const textsIn = (operation: Operation, value: unknown, isSecret: boolean, found: Texts): Texts => {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      textsIn(operation, part, isSecret || isSecretField(operation, key), found)
  } else if (isSecret) found.secret.push(String(value ?? ''))
  else if (typeof value === 'string') {
    const credentials = findCredentials(value)
    found.secret.push(...credentials)
    if (credentials.length === 0) found.clear.push(value)
  }
  return found
}

/** Writes all texts, keys and numbers of a JSON value again. */
const rewritten = (
  value: unknown,
  write: (text: string, key?: string) => string,
  key = '',
): unknown => {
  if (Array.isArray(value)) return value.map(each => rewritten(each, write, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [write(name), rewritten(part, write, name)]),
    )
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value)
  const kept = write(text, key)
  return kept === text ? value : kept
}

/**
 * The response without what it repeats of the secrets in the request body. There is one rule: a
 * text stays if it has no eight characters in a row from a secret, both as it is and decoded from
 * JSON, HTML, percent signs and base64. Otherwise it is replaced as a whole, a message by a sentence
 * that says so. Words that also occur in a long secret may so cost a harmless message; its error
 * code stays. A secret of four to seven characters counts wherever it occurs, a shorter one only as
 * a word of its own: or else the password `a` would replace almost every text.
 *
 * A body that is a single text is secret as a whole. Texts that were also sent in a field that is
 * not secret, such as a name, stay.
 */
export const withoutSecrets = (
  operation: Operation,
  response: WireResponse,
  sent: unknown,
): WireResponse => {
  const { status, headers, body } = response
  const isWhole = typeof sent === 'string'
  const { secret, clear } = textsIn(operation, sent, isWhole, { secret: [], clear: [] })
  if (secret.length === 0) return response
  const shown = new Set(clear)
  const texts = new Set<string>()
  const collect = (text: string) => {
    if (!shown.has(text)) texts.add(text)
    return text
  }
  const isRefused = status >= 400
  try {
    let value: unknown = null
    try {
      value = JSON.parse(body)
    } catch {
      collect(body)
    }
    rewritten(value, collect)
    Object.values(headers).forEach(collect)
    const hidden = repeating(secret, texts)
    const write = (text: string, key = '') =>
      hidden.has(text) ? (isRefused ? (key === 'message' ? REPEATS : '') : HIDDEN) : text
    return {
      ...response,
      headers: Object.fromEntries(Object.entries(headers).filter(([, each]) => !hidden.has(each))),
      body: value === null ? write(body) : JSON.stringify(rewritten(value, write)),
    }
  } catch {
    // Too deeply nested to be read. The error of the browser could quote it.
    return { ...response, headers: {}, body: HIDDEN }
  }
}
