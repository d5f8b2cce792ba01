const FIRST_SIZE = 4_096

/** Keeps the last bytes of a stream. Offsets count from the first byte ever appended. */
export class ByteHistory {
  /** Capacity in bytes. */
  readonly #kept: number
  #bytes = new Uint8Array(FIRST_SIZE)
  /** Offset of the oldest byte still kept. */
  #dropped = 0
  #length = 0

  constructor(kept: number) {
    this.#kept = kept
  }

  /** Offset after the last byte, i.e. the total number of bytes appended. */
  get end(): number {
    return this.#dropped + this.#length
  }

  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#makeRoom(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** Up to `most` bytes from an offset on, skipping those no longer kept. */
  read(from = 0, most = Infinity): Uint8Array {
    const start = Math.max(from, this.end - this.#kept, this.#dropped) - this.#dropped
    return this.#bytes.slice(start, Math.min(this.#length, start + most))
  }

  /** Allocates twice the capacity, so that the bytes rarely have to be moved. */
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
