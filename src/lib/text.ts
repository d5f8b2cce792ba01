import { formatNumber } from './number'

const ELLIPSIS = '…'

/** Truncates the end: the result has at most `max` characters, including the ellipsis. */
export const truncateEnd = (text: string, max: number): string => {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  return characters.slice(0, Math.max(max - 2, 0)).join('') + ELLIPSIS
}

/** Truncates the middle of ids and file names: `5c56b…ec3e0`. */
export const truncateMiddle = (text: string, max: number): string => {
  const characters = Array.from(text)
  if (characters.length <= max) return text
  const side = Math.max(Math.floor((max - 2) / 2), 0)
  const end = characters.slice(characters.length - side)
  return characters.slice(0, side).join('') + ELLIPSIS + end.join('')
}

/** Capitalizes the first letter only. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `hElLo WoRlD` → `Hello World`. */
export const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(?<!\S)\S/g, first => first.toUpperCase())

/** `item` → `items`, `switch` → `switches`, `policy` → `policies`, `set of parts` → `sets of parts`. */
export const plural = (noun: string): string => {
  const [, kind = noun, of = ''] = /^(\S+)( of .+)$/.exec(noun) ?? []
  const many = /(s|x|ch|sh)$/.test(kind) ? `${kind}es` : `${kind.replace(/(?<=[^aeiou])y$/, 'ie')}s`
  return many + of
}

/** `0 items`, `1 item`, `1,000 items`. */
export const pluralize = (noun: string, count: number): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural(noun)}`

/**
 * Puts the separator between items and the conjunction before the last one. Two items get only the
 * conjunction.
 */
export const intersperse = <Item, Between>(
  items: readonly Item[],
  separator: Between,
  conjunction?: Between,
): (Item | Between)[] =>
  items.flatMap((item, index): (Item | Between)[] => {
    if (index === 0) return [item]
    if (conjunction === undefined || index < items.length - 1) return [separator, item]
    return items.length === 2 ? [conjunction, item] : [separator, conjunction, item]
  })

/** `a or b`; `a, b, or c`. */
export const commaSeries = (items: readonly string[], conjunction: string): string =>
  items.length <= 2
    ? items.join(` ${conjunction} `)
    : intersperse(items, ', ', `${conjunction} `).join('')

/**
 * Inserts a dash after each of these zero-based positions; positions beyond the end are ignored.
 */
export const addDashes = (positions: readonly number[], text: string): string =>
  Array.from(text, (character, index) =>
    positions.includes(index) ? `${character}-` : character,
  ).join('')

/** Says how many items a newer server has that this console does not know; empty for none. */
export const unknownKindNote = (noun: string, count: number): string =>
  count > 0
    ? `There ${count === 1 ? 'is' : 'are'} also ${pluralize(noun, count)} of a kind that this console does not know.`
    : ''

/** A value of the API as users write it: `open_sent` → `open sent`. */
export const enumWords = (value: string): string => value.replaceAll('_', ' ')

/** Stands for a value that could not be read, on the screen and in files. */
export const NOT_KNOWN = 'Not known'

/** Characters that control a terminal (cursor, screen, clipboard) or reorder text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/**
 * Makes untrusted text safe to print on one line of a terminal: control characters are escaped as
 * in JSON, so that JSON stays valid.
 */
export const printable = (text: string): string =>
  text.replace(
    UNPRINTABLE,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Like `printable`, but keeps line breaks. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n')
