/** Line and column in a body as parsers report them: counted from 1, columns in bytes. */
export const locationAt = (text: string, end: number): string => {
  const before = text.slice(0, end)
  const lineStart = before.lastIndexOf('\n') + 1
  const column = new TextEncoder().encode(before.slice(lineStart)).length
  return `line ${before.split('\n').length} column ${column}`
}

/** A syntax error, with the offset at which parsing stopped. */
export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    readonly end: number,
  ) {
    super(message)
  }
}

type Path = readonly PropertyKey[]

/** A node of the tree of requested paths. */
interface PathNode {
  /** Offset at which the value ends; null if the path is absent. */
  end: number | null
  readonly parts: Map<string, PathNode>
}

const newNode = (): PathNode => ({ end: null, parts: new Map() })

const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const ESCAPES = '"\\/bfnrt'
/** Maximum nesting of arrays and objects. */
export const MAX_DEPTH = 127

/**
 * Parses JSON again after it was found invalid, to tell where: `JSON.parse` keeps no locations and
 * words its errors as it likes. Remembers only the requested paths, because there may be as many
 * values as characters, and paths as long as the text.
 */
export class JsonText {
  readonly #text: string
  readonly #root = newNode()
  #offset = 0

  /** `paths` are those that `endOf` will be asked for. Throws a `JsonSyntaxError` on a syntax error. */
  constructor(text: string, paths: readonly Path[] = []) {
    this.#text = text
    for (const path of paths) this.#track(path)
    this.#value(0, this.#root)
    this.#space()
    if (this.#offset < text.length) this.#fail('trailing characters', this.#offset + 1)
  }

  /**
   * Offset at which the value at a path ends; if it is absent, the nearest one that contains it.
   */
  endOf(path: Path): number {
    let nearest = this.#root
    for (const key of path) {
      const node = nearest.parts.get(String(key))
      if (!node || node.end === null) break
      nearest = node
    }
    return nearest.end!
  }

  #track(path: Path) {
    let node = this.#root
    for (const key of path) {
      const part = node.parts.get(String(key)) ?? newNode()
      node.parts.set(String(key), part)
      node = part
    }
  }

  #fail(message: string, end = this.#offset + 1): never {
    throw new JsonSyntaxError(message, Math.min(end, this.#text.length))
  }

  #space() {
    while (' \t\r\n'.includes(this.#text[this.#offset] ?? '-')) this.#offset++
  }

  #value(depth: number, node: PathNode | undefined) {
    if (depth > MAX_DEPTH) this.#fail('recursion limit exceeded')
    this.#space()
    const first = this.#text[this.#offset]
    if (first === undefined) this.#fail('EOF while parsing a value')
    if (first === '{') this.#object(depth, node)
    else if (first === '[') this.#array(depth, node)
    else if (first === '"') this.#string()
    else if (first === '-' || (first >= '0' && first <= '9')) this.#number()
    else this.#word(first)
    if (node) node.end = this.#offset
  }

  #word(first: string) {
    const word = { t: 'true', f: 'false', n: 'null' }[first]
    if (!word) return this.#fail('expected value')
    if (!this.#text.startsWith(word, this.#offset)) this.#fail('expected ident', this.#offset + 2)
    this.#offset += word.length
  }

  #number() {
    NUMBER.lastIndex = this.#offset
    const found = NUMBER.exec(this.#text)
    if (!found) return this.#fail('invalid number')
    this.#offset += found[0].length
    if (/[\d.eE]/.test(this.#text[this.#offset] ?? '')) this.#fail('invalid number')
  }

  #string(): string {
    const start = this.#offset++
    for (;;) {
      const character = this.#text[this.#offset]
      if (character === undefined) this.#fail('EOF while parsing a string')
      if (character < ' ')
        this.#fail('control character (\\u0000-\\u001F) found while parsing a string')
      this.#offset++
      if (character === '"') break
      if (character === '\\') this.#escape()
    }
    const value: unknown = JSON.parse(this.#text.slice(start, this.#offset))
    return String(value)
  }

  #escape() {
    const code = this.#text[this.#offset]
    if (code === undefined) this.#fail('EOF while parsing a string')
    const hex =
      code === 'u' && /^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#offset + 1, this.#offset + 5))
    if (!hex && !ESCAPES.includes(code)) this.#fail('invalid escape')
    this.#offset += hex ? 5 : 1
  }

  #array(depth: number, node: PathNode | undefined) {
    this.#items(']', 'a list', index => this.#value(depth + 1, node?.parts.get(String(index))))
  }

  #object(depth: number, node: PathNode | undefined) {
    this.#items('}', 'an object', () => {
      if (this.#text[this.#offset] !== '"') this.#fail('key must be a string')
      const key = this.#string()
      this.#space()
      if (this.#offset >= this.#text.length) this.#fail('EOF while parsing an object')
      if (this.#text[this.#offset] !== ':') this.#fail('expected `:`')
      this.#offset++
      this.#value(depth + 1, node?.parts.get(key))
    })
  }

  #items(close: string, what: string, item: (index: number) => void) {
    this.#offset++
    for (let index = 0; ; index++) {
      this.#space()
      const character = this.#text[this.#offset]
      if (character === undefined) this.#fail(`EOF while parsing ${what}`)
      if (character === close && index === 0) break
      if (index > 0) {
        if (character === close) break
        if (character !== ',') this.#fail(`expected \`,\` or \`${close}\``)
        this.#offset++
        this.#space()
        if (this.#text[this.#offset] === close) this.#fail('trailing comma')
        if (this.#offset >= this.#text.length) this.#fail('EOF while parsing a value')
      }
      item(index)
    }
    this.#offset++
  }
}
