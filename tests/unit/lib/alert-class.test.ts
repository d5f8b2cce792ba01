import { describe, expect, it, test } from 'vitest'
import { isGlob, matchesClass, patternError } from '@/lib/alert-class'

describe('a pattern of alert classes', () => {
  test.each(['probe', '**', '*', 'hardware.**', 'hardware.*.psu.removed', 'a_1.B2'])(
    'may be %s',
    pattern => expect(patternError(pattern)).toBeUndefined(),
  )

  test.each(['hardware..x', 'a-b', '', '.', 'a.', '***', 'a.b*', 'a b', 'ä'])(
    'may not be %j',
    pattern => expect(patternError(pattern)).toMatch(/^Join segments with dots/),
  )

  it('is a glob if it has a star', () => {
    expect(['probe', 'a.*', '**'].map(isGlob)).toEqual([false, true, true])
  })
})

describe('a class', () => {
  const PSU = 'hardware.power_shelf.psu.removed'
  test.each([
    [PSU, PSU, true],
    ['**', PSU, true],
    ['hardware.**', PSU, true],
    ['hardware.power_shelf.psu.*', PSU, true],
    ['hardware.**.removed', PSU, true],
    ['hardware.*', PSU, false],
    ['*', PSU, false],
    ['*', 'probe', true],
    ['hardware', PSU, false],
  ])('with the pattern %s and the name %s matches: %s', (pattern, name, expected) => {
    expect(matchesClass(pattern, name)).toBe(expected)
  })
})
