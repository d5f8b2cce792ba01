import { describe, expect, test } from 'vitest'
import { createRepeats } from '@/recorder/recorder'

const text = (letter: string, length = 100) => letter.repeat(length)

describe('a text that comes again', () => {
  test('is found under the number it first had', () => {
    const { find } = createRepeats()
    expect(find(text('a'), 1)).toBeNull()
    expect(find(text('b'), 2)).toBeNull()
    expect(find(text('a'), 3)).toBe(1)
    expect(find(text('a'), 4)).toBe(1)
  })

  test('is not tracked while it is short', () => {
    const { find } = createRepeats()
    find('{}', 1)
    expect(find('{}', 2)).toBeNull()
  })

  test('is dropped for later ones, least recently used first', () => {
    const { find } = createRepeats(250)
    find(text('a'), 1)
    find(text('b'), 2)
    expect(find(text('a'), 3)).toBe(1)
    find(text('c'), 4)
    expect(find(text('a'), 5)).toBe(1)
    expect(find(text('b'), 6)).toBeNull()
    expect(find(text('x', 300), 7)).toBeNull()
    expect(find(text('x', 300), 8)).toBeNull()
  })
})
