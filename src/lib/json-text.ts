/** A place in a body as parsers report it: both count from 1, columns in bytes. */
export const locationAt = (text: string, end: number): string => {
  const before = text.slice(0, end)
  const lineStart = before.lastIndexOf('\n') + 1
  const column = new TextEncoder().encode(before.slice(lineStart)).length
  return `line ${before.split('\n').length} column ${column}`
}

/** Text that is no JSON: what was wrong, and where reading stopped. */
export class JsonFault extends Error {
  constructor(
    message: string,
    readonly end: number,
  ) {
    super(message)
  }
}

type Path = readonly PropertyKey[]

/** A place that is asked about, or one on the way there. */
interface Place {
  /** Where the value there ends; none where there is none. */
  end: number | null
  readonly parts: Map<string, Place>
}

const newPlace = (): Place => ({ end: null, parts: new Map() })

const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const ESCAPES = '"\\/bfnrt'
/** How many lists and objects may be within each other. */
export const MAX_DEPTH = 127

/**
 * Reads JSON once more, after something turned out to be wrong with it, to say where: the platform's
 * own parser keeps no places and words its errors as it likes. It remembers the places that are asked
 * about only: there may be as many values as characters, and paths as long as the text.
 */
export class JsonText {
  readonly #text: string
  readonly #root = newPlace()
  #at = 0

  /** `paths` are what will be asked about. Throws a `JsonFault` for text that is no JSON. */
  constructor(text: string, paths: readonly Path[] = []) {
    this.#text = text
    for (const path of paths) this.#ask(path)
    this.#value(0, this.#root)
    this.#space()
    if (this.#at < text.length) this.#fault('trailing characters', this.#at + 1)
  }

  /** Where the value at a path ends; for one that is absent, where the nearest around it ends. */
  endOf(path: Path): number {
    let nearest = this.#root
    for (const key of path) {
      const place = nearest.parts.get(String(key))
      if (!place || place.end === null) break
      nearest = place
    }
    return nearest.end!
  }

  #ask(path: Path) {
    let place = this.#root
    for (const key of path) {
      const part = place.parts.get(String(key)) ?? newPlace()
      place.parts.set(String(key), part)
      place = part
    }
  }

  #fault(message: string, end = this.#at + 1): never {
    throw new JsonFault(message, Math.min(end, this.#text.length))
  }

  #space() {
    while (' \t\r\n'.includes(this.#text[this.#at] ?? '-')) this.#at++
  }

  #value(depth: number, place: Place | undefined) {
    if (depth > MAX_DEPTH) this.#fault('recursion limit exceeded')
    this.#space()
    const first = this.#text[this.#at]
    if (first === undefined) this.#fault('EOF while parsing a value')
    if (first === '{') this.#object(depth, place)
    else if (first === '[') this.#array(depth, place)
    else if (first === '"') this.#string()
    else if (first === '-' || (first >= '0' && first <= '9')) this.#number()
    else this.#word(first)
    if (place) place.end = this.#at
  }

  #word(first: string) {
    const word = { t: 'true', f: 'false', n: 'null' }[first]
    if (!word) return this.#fault('expected value')
    if (!this.#text.startsWith(word, this.#at)) this.#fault('expected ident', this.#at + 2)
    this.#at += word.length
  }

  #number() {
    NUMBER.lastIndex = this.#at
    const found = NUMBER.exec(this.#text)
    if (!found) return this.#fault('invalid number')
    this.#at += found[0].length
    if (/[\d.eE]/.test(this.#text[this.#at] ?? '')) this.#fault('invalid number')
  }

  #string(): string {
    const start = this.#at++
    for (;;) {
      const character = this.#text[this.#at]
      if (character === undefined) this.#fault('EOF while parsing a string')
      if (character < ' ')
        this.#fault('control character (\\u0000-\\u001F) found while parsing a string')
      this.#at++
      if (character === '"') break
      if (character === '\\') this.#escape()
    }
    const value: unknown = JSON.parse(this.#text.slice(start, this.#at))
    return String(value)
  }

  #escape() {
    const code = this.#text[this.#at]
    if (code === undefined) this.#fault('EOF while parsing a string')
    const hex =
      code === 'u' && /^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 1, this.#at + 5))
    if (!hex && !ESCAPES.includes(code)) this.#fault('invalid escape')
    this.#at += hex ? 5 : 1
  }

  #array(depth: number, place: Place | undefined) {
    this.#items(']', 'a list', index => this.#value(depth + 1, place?.parts.get(String(index))))
  }

  #object(depth: number, place: Place | undefined) {
    this.#items('}', 'an object', () => {
      if (this.#text[this.#at] !== '"') this.#fault('key must be a string')
      const key = this.#string()
      this.#space()
      if (this.#at >= this.#text.length) this.#fault('EOF while parsing an object')
      if (this.#text[this.#at] !== ':') this.#fault('expected `:`')
      this.#at++
      this.#value(depth + 1, place?.parts.get(key))
    })
  }

  #items(close: string, what: string, item: (index: number) => void) {
    this.#at++
    for (let index = 0; ; index++) {
      this.#space()
      const character = this.#text[this.#at]
      if (character === undefined) this.#fault(`EOF while parsing ${what}`)
      if (character === close && index === 0) break
      if (index > 0) {
        if (character === close) break
        if (character !== ',') this.#fault(`expected \`,\` or \`${close}\``)
        this.#at++
        this.#space()
        if (this.#text[this.#at] === close) this.#fault('trailing comma')
        if (this.#at >= this.#text.length) this.#fault('EOF while parsing a value')
      }
      item(index)
    }
    this.#at++
  }
}
