import { describe, expect, it } from 'vitest'
import { formatEntry, numberError, parseNumber } from '@/lib/number-entry'

describe('parsing a number', () => {
  it.each([
    ['12', 'en-US', 12],
    [' 64 ', 'en-US', 64],
    ['007', 'en-US', 7],
    ['1.50', 'en-US', 1.5],
    ['1.', 'en-US', 1],
    ['.5', 'en-US', 0.5],
    ['-1.5', 'en-US', -1.5],
    ['−5', 'en-US', -5],
    ['1,023', 'en-US', 1023],
    ['1,234,567.25', 'en-US', 1234567.25],
    ['1,5', 'de-DE', 1.5],
    ['1.023', 'de-DE', 1023],
    ['1 023', 'fr-FR', 1023],
    ['1\u00a0023', 'fr-FR', 1023],
    ["1'023", 'de-CH', 1023],
    ['1,00,000', 'en-IN', 100000],
    ['１２', 'ja-JP', 12],
    ['١٢', 'ar-EG', 12],
    ['12', 'ar-EG', 12],
    ['', 'en-US', null],
    ['  ', 'en-US', null],
  ])('%j in %s is %j', (text, locale, expected) => {
    expect(parseNumber(text, locale)).toBe(expected)
  })

  it.each([
    ['1,5', 'en-US'],
    ['1,02', 'en-US'],
    ['10,23', 'en-US'],
    ['1,', 'en-US'],
    ['1.5', 'de-DE'],
    ['1.2.3', 'en-US'],
    ['1 023', 'en-US'],
    ['1e3', 'en-US'],
    ['0x10', 'en-US'],
    ['4 GB', 'en-US'],
    ['--5', 'en-US'],
    ['5-', 'en-US'],
    ['-', 'en-US'],
    ['.', 'en-US'],
    ['Infinity', 'en-US'],
    ['abc', 'en-US'],
  ])('%j in %s stays text', (text, locale) => {
    expect(parseNumber(text, locale)).toBe(text)
  })

  it('parses what it formats', () => {
    for (const locale of ['en-US', 'de-DE', 'fr-FR', 'ar-EG', 'hi-IN'])
      for (const number of [0, 7, -3, 1023, 0.125, 1234567.5])
        expect(parseNumber(formatEntry(number, locale), locale)).toBe(number)
  })
})

describe('number errors', () => {
  const memory = { label: 'Memory', min: 1, max: 256, units: 'GiB', isInteger: true }

  it.each([
    [null, undefined],
    [1, undefined],
    [256, undefined],
    [257, 'At most 256 GiB'],
    [0, 'At least 1 GiB'],
    [-5, 'At least 1 GiB'],
    [1.5, 'Enter a whole number of GiB'],
    ['4 GB', 'Enter a whole number of GiB'],
  ])('%j: %j', (entry, expected) => {
    expect(numberError(entry, memory)).toBe(expected)
  })

  it('report a missing number if it is required', () => {
    expect(numberError(null, { ...memory, isRequired: true })).toBe('Memory is required')
  })

  it('ignore rules that are not given', () => {
    expect(numberError('x', { label: 'Priority' })).toBe('Enter a number')
    expect(numberError(-1e9, { label: 'Priority' })).toBeUndefined()
    expect(numberError(70000, { label: 'Priority', max: 65535 })).toBe('At most 65,535')
  })
})
