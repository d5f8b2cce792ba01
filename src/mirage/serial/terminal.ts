import { faultNames } from '../server/fault-names'

const ENTER = 13
const DELETE = 127
const LINE_END = [13, 10]
const RUB_OUT = [8, 32, 8]

const bytesOf = (text: string): number[] => Array.from(new TextEncoder().encode(text))

/** As much as a terminal keeps of a line; the rest is not heard. */
const LONGEST_LINE = 2 ** 16

/** Only the first byte of a character begins a new one. */
const beginsCharacter = (byte: number) => (byte & 0xc0) !== 0x80

/**
 * The machine at the other end of a console: it says who it is, and then only what it is told. What
 * has been typed can be rubbed out, the prompt cannot.
 */
export class Terminal {
  readonly #name: string
  /** The bytes of the line that is being typed. */
  #line: number[] = []
  #hasDropped = false

  constructor(name: string) {
    this.#name = name
  }

  get #prompt(): string {
    return `${this.#name}:~$ `
  }

  /** What it says once it has come up. */
  greeting(): Uint8Array {
    this.#line = []
    const lines = ['', `${this.#name} is up. Whatever you type comes back.`, '', this.#prompt]
    return Uint8Array.from(bytesOf(lines.join('\r\n')))
  }

  /** What it says to what is typed. */
  answer(bytes: Uint8Array): Uint8Array {
    return Uint8Array.from(Array.from(bytes).flatMap(byte => this.#echo(byte)))
  }

  /** Whether it was just told to break its connections. Tells so once. */
  hasDropped(): boolean {
    const hasDropped = this.#hasDropped
    this.#hasDropped = false
    return hasDropped
  }

  #echo(byte: number): number[] {
    if (byte === ENTER) return this.#enter()
    if (byte === DELETE) {
      if (this.#line.length === 0) return []
      while (this.#line.length > 0 && !beginsCharacter(this.#line.pop() ?? 0));
      return RUB_OUT
    }
    if (this.#line.length === LONGEST_LINE) return []
    this.#line.push(byte)
    return [byte]
  }

  #enter(): number[] {
    const line = new TextDecoder().decode(Uint8Array.from(this.#line)).trim()
    this.#line = []
    if (line === faultNames.consoleDrop) this.#hasDropped = true
    return [...LINE_END, ...bytesOf(this.#prompt)]
  }
}
