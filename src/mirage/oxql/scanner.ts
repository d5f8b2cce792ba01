import { fault } from './budget'

/** Bytes of the text that an error shows on either side of its place. */
const CONTEXT = 24

const encoder = new TextEncoder()

const bytesOf = (text: string) => encoder.encode(text)

/** Whether a text can be cut here: not within a character. */
const isCut = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) & 0xc0) !== 0x80

/** The text around a place and a caret below it, as the server shows them; empty inside of a character. */
const contextOf = (text: string, at: number, prefix: number): string => {
  const bytes = bytesOf(text)
  const offset = bytesOf(text.slice(0, at)).length
  const start = Math.max(0, offset - CONTEXT)
  const end = Math.min(bytes.length, offset + CONTEXT)
  if (!isCut(bytes, start) || !isCut(bytes, end)) return ''
  const context = new TextDecoder().decode(bytes.subarray(start, end))
  const before = ' '.repeat(offset - start + 3 + prefix)
  const after = ' '.repeat(end - offset + 3 + prefix)
  return `: .. ${context} ..\n${before}^${after}\n`
}

/** Line and column of an index, both from 1; columns count code points. */
const placeOf = (text: string, at: number): string => {
  const lines = text.slice(0, at).split('\n')
  return `${lines.length}:${Array.from(lines.at(-1) ?? '').length + 1}`
}

/**
 * Reads a text from left to right, with trials that can be taken back. Of all that did not match,
 * it remembers what would have matched at the furthest place, which is what an error names.
 */
export class Scanner {
  readonly #text: string
  #at = 0
  #furthest = 0
  #expected = new Set<string>()
  #isQuiet = false

  constructor(text: string) {
    this.#text = text
  }

  /** Notes what would have matched here. */
  misses(expected: string): undefined {
    if (this.#isQuiet || this.#at < this.#furthest) return undefined
    if (this.#at > this.#furthest) this.#expected.clear()
    this.#furthest = this.#at
    this.#expected.add(expected)
    return undefined
  }

  /** Consumes exactly this text. */
  takes(text: string): boolean {
    const is = this.#text.startsWith(text, this.#at)
    if (is) this.#at += text.length
    else this.misses(JSON.stringify(text))
    return is
  }

  /** Consumes what a sticky pattern matches. `expected` names it in errors. */
  match(pattern: RegExp, expected?: string): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) return expected === undefined ? undefined : this.misses(expected)
    this.#at += found.length
    return found
  }

  /** Spaces, line feeds and tabs: the only white space of the language. */
  space(): boolean {
    return this.match(/[ \n\t]+/y, 'whitespace') !== undefined
  }

  /** Reads something, or nothing at all if that gives undefined. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#at
    const value = read()
    if (value === undefined) this.#at = start
    return value
  }

  /** A separator, with white space around it. Errors do not name it if it is quiet. */
  separator(sign: string, isQuiet = false): boolean {
    this.#isQuiet = isQuiet
    const found = this.attempt(() => {
      this.space()
      if (!this.takes(sign)) return undefined
      this.space()
      return true
    })
    this.#isQuiet = false
    return found ?? false
  }

  /** One or more, with a separator between them. A separator that nothing follows is not consumed. */
  list<T>(separator: () => boolean, read: () => T | undefined): T[] | undefined {
    const first = read()
    if (first === undefined) return undefined
    const items = [first]
    for (;;) {
      const next = this.attempt(() => (separator() ? read() : undefined))
      if (next === undefined) return items
      items.push(next)
    }
  }

  /** Whether all of the text has been read. */
  isAtEnd(): boolean {
    if (this.#at === this.#text.length) return true
    this.misses('EOF')
    return false
  }

  /** Refuses the text, with the place of the error and what was expected there. */
  refuse(): never {
    const place = placeOf(this.#text, this.#furthest)
    const [first = '<unreported>', ...others] = [...this.#expected].sort()
    const expected = others.length === 0 ? first : `one of ${[first, ...others].join(', ')}`
    const start = `Error at ${place}`
    const context = contextOf(this.#text, this.#furthest, start.length + 2)
    return fault(`${start}${context}Expected: error at ${place}: expected ${expected}\n`)
  }
}
