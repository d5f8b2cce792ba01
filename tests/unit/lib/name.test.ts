import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { descriptionError, generatedName, nameError } from '@/lib/name'

const TOO_LONG = 'Must be at most 63 characters'
const CHARACTERS = 'Must contain only lower-case letters, digits and dashes'
const START = 'Must start with a lower-case letter'
const END = 'Must end with a letter or number'

describe('nameError', () => {
  it.each([
    ['a', undefined],
    ['db1', undefined],
    ['a--b', undefined],
    ['a'.repeat(63), undefined],
    ['a'.repeat(64), TOO_LONG],
    ['A'.repeat(64), TOO_LONG],
    ['', 'Disk name is required'],
    ['freeBSD', CHARACTERS],
    ['abC', CHARACTERS],
    ['9B', CHARACTERS],
    [' ', CHARACTERS],
    ['a_b', CHARACTERS],
    ['bücher', CHARACTERS],
    ['9bc', START],
    ['-', START],
    ['-a-', START],
    ['abc---', END],
    ['ab-', END],
  ])('checks %j', (value, expected) => expect(nameError('Disk name', value)).toBe(expected))

  it('accepts an empty name if it is optional', () => {
    expect(nameError('Name', '', { required: false })).toBeUndefined()
    expect(nameError('Name', '9', { required: false })).toBe(START)
  })
})

describe('descriptionError', () => {
  it('accepts 512 characters', () => {
    expect(descriptionError('')).toBeUndefined()
    expect(descriptionError('x'.repeat(512))).toBeUndefined()
    expect(descriptionError('x'.repeat(513))).toBe('Must be at most 512 characters')
  })

  it('counts code points rather than UTF-16 units', () => {
    expect(descriptionError('🪨'.repeat(512))).toBeUndefined()
    expect(descriptionError('🪨'.repeat(513))).toBe('Must be at most 512 characters')
  })
})

describe('generatedName', () => {
  it.each([
    [['disk'], 'disk-0a1b2c'],
    [['x'.repeat(80)], `${'x'.repeat(56)}-0a1b2c`],
    [['x'.repeat(80), 'y'.repeat(80)], `${'x'.repeat(27)}-${'y'.repeat(27)}-0a1b2c`],
    [
      ['x'.repeat(80), 'y'.repeat(80), 'z'.repeat(80)],
      `${'x'.repeat(18)}-${'y'.repeat(18)}-${'z'.repeat(18)}-0a1b2c`,
    ],
    [['web', 'ubuntu'], 'web-ubuntu-0a1b2c'],
  ])('joins %j', (parts, expected) => expect(generatedName(parts, '0a1b2c')).toBe(expected))

  it('makes valid names of valid names', () => {
    const validName = fc
      .stringMatching(/^[a-z][a-z0-9-]{0,70}[a-z0-9]$/)
      .map(name => name.slice(0, 63))
    const suffix = fc.stringMatching(/^[0-9a-f]{6}$/)
    fc.assert(
      fc.property(fc.array(validName, { minLength: 1, maxLength: 9 }), suffix, (parts, hex) => {
        const name = generatedName(parts, hex)
        expect(nameError('Name', name)).toBeUndefined()
        expect(name.endsWith(`-${hex}`)).toBe(true)
      }),
    )
  })
})
