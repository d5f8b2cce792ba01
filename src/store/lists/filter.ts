/** One condition of a filter. */
export interface Term {
  /** The name of a column, in lower case; undefined for all of them. */
  column: string | undefined
  /** In lower case. */
  text: string
  isNegated: boolean
}

/**
 * `-`, `column:` with a phrase in quotes or a word, or one of these alone. A phrase has each of its own
 * quotes twice.
 */
const TERM = /(-?)(?:([a-z][\w-]*):(?:"((?:[^"]|"")*)"?|(\S*))|"((?:[^"]|"")*)"?|(\S+))/gi

const unquoted = (phrase: string): string => phrase.replaceAll('""', '"')

/**
 * The conditions of a filter, which rows must all meet: words, `"phrases in quotes"`,
 * `column:value`, and `-` before one that must not be met. `columns` are the known names: a colon
 * after anything else, such as in an address, belongs to the text.
 */
export const parseFilter = (filter: string, columns: ReadonlySet<string>): Term[] =>
  Array.from(filter.matchAll(TERM), ([, minus, name, value, word, phrase, bare]) => {
    const column = name?.toLowerCase()
    const isKnown = column !== undefined && columns.has(column)
    const inQuotes = value ?? phrase
    const text = inQuotes === undefined ? (word ?? bare ?? '') : unquoted(inQuotes)
    return {
      column: isKnown ? column : undefined,
      text: (isKnown || name === undefined ? text : `${name}:${text}`).toLowerCase(),
      isNegated: minus === '-',
    }
    // The user has yet to type what to look for.
  }).filter(({ text }) => text !== '' && text !== '-')

/** The groups of an IPv6 or a MAC address. */
const HEX = /^[\da-f]{1,4}$/i

/** The names of columns in a filter that the list does not have. */
export const unknownColumns = (filter: string, columns: ReadonlySet<string>): string[] => {
  const names = Array.from(filter.matchAll(TERM), ([, , name, quote, word]) =>
    name === undefined || word?.startsWith('//') || (quote === undefined && HEX.test(name))
      ? ''
      : name.toLowerCase(),
  )
  return [...new Set(names)].filter(name => name !== '' && !columns.has(name))
}

/** The condition that is being typed at the end of a filter. */
interface OpenTerm {
  /** The filter before it, with its minus and column. */
  before: string
  column: string | undefined
  /** Its text so far, in lower case. */
  typed: string
}

/** Null after a phrase, where nothing can be completed. */
export const openTermOf = (filter: string): OpenTerm | null => {
  const match = /^(|.*\s)(-?)(?:([a-z][\w-]*):)?("(?:[^"]|"")*|[^\s"]*)$/i.exec(filter)
  if (!match) return null
  const [, before = '', minus = '', column, typed = ''] = match
  return {
    before: before + minus + (column === undefined ? '' : `${column}:`),
    column: column?.toLowerCase(),
    typed: unquoted(typed.replace('"', '')).toLowerCase(),
  }
}

/** A text as a filter has it: in quotes if it has spaces, or begins with one. */
export const quoted = (text: string): string =>
  /^"|\s/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
