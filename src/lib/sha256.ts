/** The first 32 bits of the fractional parts of the roots of primes (FIPS 180-4). */
const fractions = (count: number, root: number): Uint32Array => {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every(prime => candidate % prime !== 0)) primes.push(candidate)
  }
  return Uint32Array.from(primes, prime => (prime ** (1 / root) % 1) * 2 ** 32)
}

const BLOCK = 64
const ROUNDS = fractions(64, 3)

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** SHA-256 of data that comes in parts, which the browser's own cannot hash. */
export class Sha256 {
  readonly #state = fractions(8, 2)
  readonly #words = new Uint32Array(64)
  readonly #rest = new Uint8Array(BLOCK)
  #restLength = 0
  #length = 0

  update(bytes: Uint8Array): this {
    this.#length += bytes.length
    let start = 0
    if (this.#restLength > 0) {
      start = Math.min(BLOCK - this.#restLength, bytes.length)
      this.#rest.set(bytes.subarray(0, start), this.#restLength)
      this.#restLength += start
      if (this.#restLength < BLOCK) return this
      this.#hash(this.#rest, 0)
      this.#restLength = 0
    }
    for (; start + BLOCK <= bytes.length; start += BLOCK) this.#hash(bytes, start)
    this.#rest.set(bytes.subarray(start))
    this.#restLength = bytes.length - start
    return this
  }

  /** The digest as 64 hex digits. Ends the hash. */
  hex(): string {
    const length = this.#length
    const padding = new Uint8Array(((55 - (length % BLOCK) + BLOCK) % BLOCK) + 9)
    padding[0] = 0x80
    const view = new DataView(padding.buffer)
    view.setBigUint64(padding.length - 8, BigInt(length) * 8n)
    this.update(padding)
    return Array.from(this.#state, word => word.toString(16).padStart(8, '0')).join('')
  }

  #hash(bytes: Uint8Array, start: number): void {
    const words = this.#words
    for (let index = 0; index < 16; index += 1) {
      const at = start + index * 4
      words[index] =
        (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
    }
    for (let index = 16; index < 64; index += 1) {
      const [early, late] = [words[index - 15]!, words[index - 2]!]
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      words[index] = words[index - 16]! + first + words[index - 7]! + second
    }
    let [a, b, c, d, e, f, g, h] = this.#state as unknown as Eight
    for (let index = 0; index < 64; index += 1) {
      const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[index]! + words[index]!) | 0
      const spread = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const second = (spread + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    const state = this.#state
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
      state[index] = state[index]! + word
    }
  }
}

type Eight = [number, number, number, number, number, number, number, number]
