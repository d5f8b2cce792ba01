import { describe, expect, it } from 'vitest'
import { parseSize } from '@/lib/size-entry'

describe('parsing a size', () => {
  it.each([
    ['1024', { entry: 1024, hasUnit: false }],
    ['1.5 TB', { entry: 1536, hasUnit: true }],
    ['1.5TiB', { entry: 1536, hasUnit: true }],
    ['2T', { entry: 2048, hasUnit: true }],
    ['10 gib', { entry: 10, hasUnit: true }],
    ['4 GB', { entry: 4, hasUnit: true }],
    ['512 MiB', { entry: 0.5, hasUnit: true }],
    ['1073741824 B', { entry: 1, hasUnit: true }],
    ['', { entry: null, hasUnit: false }],
    ['TB', { entry: 'TB', hasUnit: false }],
    ['4 GX', { entry: '4 GX', hasUnit: false }],
    ['1e3', { entry: '1e3', hasUnit: false }],
    ['1,5 TB', { entry: '1,5 TB', hasUnit: false }],
  ])('%j in GiB is %j', (text, expected) => {
    expect(parseSize(text, 'GiB', 'en-US')).toEqual(expected)
  })

  it("uses the field's unit and the locale", () => {
    expect(parseSize('512 GB', 'TiB', 'en-US').entry).toBe(0.5)
    expect(parseSize('1,5 TB', 'GiB', 'de-DE').entry).toBe(1536)
  })
})
