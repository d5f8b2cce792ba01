import { expect, test } from 'vitest'
import { toCsv } from '@/lib/csv'

test('rows are lines, cells are separated by commas, and null is empty', () => {
  expect(
    toCsv([
      ['timestamp', 'Bytes sent (bytes)'],
      ['2024-01-01T00:00:00.000Z', 1.5],
      ['2024-01-01T00:01:00.000Z', null],
    ]),
  ).toBe(
    'timestamp,Bytes sent (bytes)\r\n2024-01-01T00:00:00.000Z,1.5\r\n2024-01-01T00:01:00.000Z,\r\n',
  )
})

test('text with separators is quoted', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  )
})

test('formulas are escaped, but negative numbers stay numbers', () => {
  expect(toCsv([['=1+1', '@x', -5]])).toBe("'=1+1,'@x,-5\r\n")
})
