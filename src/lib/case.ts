/**
 * Converts between camelCase (console) and snake_case (API) keys, and splits names into words.
 * Values never change: enum values such as `import_ready` stay as they are.
 */

type KeyConverter = (key: string) => string

const toSnake: KeyConverter = key => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const toCamel: KeyConverter = key =>
  key.replace(/_([a-z0-9])/g, (_, char: string) => char.toUpperCase())

/** Caches conversions: every response has the same few hundred keys. */
const remember = (convert: KeyConverter, concerns: RegExp): KeyConverter => {
  const known = new Map<string, string>()
  return key => {
    if (!concerns.test(key)) return key
    const found = known.get(key)
    if (found !== undefined) return found
    const converted = convert(key)
    known.set(key, converted)
    return converted
  }
}

const snakeKey = remember(toSnake, /[A-Z]/)
const camelKey = remember(toCamel, /_[a-z0-9]/)

const isPlainObject = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Sets a property without invoking the `__proto__` setter. */
const put = (object: Record<string, unknown>, key: string, value: unknown): void => {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true })
}

const convertKeys = (value: unknown, convert: KeyConverter): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => convertKeys(item, convert))
  if (!isPlainObject(value)) return value
  // Hot path for every response: `Object.entries` and `Object.fromEntries` take four times as long.
  const converted: Record<string, unknown> = {}
  for (const key of Object.keys(value))
    put(converted, convert(key), convertKeys(value[key], convert))
  return converted
}

/** Converts all keys of a JSON value to snake_case, at any depth. Dates and blobs pass through. */
export const camelToSnake = (value: unknown): unknown => convertKeys(value, snakeKey)

/** Converts all keys of a JSON value to camelCase, at any depth. The inverse of `camelToSnake`. */
export const snakeToCamel = (value: unknown): unknown => convertKeys(value, camelKey)

/** Converts one key, for query strings: `sortBy` → `sort_by`. */
export const camelToSnakeKey = snakeKey

/** Converts one key, for path parameters of the API document: `silo_name` → `siloName`. */
export const snakeToCamelKey = camelKey

/**
 * Splits at anything that is not a letter or digit, and before a capital that starts a new word. A
 * run of capitals is one word; a lone capital at the very end belongs to the word before it.
 */
const words = (text: string): string[] =>
  text
    .replace(/([a-z0-9])(?=[A-Z][A-Za-z0-9])/g, '$1 ')
    .split(/[^A-Za-z0-9]+/)
    .filter(word => word !== '')
    .map(word => word.toLowerCase())

/** `whatEVerTHIS_iS` → `what-ever-this-is`. */
export const kebabCase = (text: string): string => words(text).join('-')

/** Splits an operation name into words: `instanceDiskList` → `instance`, `disk`, `list`. */
export const camelCaseToWords = (name: string): string[] =>
  name
    .split(/(?=[A-Z])/)
    .filter(word => word !== '')
    .map(word => word.toLowerCase())
