import { describe, expect, it } from 'vitest'
import { boxesOf, fillBox, spread } from '@/ui/DeviceCodeField/deviceBoxes'

describe('the boxes of a device code', () => {
  it('has eight, empty ones included', () => {
    expect(boxesOf('AB')).toEqual(['A', 'B', '', '', '', '', '', ''])
  })

  it('takes a letter in upper case and wipes anything else', () => {
    expect(fillBox('AB', 2, 'c')).toBe('ABC')
    expect(fillBox('AB', 1, '1')).toBe('A')
  })

  it('leaves the other letters in their boxes when one is taken out', () => {
    expect(fillBox('ABC', 1, '')).toBe('A C')
    expect(boxesOf('A C')).toEqual(['A', '', 'C', '', '', '', '', ''])
  })

  it('takes the newest letter of a box that had one', () => {
    expect(fillBox('A', 0, 'Ab')).toBe('B')
  })

  it('spreads a pasted code, whatever stands between its letters', () => {
    expect(spread('abcd-efgh')).toBe('ABCDEFGH')
    expect(spread('1 ab\n')).toBe('AB')
  })
})
