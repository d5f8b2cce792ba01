import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonSyntaxError, JsonText, locationAt } from '@/lib/json-text'

const fault = (text: string): JsonSyntaxError | undefined => {
  try {
    new JsonText(text)
    return undefined
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error
    throw error
  }
}

const parses = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('locations in JSON', () => {
  it('accepts and rejects the same texts as JSON.parse', () => {
    const noise = fc.oneof(
      fc.json(),
      fc
        .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '{', ']', ',', '1', 'x', '\\'))
        .map(([text, at, piece]) => {
          const place = at % (text.length + 1)
          return text.slice(0, place) + piece + text.slice(place + 1)
        }),
    )
    fc.assert(
      fc.property(noise, text => {
        expect(fault(text) === undefined).toBe(parses(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it('returns the end of every value', () => {
    const text = '{ "a": [1, "two"], "b": {"c": null} }'
    const upTo = (...path: PropertyKey[]) =>
      text.slice(0, new JsonText(text, [path, ['b']]).endOf(path))
    expect(upTo('a', 0)).toBe('{ "a": [1')
    expect(upTo('a', 1)).toBe('{ "a": [1, "two"')
    expect(upTo('a')).toBe('{ "a": [1, "two"]')
    expect(upTo('b', 'c')).toBe('{ "a": [1, "two"], "b": {"c": null')
    expect(upTo()).toBe(text)
  })

  it('returns the end of the container for a missing value', () => {
    const text = '{"a": {"b": 1}, "c": 2}'
    expect(text.slice(0, new JsonText(text, [['a', 'x', 'y']]).endOf(['a', 'x', 'y']))).toBe(
      '{"a": {"b": 1}',
    )
  })

  it('limits nesting', () => {
    expect(fault('['.repeat(100_000))?.message).toBe('recursion limit exceeded')
  })

  it('distinguishes similar characters in paths', () => {
    const text = '{"a.b": 1, "a": {"b": 22}}'
    const places = new JsonText(text, [['a.b'], ['a', 'b']])
    expect(text.slice(0, places.endOf(['a.b']))).toBe('{"a.b": 1')
    expect(text.slice(0, places.endOf(['a', 'b']))).toBe('{"a.b": 1, "a": {"b": 22')
  })
})

describe('a location', () => {
  it.each([
    ['', 0, 'line 1 column 0'],
    ['abc', 2, 'line 1 column 2'],
    ['a\nbc\nd', 4, 'line 2 column 2'],
    ['a\n', 2, 'line 2 column 0'],
    ['ü🪨x', 4, 'line 1 column 7'],
  ])('in %j at %i is %s', (text, end, place) => {
    expect(locationAt(text, end)).toBe(place)
  })
})
