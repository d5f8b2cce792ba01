import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, hashOf, hashText } from '@/lib/hash'

/** The same JSON with reversed keys. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

describe('hashText', () => {
  it('never changes: icons and recorded fingerprints depend on it', () => {
    expect(hashText('')).toBe('0bdcb81aee8d83')
    expect(hashText('default-silo')).toBe('19bdad0ac16b78')
  })

  it('is always 14 hex digits', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(hashText(text)).toMatch(/^[0-9a-f]{14}$/)
      }),
    )
  })

  it('has no collisions among many similar names', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `disk-${index}`)
    expect(new Set(names.map(hashText)).size).toBe(names.length)
  })
})

describe('hashOf', () => {
  it('ignores the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(hashOf(reversed(value))).toBe(hashOf(value))
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
      }),
    )
  })

  it('round-trips through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value))
      }),
    )
    expect(hashOf({ a: undefined, b: [undefined] })).toBe(hashOf({ b: [null] }))
    expect(hashOf({ at: new Date(0) })).toBe(hashOf({ at: '1970-01-01T00:00:00.000Z' }))
  })

  it('differs if and only if the canonical text does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(canonicalJson(a) === canonicalJson(b))
      }),
    )
  })

  it.each([
    [1, '1'],
    [null, 'null'],
    [[], {}],
    [[[]], []],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: { b: 1 } }, { b: { a: 1 } }],
    [1n, 1],
  ])('tells %o from %o', (a, b) => expect(hashOf(a)).not.toBe(hashOf(b)))

  it('does not visit objects it has seen', () => {
    let reads = 0
    const part = Object.defineProperty({}, 'value', {
      enumerable: true,
      get: () => {
        reads += 1
        return 1
      },
    })
    const first = hashOf({ part, tick: 1 })
    const second = hashOf({ part, tick: 2 })
    expect(first).not.toBe(second)
    expect(reads).toBe(1)
  })
})
