import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownFaults } from '@/lib/oxql/known-faults'
import { bytesOf, completeQuery, secondsOf, sentQuery, typedPlace } from '@/lib/oxql/sent'
import { ID, options, RANGE, sentText } from './support'

const GAUGE = 'hardware_component:temperature'
const COUNTER = 'virtual_disk:bytes_read'

describe('the range of the page', () => {
  test.each([
    [`get ${GAUGE}`, `get ${GAUGE} | filter ${RANGE}`],
    [`get ${GAUGE} | last 1`, `get ${GAUGE} | filter ${RANGE} | last 1`],
    [`get ${GAUGE}\n| last 1`, `get ${GAUGE} | filter ${RANGE}\n| last 1`],
    [`get ${GAUGE}|filter slot==1`, `get ${GAUGE} | filter ${RANGE}|filter slot==1`],
    [
      `{ get ${GAUGE}; get a:b | last 1 } | join`,
      `{ get ${GAUGE} | filter ${RANGE}; get a:b | filter ${RANGE} | last 1 } | join`,
    ],
    [
      `{ { get ${GAUGE} } ; get a:b }`,
      `{ { get ${GAUGE} | filter ${RANGE} } ; get a:b | filter ${RANGE} }`,
    ],
  ])('%s has it after each get', (typed, sent) => {
    expect(sentText(typed, { usesRange: true })).toBe(sent)
  })

  test.each([
    `get ${GAUGE} | filter timestamp > @now() - 5m`,
    `get ${GAUGE} | filter slot == 1 && (timestamp > @now() - 5m || slot == 2)`,
    `get ${GAUGE} | last 5 | filter slot == 1 | filter timestamp < $end`,
    'get',
    'get | last 1',
    'filter slot == 1',
  ])('%s has none', typed => {
    expect(sentText(typed, { usesRange: true })).not.toContain(RANGE)
  })

  test('is missing only in the subquery that compares its times', () => {
    const typed = `{ get a:b | filter timestamp > @now() - 1h; get c:d } | join`
    expect(sentText(typed, { usesRange: true, isCounter: () => false })).toBe(
      `{ get a:b | filter timestamp > @now() - 1h; get c:d | filter ${RANGE} } | join`,
    )
  })

  test('is not inserted unless it is wanted', () => {
    expect(sentText(`get ${GAUGE}`)).toBe(`get ${GAUGE}`)
  })
})

describe('the start of aligned counters', () => {
  test.each([
    ['$period', '2026-08-20T23:59:00'],
    ['1m', '2026-08-20T23:58:00'],
    ['5s', '2026-08-20T23:59:50'],
    ['1h', '2026-08-20T22:00:00'],
  ])('is two periods of %s earlier', (period, start) => {
    const text = `get ${COUNTER} | align mean_within(${period})`
    expect(sentText(text, { usesRange: true })).toContain(`timestamp >= @${start}.000`)
  })

  test.each([
    [`get ${GAUGE} | align mean_within(1m)`, {}],
    [`get ${COUNTER}`, {}],
    [`get ${COUNTER} | align mean_within(1m)`, { keepsFirstPoint: true }],
  ])('%s is that of the window', (text, changes) => {
    expect(sentText(text, { usesRange: true, ...changes })).toContain(RANGE)
  })

  test('is earlier for what only the whole query aligns, and for timeseries that are not known', () => {
    const text = `{ get ${GAUGE}; get ${COUNTER}; get un:known } | align mean_within(1m)`
    expect(sentText(text, { usesRange: true }).match(/>= @[^ ]*/g)).toEqual([
      '>= @2026-08-21T00:00:00.000',
      '>= @2026-08-20T23:58:00.000',
      '>= @2026-08-20T23:58:00.000',
    ])
  })
})

describe('variables', () => {
  test.each([
    ['timestamp > $start', 'timestamp > @2026-08-21T00:00:00.000'],
    ['timestamp<$end', 'timestamp<@2026-08-21T01:00:00.000'],
    ['instance_id == $instance', `instance_id == "${ID}"`],
    ['name == "$instance"', 'name == "$instance"'],
    [`name == '$period'`, `name == '$period'`],
  ])('%s is sent as %s', (typed, sent) => {
    expect(sentText(`get a:b | filter ${typed}`, { variables: { instance: ID } })).toBe(
      `get a:b | filter ${sent}`,
    )
  })

  test('of a period are seconds', () => {
    expect(sentText('get a:b | align mean_within($period)', { period: 7 })).toBe(
      'get a:b | align mean_within(7s)',
    )
  })

  test('start earlier too, if they are about aligned counters', () => {
    const text = `get ${COUNTER} | filter timestamp > $start | align mean_within(1m)`
    expect(sentText(text)).toContain('timestamp > @2026-08-20T23:58:00.000')
  })

  test.each([
    ['$instance', 'instance'],
    ['$silo', 'silo'],
  ])('%s without an object is asked for', (text, missing) => {
    const sent = sentQuery(`get a:b | filter x == ${text}`, options())
    expect(sent).toMatchObject({ kind: 'faulty', faults: [{ missing, marks: [{ from: 22 }] }] })
  })

  test.each(['$foo', '$', '$Instance'])('%s does not exist', text => {
    const sent = sentQuery(`get a:b | filter x == ${text}`, options())
    const marks = [{ from: 22, to: 22 + text.length }]
    expect(sent).toMatchObject({ kind: 'faulty', faults: [{ marks }] })
  })
})

