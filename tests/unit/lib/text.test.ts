import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDashes,
  capitalize,
  commaSeries,
  intersperse,
  plural,
  pluralize,
  titleCase,
  truncateEnd,
  truncateMiddle,
} from '@/lib/text'

describe('truncating', () => {
  it('keeps text that fits', () => {
    expect(truncateEnd('abcdef', 6)).toBe('abcdef')
    expect(truncateMiddle('abcdef', 6)).toBe('abcdef')
  })

  it('truncates the end', () => {
    expect(truncateEnd('abcdefghijk', 10)).toBe('abcdefgh…')
  })

  it('truncates the middle of an id to five characters each side', () => {
    expect(truncateMiddle('5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0', 12)).toBe('5c56b…ec3e0')
    expect(truncateMiddle('abcdefghijklmnopq', 13)).toBe('abcde…mnopq')
  })

  it('never exceeds the length and never splits a character', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (value, max) => {
        for (const cut of [truncateEnd(value, max), truncateMiddle(value, max)]) {
          expect(Array.from(cut).length).toBeLessThanOrEqual(max)
          for (const character of cut) expect(`${value}…`).toContain(character)
        }
      }),
    )
  })
})

describe('letter case', () => {
  it('capitalizes the first letter only', () => {
    expect(capitalize('hello World')).toBe('Hello World')
    expect(capitalize('')).toBe('')
  })

  it('title-cases every word', () => {
    expect(titleCase('hElLo WoRlD')).toBe('Hello World')
    expect(titleCase('')).toBe('')
  })
})

describe('counting and joining', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('pluralizes %d', (count, expected) => expect(pluralize('item', count)).toBe(expected))

  it.each([
    ['switch', 'switches'],
    ['policy', 'policies'],
    ['set of port settings', 'sets of port settings'],
  ])('says for several of %s: %s', (noun, expected) => expect(plural(noun)).toBe(expected))

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b, or c'],
    [['a', 'b', 'c', 'd'], 'a, b, c, or d'],
  ])('joins %j', (items, expected) => expect(commaSeries(items, 'or')).toBe(expected))

  it('puts separators between items', () => {
    expect(intersperse([], ',')).toEqual([])
    expect(intersperse(['a'], ',', 'or')).toEqual(['a'])
    expect(intersperse(['a', 'b', 'c'], ',')).toEqual(['a', ',', 'b', ',', 'c'])
    expect(intersperse(['a', 'b'], ',', 'or')).toEqual(['a', 'or', 'b'])
    expect(intersperse(['a', 'b', 'c'], ',', 'or')).toEqual(['a', ',', 'b', ',', 'or', 'c'])
  })

  it.each([
    [[3], 'abcdefgh', 'abcd-efgh'],
    [[], 'abcd', 'abcd'],
    [[0, 2], 'abcd', 'a-bc-d'],
    [[3], 'abcd', 'abcd-'],
    [[9], 'abcd', 'abcd'],
  ])('adds dashes after %j of %s', (positions, text, expected) =>
    expect(addDashes(positions, text)).toBe(expected),
  )
})
