import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builderOf, changeBuilder, type BuilderChange, type BuilderQuery } from '@/lib/oxql/builder'
import { literalOf, proposedQuery, valueOfLiteral } from '@/lib/oxql/literals'
import { ID, schemas } from './support'

const TEXT = `get a:b
| filter state=="run"  &&  instance_id == $instance
|  align mean_within( $period )
| group_by [ x,y ],sum`

describe('the builder', () => {
  test('shows a query of its shape', () => {
    expect(builderOf(TEXT)).toEqual({
      kind: 'query',
      timeseries: 'a:b',
      conditions: [
        { field: 'state', operator: '==', value: '"run"' },
        { field: 'instance_id', operator: '==', value: '$instance' },
      ],
      period: '$period',
      fields: ['x', 'y'],
      reducer: 'sum',
    })
  })

  test.each([
    ['', { timeseries: '', conditions: [], period: null, fields: null }],
    ['get ', { timeseries: '' }],
    ['get a:b | filter x', { conditions: [{ field: 'x', operator: '', value: '' }] }],
    ['get a:b | align mean_within(1m)', { period: '1m', fields: null }],
    ['get a:b | align mean_within(1m) | group_by []', { fields: [], reducer: 'mean' }],
  ])('shows %j', (text, shown) => {
    expect(builderOf(text)).toMatchObject({ kind: 'query', ...shown })
  })

  test.each([
    ['get a:b | filter x == 1 || y == 2', 'filter x == 1 || y == 2'],
    ['get a:b | filter !x == 1', 'filter !x == 1'],
    ['get a:b | filter (x == 1)', 'filter (x == 1)'],
    ['get a:b | last 1', 'last 1'],
    ['get a:b | filter x == 1 | filter y == 1', 'filter y == 1'],
    ['get a:b | align interpolate(1m)', 'align interpolate(1m)'],
    ['get a:b | group_by [x] | align mean_within(1m)', 'align mean_within(1m)'],
    ['{ get a:b }', '{ get a:b }'],
    ['filter x == 1', 'filter x == 1'],
    ['get a:b | filtre x == 1', 'filtre x == 1'],
    ['get a:b |', 'get a:b |'],
    ['get a:b filter', 'get a:b filter'],
    ['get a:b | filter x == "y', 'filter x == "y'],
  ])('leaves %s alone because of %s', (text, part) => {
    expect(builderOf(text)).toMatchObject({ kind: 'text', part })
    expect(changeBuilder(text, { kind: 'period', period: '5m' })).toBe(text)
  })

  test.each<[BuilderChange, string]>([
    [{ kind: 'timeseries', name: 'c:d' }, TEXT.replace('a:b', 'c:d')],
    [
      {
        kind: 'condition',
        index: 0,
        condition: { field: 'state', operator: '!=', value: '"run"' },
      },
      TEXT.replace('==', '!='),
    ],
    [
      { kind: 'condition', index: 2, condition: { field: 'z', operator: '>', value: '1' } },
      TEXT.replace('$instance', '$instance && z > 1'),
    ],
    [{ kind: 'withoutCondition', index: 0 }, TEXT.replace('state=="run"  &&  ', '')],
    [{ kind: 'withoutCondition', index: 1 }, TEXT.replace('  &&  instance_id == $instance', '')],
    [{ kind: 'period', period: '5m' }, TEXT.replace('$period', '5m')],
    [{ kind: 'period', period: null }, TEXT.slice(0, TEXT.indexOf('\n|  align'))],
    [{ kind: 'combine', fields: ['x'], reducer: 'sum' }, TEXT.replace('[ x,y ]', '[x]')],
    [{ kind: 'combine', fields: ['x', 'y'], reducer: 'mean' }, TEXT.replace('sum', 'mean')],
    [
      { kind: 'combine', fields: null, reducer: 'sum' },
      TEXT.replace('\n| group_by [ x,y ],sum', ''),
    ],
  ])('changes only the words of %j', (change, result) => {
    expect(changeBuilder(TEXT, change)).toBe(result)
  })

  test.each<[string, BuilderChange, string]>([
    ['', { kind: 'timeseries', name: 'a:b' }, 'get a:b'],
    ['get', { kind: 'timeseries', name: 'a:b' }, 'get a:b'],
    [
      'get a:b',
      { kind: 'condition', index: 0, condition: { field: 'x', operator: '==', value: '1' } },
      'get a:b | filter x == 1',
    ],
    [
      'get a:b\n  | align mean_within(1m)',
      { kind: 'condition', index: 0, condition: { field: 'x', operator: '==', value: '1' } },
      'get a:b\n  | filter x == 1\n  | align mean_within(1m)',
    ],
    ['get a:b | filter x == 1', { kind: 'withoutCondition', index: 0 }, 'get a:b'],
    [
      'get a:b\n  | filter x == 1',
      { kind: 'period', period: '$period' },
      'get a:b\n  | filter x == 1\n  | align mean_within($period)',
    ],
    [
      'get a:b | align mean_within(1m)',
      { kind: 'combine', fields: ['x'], reducer: 'sum' },
      'get a:b | align mean_within(1m) | group_by [x], sum',
    ],
    [
      'get a:b | align mean_within(1m) | group_by [x]',
      { kind: 'combine', fields: ['x'], reducer: 'sum' },
      'get a:b | align mean_within(1m) | group_by [x], sum',
    ],
    ['get a:b', { kind: 'combine', fields: ['x'], reducer: 'sum' }, 'get a:b'],
  ])('of %j with %j makes %j', (text, change, result) => {
    expect(changeBuilder(text, change)).toBe(result)
  })

  const space = fc.constantFrom(' ', '  ', '\n', '\n  ', '\t')
  const condition = fc.record({
    field: fc.constantFrom('x', 'state', 'timestamp', 'get'),
    operator: fc.constantFrom('==', '!=', '>='),
    value: fc.constantFrom('1', '"run"', '$instance', '@now() - 5m', `'|'`, 'true', '5m'),
  })
  const parts = fc.record({
    conditions: fc.array(condition, { maxLength: 3 }),
    period: fc.constantFrom(null, '$period', '1m'),
    fields: fc.constantFrom(null, [], ['x'], ['x', 'y']),
    reducer: fc.constantFrom('mean' as const, 'sum' as const),
    spaces: fc.array(space, { minLength: 8, maxLength: 8 }),
  })
  type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never
  const written = ({ conditions, period, fields, reducer, spaces }: Parts) => {
    const [a, b, c, d, e, f, g, h] = spaces
    const all = conditions.map(each => `${each.field}${a}${each.operator}${b}${each.value}`)
    return [
      `${c}get${d}a:b`,
      ...(all.length > 0 ? [`filter ${all.join(`${e}&&${f}`)}`] : []),
      ...(period ? [`align${g}mean_within(${period})`] : []),
      ...(period && fields ? [`group_by [${fields.join(',')}]${h},${reducer}`] : []),
    ].join(`${a}|${h}`)
  }
  const queryOf = (text: string): BuilderQuery => {
    const builder = builderOf(text)
    if (builder.kind === 'text') throw new Error(`Cannot show ${builder.part}`)
    return builder
  }

  test('changes nothing with what is already so', () => {
    fc.assert(
      fc.property(parts, given => {
        const text = written(given)
        const { timeseries, conditions, period, fields, reducer } = queryOf(text)
        const changes: BuilderChange[] = [
          { kind: 'timeseries', name: timeseries },
          ...conditions.map((each, index) => ({
            kind: 'condition' as const,
            index,
            condition: each,
          })),
          { kind: 'period', period },
          { kind: 'combine', fields, reducer },
        ]
        for (const change of changes) expect(changeBuilder(text, change)).toBe(text)
      }),
    )
  })

  test('shows what was chosen, and leaves the rest as it was', () => {
    fc.assert(
      fc.property(parts, condition, fc.nat(3), (given, wanted, at) => {
        const text = written(given)
        const before = queryOf(text)
        const index = Math.min(at, before.conditions.length)
        const after = changeBuilder(text, { kind: 'condition', index, condition: wanted })
        const conditions = before.conditions.toSpliced(index, 1, wanted)
        expect(queryOf(after)).toEqual({ ...before, conditions })
        const back = changeBuilder(after, { kind: 'withoutCondition', index })
        expect(queryOf(back).conditions).toEqual(conditions.toSpliced(index, 1))
        const aligned = changeBuilder(text, { kind: 'period', period: '10s' })
        expect(queryOf(aligned)).toEqual({ ...before, period: '10s' })
      }),
    )
  })
})

