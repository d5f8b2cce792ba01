/**
 * Hashes for comparison: an icon for a name, the states of a recorded and a replayed session. The
 * same in every process and browser. Not cryptographic.
 */

/** 53 bits as 14 hex digits (cyrb53: two multiplicative lanes, mixed at the end). */
export const hashText = (text: string): string => {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 2654435761)
    high = Math.imul(high ^ unit, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  const number = 0x1_0000_0000 * (0x1f_ffff & high) + (low >>> 0)
  return number.toString(16).padStart(14, '0')
}

/** Values that JSON.stringify omits from objects. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol'

/**
 * JSON with sorted keys; `inner` serializes nested objects. Dates become ISO strings as in JSON.
 * BigInts, which JSON.stringify rejects, get the suffix `n`.
 */
const write = (value: unknown, inner: (value: object) => string): string => {
  if (typeof value === 'bigint') return `${value}n`
  if (isLeftOut(value)) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return value instanceof Date ? JSON.stringify(value) : inner(value)
}

const writeObject = (value: object, inner: (value: object) => string): string => {
  if (Array.isArray(value)) return `[${value.map(item => write(item, inner)).join(',')}]`
  // A single pass, because the recorder runs this for every changed object.
  const fields = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(fields).sort()) {
    const item = fields[key]
    if (isLeftOut(item)) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${write(item, inner)}`
  }
  return `{${text}}`
}

/** Serializes to JSON independently of key order. */
export const canonicalJson = (value: unknown): string =>
  write(value, object => writeObject(object, nested => canonicalJson(nested)))

const known = new WeakMap<object, string>()

const hashOfObject = (value: object): string => {
  const remembered = known.get(value)
  if (remembered !== undefined) return remembered
  const hash = hashText(writeObject(value, nested => `#${hashOfObject(nested)}`))
  known.set(value, hash)
  return hash
}

/**
 * Hashes a JSON value independently of key order. Hashes of objects are cached by reference: where
 * states share their unchanged parts, hashing the next state costs only what changed. Never pass an
 * object that may still be mutated.
 */
export const hashOf = (value: unknown): string => {
  const text = write(value, object => `#${hashOfObject(object)}`)
  return text.startsWith('#') ? text.slice(1) : hashText(text)
}
