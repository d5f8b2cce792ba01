import { expect, it } from 'vitest'
import { printable, printableLines } from '@/lib/text'

it.each([
  ['plain: é, 日本, 🙂', 'plain: é, 日本, 🙂'],
  ['\u001b]52;c;cm0=\u0007', '\\u001b]52;c;cm0=\\u0007'],
  ['\u009b2J', '\\u009b2J'],
  ['a\r\n\tb\u007f', 'a\\u000d\\u000a\\u0009b\\u007f'],
  ['a\u202eb\u2066c\u2028d', 'a\\u202eb\\u2066c\\u2028d'],
])('%j is safe for a terminal', (text, expected) => {
  expect(printable(text)).toBe(expected)
})

it('preserves the meaning of JSON', () => {
  const value = { 'a\u009b': 'b\u007f\u202e\u001b\n' }
  const printed = printable(JSON.stringify(value))
  expect(printed).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  expect(JSON.parse(printed)).toEqual(value)
})

it('keeps line breaks where intended', () => {
  expect(printableLines('a\u001b\nb')).toBe('a\\u001b\nb')
})