test.each([
  ['run', 'text', '"run"'],
  ['a "b"', 'text', String.raw`"a \u{22}b\u{22}"`],
  ['5', 'text', '"5"'],
  ['5', 'number', '5'],
  ['true', 'yes/no', 'true'],
  [ID, 'id', `"${ID}"`],
  ['10.0.0.1', 'address', '"10.0.0.1"'],
  ['$instance', 'id', '$instance'],
  ['$start', 'time', '$start'],
  ['@now() - 5m', 'time', '@now() - 5m'],
  ['5', undefined, '5'],
  ['run', undefined, '"run"'],
] as const)('%s as %s is written %s, and read again', (value, type, literal) => {
  expect(literalOf(value, type)).toBe(literal)
  expect(valueOfLiteral(literal)).toBe(value)
})

test.each([
  ['virtual_machine:vcpu_usage', ' | align mean_within($period) | group_by [instance_id], sum'],
  ['virtual_disk:bytes_read', ' | align mean_within($period) | group_by [disk_id], sum'],
  ['hardware_component:temperature', ' | align mean_within($period)'],
  ['virtual_disk:io_latency', ''],
  ['switch_data_link:link_up', ''],
])('%s is shown at first with%s', (name, stages) => {
  const [schema] = schemas.filter(({ timeseriesName }) => timeseriesName === name)
  expect(schema && proposedQuery(schema)).toBe(`get ${name}${stages}`.replaceAll(' | ', '\n  | '))
})
