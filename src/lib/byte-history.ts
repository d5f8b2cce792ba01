const FIRST_SIZE = 4_096

/** The end of a stream of bytes, as far back as it is kept. Bytes are counted from the first ever. */
export class ByteHistory {
  /** How much is kept, in bytes. */
  readonly #kept: number
  #bytes = new Uint8Array(FIRST_SIZE)
  /** How many bytes came before those that are kept. */
  #dropped = 0
  #length = 0

  constructor(kept: number) {
    this.#kept = kept
  }

  /** How many bytes there have been in all. */
  get end(): number {
    return this.#dropped + this.#length
  }

  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#makeRoom(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** The bytes from a place on, `most` at most; those that are no longer kept are left out. */
  read(from = 0, most = Infinity): Uint8Array {
    const start = Math.max(from, this.end - this.#kept, this.#dropped) - this.#dropped
    return this.#bytes.slice(start, Math.min(this.#length, start + most))
  }

  /** Twice as much as is kept fits in, so that moving it down is needed seldom. */
  #makeRoom(more: number) {
    const kept = this.#bytes.subarray(Math.max(0, this.#length - this.#kept), this.#length)
    const needed = kept.length + more
    let size = this.#bytes.length
    while (size < needed) size *= 2
    const bytes = new Uint8Array(Math.min(size * 2, Math.max(needed, 2 * this.#kept)))
    bytes.set(kept)
    this.#dropped += this.#length - kept.length
    this.#length = kept.length
    this.#bytes = bytes
  }
}
