import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Sha256 } from '@/lib/sha256'

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 251)

describe('SHA-256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 128, 1000])('is right for %s bytes', length => {
    expect(new Sha256().update(bytesOf(length)).hex()).toBe(expected(bytesOf(length)))
  })

  it('is the same for data in parts', () => {
    const whole = bytesOf(1000)
    const hash = new Sha256()
    for (const [from, to] of [
      [0, 10],
      [10, 74],
      [74, 74],
      [74, 300],
      [300, 1000],
    ] as const) {
      hash.update(whole.subarray(from, to))
    }
    expect(hash.hex()).toBe(expected(whole))
  })
})
