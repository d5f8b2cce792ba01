import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  base64ByteLength,
  base64ToBytes,
  base64ToUtf8,
  bytesToBase64,
  utf8ToBase64,
} from '@/lib/base64'

describe('base64', () => {
  it('encodes known values', () => {
    expect(bytesToBase64(new Uint8Array([]))).toBe('')
    expect(bytesToBase64(new Uint8Array([0, 255, 1]))).toBe('AP8B')
    expect(utf8ToBase64('größe 🪨')).toBe('Z3LDtsOfZSDwn6qo')
    expect(base64ToUtf8('Z3LDtsOfZSDwn6qo')).toBe('größe 🪨')
  })

  it.each(['A', 'AA', 'AAA', 'A===', 'AAAA=', 'AA A', 'AA==\n', 'AA-_', '====', 'AA==AAAA'])(
    'refuses %j',
    text => {
      expect(base64ToBytes(text)).toBeUndefined()
      expect(base64ByteLength(text)).toBeUndefined()
    },
  )

  it('rejects text that is not UTF-8', () => expect(base64ToUtf8('/w==')).toBeUndefined())

  it('round-trips, and knows its length without decoding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        const text = bytesToBase64(bytes)
        expect(base64ToBytes(text)).toEqual(Uint8Array.from(bytes))
        expect(base64ByteLength(text)).toBe(bytes.length)
      }),
    )
  })

  it('decodes a whole upload chunk', () => {
    const chunk = new Uint8Array(512 * 1024)
    chunk[chunk.length - 1] = 1
    expect(Buffer.compare(base64ToBytes(bytesToBase64(chunk)) ?? new Uint8Array(), chunk)).toBe(0)
  })
})
