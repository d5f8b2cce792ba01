import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeBetween, remainingFaults } from '@/lib/oxql/changed-text'
import { cleanPasted, formatQuery, withPasted } from '@/lib/oxql/format'
import { describeQuery, timeseriesIn, treeOf, variablesIn } from '@/lib/oxql/tree'
import { parseQuery } from '@/mirage/oxql/parser'

const isWhole = (text: string) => !treeOf(text).toString().includes('⚠')

const value = fc.constantFrom(
  ...`1,-1,1.5,.5,1e5,0x1f,true,5m,10us,"a b",'"',"|;}"`.split(','),
  ...'@now(),@now() - 5m,@now()+1h,@2026-08-21,@12:00:00,@2026-08-21T12:00:00.5'.split(','),
)
const name = fc.constantFrom('x', 'instance_id', 'last_seen', 'get', 'sum', 'timestamp')
const { condition } = fc.letrec<{ condition: string; factor: string }>(tie => ({
  factor: fc.oneof(
    { depthSize: 'small' },
    fc
      .tuple(name, fc.constantFrom(' == ', '!=', '<', ' <= ', '>', '>='), value)
      .map(parts => parts.join('')),
    tie('condition').map(inner => `(${inner})`),
    tie('factor').map(inner => `!${inner}`),
  ),
  condition: fc
    .array(fc.tuple(fc.constantFrom(' && ', '||', ' ^ '), tie('factor')), {
      minLength: 1,
      maxLength: 3,
    })
    .map(parts => parts.flat().slice(1).join('')),
}))
const stage = fc.oneof(
  condition.map(inner => `filter ${inner}`),
  fc.constantFrom('align mean_within(5m)', 'align interpolate(1h)', 'join', 'first 5', 'last 1'),
  fc.constantFrom('group_by []', 'group_by [x]', 'group_by [x, y], sum', 'group_by [ x,y ],mean'),
)
const { query } = fc.letrec<{ query: string }>(tie => ({
  query: fc
    .tuple(
      fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('get a:b', 'get virtual_disk:bytes_read'),
        fc
          .array(tie('query'), { minLength: 1, maxLength: 3 })
          .map(inner => `{ ${inner.join(' ; ')} }`),
      ),
      fc.array(stage, { maxLength: 3 }),
      fc.constantFrom(' | ', '|', '\n  | '),
    )
    .map(([source, stages, bar]) => [source, ...stages].join(bar)),
}))

describe('the grammar', () => {
  test('knows every query that the server accepts', () => {
    fc.assert(
      fc.property(query, text => {
        fc.pre(text.length < 4000)
        expect(() => parseQuery(text, 0)).not.toThrow()
        expect(isWhole(text)).toBe(true)
      }),
    )
  })

  test.each(['get a:b filter x == 1', 'get a:b || x', 'get a:b | filter x == 1 )', 'get a:b # no'])(
    '%s has a mistake',
    text => {
      expect(isWhole(text)).toBe(false)
    },
  )

  test('makes a tree of any text', () => {
    const words = fc.constantFrom(
      ...'get filter a:b | || && { } ( ) [ ] " \' == $x @now() 5m é'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(words), parts => {
        const text = parts.join(' ')
        expect(treeOf(text).length).toBe(text.length)
      }),
    )
  })
})

describe('what a query reads', () => {
  test('are its timeseries and variables, each once', () => {
    const text =
      '{ get a:b | filter x == $instance; get c:d | filter y == "$no" && x == $instance; get a:b | align mean_within($period) }'
    expect(timeseriesIn(text)).toEqual(['a:b', 'c:d'])
    expect(variablesIn(text)).toEqual(['instance', 'period'])
  })

  test.each([
    ['get virtual_disk:bytes_read', 'Bytes read'],
    ['get a:bytes_read | align mean_within(1m) | group_by [disk_id], sum', 'Bytes read by disk'],
    ['get a:b | group_by [switch_slot, port_id], sum', 'B by switch slot and port'],
    ['{ get a:bytes_read; get a:bytes_written } | join', 'Bytes read and bytes written'],
    ['get a:b | group_by [], sum', 'B'],
    ['filter x == 1', ''],
    ['', ''],
  ])('%s is titled %j', (text, title) => {
    expect(describeQuery(text)).toBe(title)
  })
})

