import { parseIp } from '@/lib/ip'
import type { Scanner } from './scanner'
import type { Literal } from './syntax'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Units of durations in milliseconds, in the order tried. Months and years have a fixed length. */
const UNITS = {
  Y: 365 * DAY,
  M: 30 * DAY,
  w: 7 * DAY,
  d: DAY,
  h: HOUR,
  ms: 1,
  m: MINUTE,
  s: SECOND,
  us: 1 / 1_000,
  ns: 1 / 1_000_000,
}

const SMALLEST = -(2n ** 63n)
const LARGEST = 2n ** 64n - 1n

const DIGITS = "['0' ..= '9']"

/** An integer, decimal or hexadecimal, with a sign. */
export const integer = (scanner: Scanner): bigint | undefined =>
  scanner.attempt(() => {
    const isNegative = scanner.takes('-')
    const digits = scanner.attempt(() => {
      if (!scanner.takes('0x')) return undefined
      const hex = scanner.match(/[0-9a-f]+(?!\.)/iy, "['0' ..= '9' | 'a' ..= 'f' | 'A' ..= 'F']")
      return hex === undefined ? undefined : `0x${hex}`
    })
    const found = digits ?? scanner.match(/\d+(?![\deE.])/y, DIGITS)
    if (found === undefined) return undefined
    const value = isNegative ? -BigInt(found) : BigInt(found)
    if (value < SMALLEST) return scanner.misses('negative overflow')
    return value > LARGEST ? scanner.misses('positive overflow') : value
  })

const MOST_UNITS = 2n ** 32n

/** A duration such as `5m`, in milliseconds. */
export const duration = (scanner: Scanner): number | undefined =>
  scanner.attempt(() => {
    const count = integer(scanner)
    if (count === undefined) return undefined
    const unit = Object.entries(UNITS).find(([name]) => scanner.takes(name))
    if (!unit) return undefined
    return count < 0n || count >= MOST_UNITS
      ? scanner.misses('invalid count for duration literal')
      : Number(count) * unit[1]
  })

const double = (scanner: Scanner): number | undefined =>
  scanner.attempt(() => {
    const text = scanner.match(/-?\d*\.?\d*(?:[eE]-?\d+)*/y) ?? ''
    const value = /\d/.test(text.split(/e/i)[0] ?? '') ? Number(text) : Number.NaN
    return Number.isNaN(value) ? scanner.misses('double literal') : value
  })

const UUID = /"[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}"/iy

/** With all dashes or without any. */
const uuid = (scanner: Scanner): string | undefined =>
  scanner.attempt(() => {
    const digits = scanner.match(UUID)?.slice(1, -1).toLowerCase()
    const parts = digits?.split('-')
    if (!digits || (parts?.length !== 1 && parts?.length !== 5)) return undefined
    return digits.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  })

const ip = (scanner: Scanner): string | undefined =>
  scanner.attempt(() => {
    const text = scanner.match(/"(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]+)"/y)?.slice(1, -1)
    return text !== undefined && parseIp(text) ? text : undefined
  })

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\', 0: '\0' }

const escaped = (name: string): string | undefined => {
  if (!name.startsWith('u')) return ESCAPES[name]
  const code = Number.parseInt(name.slice(2), 16)
  const isCharacter = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

/** The text that a literal stands for; undefined if it has another backslash than those of escapes. */
const unescaped = (text: string): string | undefined => {
  let isValid = true
  const value = text.replaceAll(/\\(u\{[\da-f]{1,6}\}|[^]|$)/gi, (_, name: string) => {
    const character = escaped(name)
    isValid &&= character !== undefined
    return character ?? ''
  })
  return isValid ? value : undefined
}

/** A text in single or double quotes. It cannot contain its own quote, not even escaped. */
const string = (scanner: Scanner): string | undefined => {
  for (const [quote, kind] of [
    ["'", 'single'],
    ['"', 'double'],
  ] as const) {
    const found = scanner.attempt(() => {
      if (!scanner.takes(quote)) return undefined
      const text = unescaped(scanner.match(quote === "'" ? /[^']*/y : /[^"]*/y) ?? '')
      if (text === undefined) return scanner.misses(`invalid ${kind} quoted string`)
      return scanner.takes(quote) ? text : undefined
    })
    if (found !== undefined) return found
  }
  return undefined
}

const DATE = /^\d{4}-\d\d-\d\d$/
const TIME = /^\d\d:\d\d:\d\d(?:\.\d+)?$/

/** Parses a date, a time of today, or both, all in UTC without a zone. NaN if there is no such time. */
const timeOf = (text: string, now: number): number => {
  const today = new Date(now).toISOString().slice(0, 10)
  const [date = '', time = '00:00:00'] = TIME.test(text) ? [today, text] : text.split('T')
  if (!DATE.test(date) || !TIME.test(time)) return Number.NaN
  const midnight = Date.parse(date)
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date)
  return exists ? Date.parse(`${date}T${time}Z`) : Number.NaN
}

/** `@now()` with an offset, or another time. */
const timestamp = (scanner: Scanner, now: number): number | undefined => {
  const written = scanner.attempt(() => {
    if (!scanner.takes('@')) return undefined
    const text = scanner.match(/[\dT:.-]+/y, "['0' ..= '9' | '-' | 'T' | ':' | '.']")
    if (text === undefined) return undefined
    const time = timeOf(text, now)
    return Number.isNaN(time) ? scanner.misses('a recognized timestamp format') : time
  })
  if (written !== undefined) return written
  if (!scanner.takes('@now()')) return undefined
  const offset = scanner.attempt(() => {
    scanner.space()
    const sign = scanner.match(/[+-]/y, "['+' | '-']")
    if (sign === undefined) return undefined
    scanner.space()
    const length = duration(scanner)
    return length === undefined || sign === '+' ? length : -length
  })
  return now + (offset ?? 0)
}

/** Any value. A text in double quotes that is a UUID or an address is one. */
export const literal = (scanner: Scanner, now: number): Literal | undefined => {
  const boolean = scanner.match(/true|false/y, 'boolean literal')
  if (boolean !== undefined) return { kind: 'boolean', value: boolean === 'true' }
  const length = duration(scanner)
  if (length !== undefined) return { kind: 'duration', value: length }
  const whole = integer(scanner)
  if (whole !== undefined) return { kind: 'integer', value: Number(whole) }
  const number = double(scanner)
  if (number !== undefined) return { kind: 'double', value: number }
  const id = uuid(scanner)
  if (id !== undefined) return { kind: 'uuid', value: id }
  const address = ip(scanner)
  if (address !== undefined) return { kind: 'ip_addr', value: address }
  const text = string(scanner)
  if (text !== undefined) return { kind: 'string', value: text }
  const time = timestamp(scanner, now)
  return time === undefined ? undefined : { kind: 'timestamp', value: time }
}