describe('white space', () => {
  test.each([
    ['  get a:b \n', 'get a:b'],
    ['get a:b\r\n| last 1\r\n', 'get a:b\n| last 1'],
    ['get a:b\r| last 1', 'get a:b\n| last 1'],
    ['\u00a0\u3000get a:b\u2003', 'get a:b'],
  ])('of %j is sent as %j', (typed, sent) => {
    expect(sentText(typed)).toBe(sent)
  })
})

describe('places', () => {
  test('of what was typed are found again, and of the rest the place before it', () => {
    const typed = `  get a:b | filter i == $instance\r\n&& x == "😀" | last 1`
    const sent = completeQuery(typed, options({ usesRange: true, variables: { instance: ID } }))
    const placeOf = (part: string) => typedPlace(sent, sent.text.indexOf(part))
    expect(placeOf('a:b')).toEqual({ at: 6, isInserted: false })
    expect(placeOf(`"${ID}"`)).toEqual({ at: typed.indexOf('$instance'), isInserted: false })
    expect(placeOf('timestamp <')).toEqual({ at: 9, isInserted: true })
    expect(placeOf('last')).toEqual({ at: typed.indexOf('last'), isInserted: false })
    expect(typedPlace(sent, sent.text.length)).toEqual({ at: typed.length, isInserted: false })
  })

  const texts = fc
    .array(
      fc.constantFrom(
        'get ',
        'a:b',
        ' | ',
        'filter ',
        'x == ',
        '"é😀"',
        '\r\n',
        '$start',
        '$period',
        '{',
        '; ',
        '}',
      ),
    )
    .map(parts => parts.join(''))

  test('of each character that is sent as typed are those where it was typed', () => {
    fc.assert(
      fc.property(texts, typed => {
        const sent = completeQuery(typed, options({ usesRange: true }))
        for (const piece of sent.map.filter(({ kind }) => kind === 'verbatim')) {
          for (let at = piece.sent.from; at < piece.sent.to; at++)
            expect(typed[typedPlace(sent, at).at]).toBe(sent.text[at])
        }
        expect(
          sent.map.map(piece => sent.text.slice(piece.sent.from, piece.sent.to)).join(''),
        ).toBe(sent.text)
      }),
    )
  })
})

describe('before sending', () => {
  const messages = (text: string, bytes = 0) =>
    knownFaults(text, { variables: {}, bytes }).map(({ message, marks }) => [
      message,
      ...marks.map(({ from, to }) => text.slice(from, to)),
    ])
  test.each([
    ['', ['The query is empty']],
    ['get a:b | filter x == "y', ['The quote " is not closed', '"']],
    [`get a:b | filter x == 'y | last 1`, [`The quote ' is not closed`, `'`]],
    ['{ get a:b; get c:d | join', ['This { has no }', '{']],
    ['get a:b } | last 1', ['Nothing opens this }', '}']],
    ['get a:b | filter (x == 1', ['This ( has no )', '(']],
    ['get a:b | group_by [x', ['This [ has no ]', '[']],
    ['filter x == 1', ['A query begins with get or {', 'filter x == 1']],
    ['| get a:b', ['A query begins with get or {', '|']],
    ['get a:b | get c:d', ['Only the beginning of a query can be get or {', 'get c:d']],
    ['{ get a:b; }', ['Each part in braces needs a query', '{ get a:b; }']],
    ['{ filter x == 1 }', ['A query begins with get or {', 'filter x == 1']],
  ])('%s is refused', (text, found) => {
    expect(messages(text)[0]).toEqual(found)
  })

  test.each([
    'get a:b | filtre x == 1',
    'get a:b | filter x = 1',
    'get a:b |',
    'get A:b',
    'get a:b | align interpolate(1m)',
    'get a:b | filter x == "}" && y == \'[("\'',
    '{ get a:b; get c:d } | join',
  ])('%s is left to the server', text => {
    expect(messages(text)).toEqual([])
  })

  test('bytes are counted as they are sent', () => {
    const long = (count: number) => `get a:b | filter x == "${'é'.repeat(count)}"`
    expect(bytesOf(long(2036))).toBe(4096)
    expect(sentQuery(`  ${long(2036)}  `, options()).kind).toBe('ready')
    const over = sentQuery(long(2037), options())
    expect(over).toMatchObject({
      bytes: 4098,
      faults: [{ message: 'The query has 4,098 bytes, and at most 4,096 are allowed' }],
    })
    expect(sentQuery(long(2036), options({ usesRange: true })).kind).toBe('faulty')
  })
})

test.each([
  ['5m', 300],
  ['10s', 10],
  ['100ms', 0.1],
  ['1M', 2_592_000],
  ['1Y', 31_536_000],
  ['$period', undefined],
  ['5', undefined],
  ['5x', undefined],
])('%s are %s seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds)
})