describe('formatting', () => {
  test.each([
    [
      'get a:b|filter x==1&&!(y!="a|b"||z<3)|align   mean_within( 5m )|group_by [x,y],sum',
      [
        'get a:b',
        '  | filter x == 1 && !(y != "a|b" || z < 3)',
        '  | align mean_within(5m)',
        '  | group_by [x, y], sum',
      ],
    ],
    [
      '{get a:b|last 1;{get c:d;get e:f}|join}|join',
      [
        '{',
        '  get a:b',
        '    | last 1;',
        '  {',
        '    get c:d;',
        '    get e:f',
        '  }',
        '    | join',
        '}',
        '  | join',
      ],
    ],
  ])('%s has a line for each stage', (text, lines) => {
    expect(formatQuery(text)).toBe(lines.join('\n'))
  })

  test.each(['get a:b filter x', 'get a:b | filter x == "open', '{ get a:b'])(
    '%s stays as it is',
    text => {
      expect(formatQuery(text)).toBe(text)
    },
  )

  test('keeps the query, and what is formatted', () => {
    fc.assert(
      fc.property(query, text => {
        fc.pre(text.length < 1000)
        const formatted = formatQuery(text)
        expect(parseQuery(formatted, 0)).toEqual(parseQuery(text, 0))
        expect(formatQuery(formatted)).toBe(formatted)
      }),
    )
  })
})

test.each([
  ['get a:b\r\n| filter x == “y”', 'get a:b\n| filter x == "y"', true],
  ['get\u00a0a:b\u2009| last\u30001', 'get a:b | last 1', true],
  ['x == ‘y’ && z == «w»', `x == 'y' && z == "w"`, true],
  ['get\u200b a:b\ufeff', 'get a:b', true],
  ['get a:b\r\n| last 1', 'get a:b\n| last 1', false],
  ['x == "é 😀"', 'x == "é 😀"', false],
])('%j is pasted as %j', (pasted, text, isChanged) => {
  expect(cleanPasted(pasted)).toEqual({ text, isChanged })
})

describe('a change', () => {
  test('is the part in which two texts differ, and never half a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', '😀', '😁', ' ')),
        fc.array(fc.constantFrom('a', 'b', '😀', '😁', ' ')),
        (one, other) => {
          const [before, after] = [one.join(''), other.join('')]
          const change = changeBetween(before, after)
          expect(change === null).toBe(before === after)
          if (!change) return
          const { from, to, insert } = change
          expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
          expect(before.slice(0, from)).not.toMatch(/[\ud800-\udbff]$/)
        },
      ),
    )
  })

  const marked = (text: string, ...marks: { from: number; to: number }[]) => ({
    text,
    faults: [{ message: 'No', marks, offers: [] }],
  })

  test.each([
    ['get a:b | filtre x', 'get a:b | filtre x == 1', [{ from: 10, to: 16 }]],
    ['get a:b | filtre x', '  get a:b | filtre x', [{ from: 12, to: 18 }]],
    ['get a:b | filtre x', 'get a:b | filter x', undefined],
    ['get a:b | filtre x', 'get a:b | filtres x', undefined],
    ['get a:b | filtre x', 'get a:b | filtre x', [{ from: 10, to: 16 }]],
  ])('of %j to %j moves or removes a mark', (before, after, marks) => {
    const [left] = remainingFaults(marked(before, { from: 10, to: 16 }), after)
    expect(left?.marks).toEqual(marks)
  })

  test('removes a fault that has no place', () => {
    expect(remainingFaults(marked('get a:b'), 'get a:b')).toHaveLength(1)
    expect(remainingFaults(marked('get a:b'), 'get a:b ')).toEqual([])
  })
})

test('what is pasted stands where it was, whatever breaks the lines', () => {
  const pasted = { from: 10, to: 12, text: '“a”' }
  for (const line of ['\n', '\r\n', '\r'])
    expect(withPasted(`get a:b${line}| xx last 1`, pasted)).toBe('get a:b\n| "a" last 1')
})
