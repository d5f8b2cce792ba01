import { describe, expect, test } from 'vitest'
import { csvFile, toCsv } from '@/lib/csv'

test('rows are lines, cells are separated by commas, and null is empty', () => {
  expect(
    toCsv([
      ['Timestamp', 'Bytes sent (bytes)'],
      ['2024-01-01T00:00:00.000Z', 1.5],
      ['2024-01-01T00:01:00.000Z', null],
    ]),
  ).toBe(
    'Timestamp,Bytes sent (bytes)\r\n2024-01-01T00:00:00.000Z,1.5\r\n2024-01-01T00:01:00.000Z,\r\n',
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

/** What spreadsheets skip before a formula. */
const UNSEEN = [
  ['nothing', ''],
  ['a space', ' '],
  ['a no-break space', '\u00a0'],
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['an override of direction', '\u202e'],
  ['a byte-order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['NUL', '\0'],
  ['ESC', '\u001b'],
  ['a quote', '"'],
  ['several', ' \u200b\0'],
] as const

/** The cells of a line as spreadsheets split it, which take quotes only around a whole cell. */
const cellsOf = (text: string, separator: string) =>
  text.split(/\r\n|[\r\n]/).flatMap(line => line.split(separator))

describe.each(UNSEEN)('a formula behind %s', (_name, unseen) => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A'])(
    'is guarded: %s',
    sign => {
      for (const before of ['', 'a;', 'a\t', 'a\n', 'a\r', ';', '\t', 'a;b;']) {
        const cells = [['x', before + unseen + sign]]
        for (const text of [toCsv(cells), csvFile('a', cells, 'excel', 'en-US').text])
          for (const separator of [',', ';', '\t'])
            for (const cell of cellsOf(text, separator))
              expect(
                cell.replace(/^["\s\p{C}\p{Z}\u3164]*/u, ''),
                JSON.stringify(text),
              ).not.toMatch(/^[=+\-@＝＋－＠]/)
      }
    },
  )
})

test('a sign elsewhere in a text stays as it is', () => {
  expect(toCsv([['a-b, c + d; e @ f = g']])).toBe('"a-b, c + d; e @ f = g"\r\n')
})

test.each(['csv', 'excel'] as const)('the headings of a file for %s are in one case', format => {
  const rows = [
    ['name', 'Started', 'available, memory', 'vCPUs', 'ID'],
    ['db1', 'yes', '', '', ''],
  ]
  const [header, row] = csvFile('a', rows, format, 'en-US').text.replace('\uFEFF', '').split('\r\n')
  expect(header?.replaceAll('"', '').split(/,(?! )|\t/)).toEqual([
    'Name',
    'Started',
    'Available, memory',
    'vCPUs',
    'ID',
  ])
  expect(row).toMatch(/^db1/)
})
