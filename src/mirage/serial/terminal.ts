import { faultNames } from '../server/fault-names'

const ENTER = 13
const DELETE = 127
const LINE_END = [13, 10]
const RUB_OUT = [8, 32, 8]

const bytesOf = (text: string): number[] => Array.from(new TextEncoder().encode(text))

/** Maximum line length; further bytes are ignored. */
const MAX_LINE_LENGTH = 2 ** 16

/** False for UTF-8 continuation bytes. */
const beginsCharacter = (byte: number) => (byte & 0xc0) !== 0x80

/**
 * The simulated machine behind a console: prints a greeting and a prompt, and echoes input.
 * Backspace deletes input, but not the prompt.
 */
export class Terminal {
  readonly #name: string
  /** Bytes of the current line. */
  #line: number[] = []
  #hasDropped = false

  constructor(name: string) {
    this.#name = name
  }

  get #prompt(): string {
    return `${this.#name}:~$ `
  }

  /** The output after booting. */
  greeting(): Uint8Array {
    this.#line = []
    const lines = ['', `${this.#name} is up. Whatever you type comes back.`, '', this.#prompt]
    return Uint8Array.from(bytesOf(lines.join('\r\n')))
  }

  /** The output for some input. */
  answer(bytes: Uint8Array): Uint8Array {
    return Uint8Array.from(Array.from(bytes).flatMap(byte => this.#echo(byte)))
  }

  /** Whether the last line asked to drop the connection. Resets the flag. */
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
    if (this.#line.length === MAX_LINE_LENGTH) return []
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
