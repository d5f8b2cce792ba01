import { describe, expect, it } from 'vitest'
import { moveActive } from '@/ui/Listbox/moveActive'
import { findTyped, typeOn } from '@/ui/Select/typeahead'

const items = [{ isDisabled: true }, {}, {}, { isDisabled: true }]

describe('moving through a list', () => {
  it('skips what cannot be chosen and goes round at the ends', () => {
    expect(moveActive(items, 1, 1)).toBe(2)
    expect(moveActive(items, 2, 1)).toBe(1)
    expect(moveActive(items, 1, -1)).toBe(2)
  })

  it('starts at the near end when nothing is active', () => {
    expect(moveActive(items, -1, 1)).toBe(1)
    expect(moveActive(items, -1, -1)).toBe(2)
    expect(moveActive([{}, {}, {}], -1, -1)).toBe(2)
  })

  it('finds nothing in a list without choices', () => {
    expect(moveActive([], -1, 1)).toBe(-1)
    expect(moveActive([{ isDisabled: true }], -1, 1)).toBe(-1)
  })
})

describe('typing ahead', () => {
  const names = ['Admin', 'Collaborator', 'Custom', 'Viewer'].map(label => ({ label }))

  it('collects letters that follow each other quickly', () => {
    const first = typeOn({ text: '', at: 0 }, 'c', 1000)
    expect(typeOn(first, 'u', 1400).text).toBe('cu')
    expect(typeOn(first, 'u', 1600).text).toBe('u')
  })

  it('finds the label that starts with the letters, in either case', () => {
    expect(findTyped(names, 'cu', 0)).toBe(2)
    expect(findTyped(names, 'V', 0)).toBe(3)
    expect(findTyped(names, 'x', 0)).toBe(-1)
  })

  it('goes on to the next one when a letter is repeated', () => {
    expect(findTyped(names, 'c', 0)).toBe(1)
    expect(findTyped(names, 'c', 1)).toBe(2)
    expect(findTyped(names, 'cc', 2)).toBe(1)
  })

  it('stays at the active one while it still matches', () => {
    expect(findTyped(names, 'co', 1)).toBe(1)
  })
})
