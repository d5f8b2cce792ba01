import { describe, expect, it } from 'vitest'
import { emphasis, emphasisedChoices, plainText, rich } from '@/lib/rich-text'

describe('rich text', () => {
  it('keeps emphasis as data', () => {
    expect(rich`Only ${emphasis('stopped')} ones`).toEqual([
      'Only ',
      { emphasis: 'stopped' },
      ' ones',
    ])
    expect(rich`${emphasis('db1')}`).toEqual([{ emphasis: 'db1' }])
    expect(rich`to ${'add'} it`).toEqual(['to add it'])
    expect(rich`${''}`).toEqual([])
  })

  it.each([
    [['a'], 'Only a count'],
    [['a', 'b'], 'Only a or b count'],
    [['a', 'b', 'c'], 'Only a, b or c count'],
    [['a', 'b', 'c', 'd'], 'Only a, b, c or d count'],
  ])('joins %j', (words, expected) => {
    expect(plainText(rich`Only ${emphasisedChoices(words)} count`)).toBe(expected)
  })

  it('emphasises every choice and nothing else', () => {
    expect(emphasisedChoices(['a', 'b', 'c'], 'and')).toEqual([
      { emphasis: 'a' },
      ', ',
      { emphasis: 'b' },
      ' and ',
      { emphasis: 'c' },
    ])
  })

  it('returns plain strings as they are', () => expect(plainText('as is')).toBe('as is'))
})
