import { describe, expect, it } from 'vitest'
import { parseQuery } from '@/mirage/oxql/parser'
import type { Condition, Literal } from '@/mirage/oxql/syntax'
import { written } from '@/mirage/oxql/syntax'

const NOW = Date.UTC(2026, 7, 21, 12)
const HOUR = 3_600_000

const conditionOf = (text: string): Condition => {
  const [stage] = parseQuery(`get a:b | filter ${text}`, NOW).stages
  if (stage?.kind !== 'filter') throw new Error('no filter')
  return stage.condition
}

const valueOf = (text: string): Literal => {
  const condition = conditionOf(`x == ${text}`)
  if (condition.kind !== 'compare') throw new Error('no comparison')
  return condition.literal
}

const messageOf = (query: string): string => {
  try {
    parseQuery(query, NOW)
    return 'valid'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

/** The place of an error, and what was expected there. */
const errorOf = (query: string) =>
  /error at (\d+:\d+: expected .*)\n$/.exec(messageOf(query))?.[1] ?? messageOf(query)

describe('the precedence of conditions', () => {
  it.each([
    ['a == 1 || b == 2 && c == 3', '(a == 1) || ((b == 2) && (c == 3))'],
    ['a == 1 && b == 2 || c == 3', '((a == 1) && (b == 2)) || (c == 3)'],
    ['a == 1 && b == 2 ^ c == 3', '(a == 1) && ((b == 2) ^ (c == 3))'],
    ['a == 1 ^ b == 2 && c == 3', '((a == 1) ^ (b == 2)) && (c == 3)'],
    ['a == 1 ^ b == 2 || c == 3', '((a == 1) ^ (b == 2)) || (c == 3)'],
    ['!a == 1 ^ b == 2', '(!(a == 1)) ^ (b == 2)'],
    ['!(a == 1 || b == 2)', '!((a == 1) || (b == 2))'],
    ['a == 1 && (b == 2 || c == 3)', '(a == 1) && ((b == 2) || (c == 3))'],
  ])('reads %s as %s', (text, expected) => {
    expect(written(conditionOf(text))).toBe(expected)
  })
})

describe('a literal', () => {
  const ID = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'

  it.each([
    ['1', { kind: 'integer', value: 1 }],
    ['-0x1F', { kind: 'integer', value: -31 }],
    ['1.', { kind: 'double', value: 1 }],
    ['.5', { kind: 'double', value: 0.5 }],
    ['-1e-3', { kind: 'double', value: -0.001 }],
    ['true', { kind: 'boolean', value: true }],
    ['5m', { kind: 'duration', value: 300_000 }],
    ['1Y', { kind: 'duration', value: 365 * 24 * HOUR }],
    ['2M', { kind: 'duration', value: 60 * 24 * HOUR }],
    ['"run"', { kind: 'string', value: 'run' }],
    [`'say "hi"'`, { kind: 'string', value: 'say "hi"' }],
    [String.raw`"a\n\t\\\0\u{22}\u{1f600}"`, { kind: 'string', value: 'a\n\t\\\0"😀' }],
    [`"${ID}"`, { kind: 'uuid', value: ID }],
    [`"${ID.toUpperCase().replaceAll('-', '')}"`, { kind: 'uuid', value: ID }],
    [`'${ID}'`, { kind: 'string', value: ID }],
    ['"10.0.0.1"', { kind: 'ip_addr', value: '10.0.0.1' }],
    ['"fd00::1"', { kind: 'ip_addr', value: 'fd00::1' }],
    ['@2026-08-20', { kind: 'timestamp', value: NOW - 36 * HOUR }],
    ['@11:00:00', { kind: 'timestamp', value: NOW - HOUR }],
    ['@2026-08-21T12:00:00.5', { kind: 'timestamp', value: NOW + 500 }],
    ['@now()', { kind: 'timestamp', value: NOW }],
    ['@now()-1h', { kind: 'timestamp', value: NOW - HOUR }],
    ['@now()\n+ 2h', { kind: 'timestamp', value: NOW + 2 * HOUR }],
  ])('is read: %s', (text, expected) => {
    expect(valueOf(text)).toEqual(expected)
  })

  it.each([
    [ID],
    ['10.0.0.1'],
    [String.raw`"a \" b"`],
    [String.raw`"\x"`],
    [String.raw`"\u{d800}"`],
    ['“run”'],
    ['@2026-02-30'],
    ['@2026-08-21T12:00:00Z'],
    ['@25:00:00'],
    ['-5m'],
    ['4294967296s'],
    ['1e'],
  ])('is refused: %s', text => {
    expect(messageOf(`get a:b | filter x == ${text}`)).toContain('Error at')
  })
})

describe('a query', () => {
  it.each([
    ['get a:b'],
    ['  get a:b|join\n'],
    ['\u00a0get a:b\u0085'],
    ['{get a:b;get c:d}|join'],
    ['{ { get a:b } ; get c1:d_2e } | join | last 3'],
    ['get a:b | group_by []'],
    ['get a:b | group_by [ a , b_c ], sum'],
    ['get a:b | group_by [a,],mean'],
    ['get\ta:b | align mean_within(90s)'],
    ['get a:b | filter x ~= "^a" | first 1'],
  ])('is valid: %s', query => {
    expect(messageOf(query)).toBe('valid')
  })

  it.each([
    // White space is part of the grammar.
    ['get a:b\r\n| join', '1:8: expected EOF'],
    ['get a:b |\u00a0join', '1:10'],
    ['geta:b', '1:4: expected whitespace'],
    ['get a : b', '1:6: expected ":"'],
    ['get a:b | align mean_within( 5m)', '1:29'],
    ['get a:b | group_by[a]', '1:19: expected whitespace'],
    ['get a:b | group_by [a] , sum', '1:23: expected one of ",", EOF'],
    // Names are of small letters, and do not start or end with an underscore.
    ['get A:b', '1:5: expected A valid identifier'],
    ['get a:b | filter _x == 1', '1:18'],
    ['get a:b | filter x_ == 1', '1:19'],
    ['get a:b | filter x = 1', '1:20: expected one of "!=", "<", "<=", "==", ">", ">=", "~="'],
    ['get a:b | filter x ~= 1', '1:24: expected one of "M", "Y", "d"'],
    ['get a:b | last 0', '1:17: expected limit count must be a nonzero usize'],
    ['get a:b | get c:d', '1:18: expected every subquery must start with a `get` operation'],
    ['filter x == 1', '1:14'],
    ['get a:b # all of it', '1:8: expected EOF'],
    // Columns count code points of the text as trimmed; the place is that of the unknown word.
    ['get a:b | filtre x == 1', '1:11: expected one of "align", "filter"'],
    ['  get a:b | filtre x == 1', '1:11'],
    ['get a:b | filter x == "😀"\n  | filtre x == 1', '2:5: expected one of "align", "filter"'],
    ['get a:b | filter x == "😀" | filtre x == 1', '1:29'],
  ])('is refused at its place: %s', (query, expected) => {
    expect(errorOf(query)).toSatisfy((error: string) => error.startsWith(expected), errorOf(query))
  })

  it('is refused with the text around the place, and a caret below it', () => {
    expect(messageOf('get a:b | filtre x == 1')).toBe(
      [
        'Error at 1:11: .. get a:b | filtre x == 1 ..',
        '                            ^                               ',
        'Expected: error at 1:11: expected one of "align", "filter", "first", "get", "group_by", ' +
          '"join", "last", "{"',
        '',
      ].join('\n'),
    )
  })

  it('may have 4,096 bytes, however many characters that is', () => {
    const sized = (text: string) => `get a:b | filter x == "${text}"`
    const room = 4_096 - sized('').length
    expect(messageOf(`  ${sized('a'.repeat(room))}\n`)).toBe('valid')
    expect(messageOf(sized('a'.repeat(room + 1)))).toBe('Queries must be <= 4096 characters')
    expect(messageOf(sized('é'.repeat(room / 2 + 1)))).toBe('Queries must be <= 4096 characters')
  })

  it('may have conditions 31 levels deep', () => {
    const terms = (count: number) => Array<string>(count).fill('x == 1').join(' && ')
    expect(messageOf(`get a:b | filter ${terms(32)}`)).toBe('valid')
    expect(messageOf(`get a:b | filter ${terms(33)}`)).toMatch(/^Maximum recursion level/)
  })
})
