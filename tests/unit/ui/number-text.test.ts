import { describe, expect, it } from 'vitest'
import { clamp, isNumberInProgress, parseNumber, step } from '@/ui/NumberField/numberText'

describe('what may be typed into a number field', () => {
  it.each(['', '0', '007', '1.', '.5', '1.25'])('allows %j', text => {
    expect(isNumberInProgress(text, { min: 0 })).toBe(true)
  })

  it.each(['-', '-5', '1-', 'a', '1e3', '1,000', '1 000', '1.2.3', '+1'])('refuses %j', text => {
    expect(isNumberInProgress(text, { min: 0 })).toBe(false)
  })

  it('allows a minus only where the minimum is below zero', () => {
    expect(isNumberInProgress('-5', { min: -10 })).toBe(true)
    expect(isNumberInProgress('-5', {})).toBe(false)
  })
})

describe('reading and stepping', () => {
  it.each([
    ['12', 12],
    ['-1.5', -1.5],
    ['1.', 1],
    [' 64 ', 64],
    ['', null],
    ['-', null],
    ['.', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it('clamps to the ends that are given', () => {
    expect(clamp(5, { min: 6, max: 1023 })).toBe(6)
    expect(clamp(5000, { min: 6, max: 1023 })).toBe(1023)
    expect(clamp(5000, { min: 6 })).toBe(5000)
  })

  it('steps from nothing to the minimum and never past an end', () => {
    expect(step(null, 1, { min: 4 })).toBe(4)
    expect(step(null, -1, {})).toBe(0)
    expect(step(1, -10, { min: 1 })).toBe(1)
  })
})
