import { describe, expect, test } from 'vitest'
import {
  learnedInterval,
  picturesOf,
  type MetricAnswer,
  type PictureOptions,
} from '@/lib/metric-answer'
import { mayStack, shownLines } from '@/lib/metric-show'
import { metricsCsv, tableOf } from '@/lib/metric-table'
import { scaleOfUnit, unitWords } from '@/lib/metric-units'

const START = Date.UTC(2026, 0, 1)
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString()
const window = { start: START, end: START + 3_600_000 }

const options = (more: Partial<PictureOptions> = {}): PictureOptions => ({
  window,
  keepsFirst: false,
  value: 'second',
  factsOf: name => ({
    unit: name.includes('bytes') ? 'bytes' : name.includes('nsec') ? 'nanoseconds' : 'count',
    isCounter: !name.includes('gauge'),
  }),
  intervalOf: () => 10,
  nameOf: (_field, id) => (id === 'id-1' ? 'db1' : id),
  ...more,
})

type Cells = MetricAnswer['tables'][0]['timeseries'][0]['points']['values'][0]['values']['values']

const series = (
  fields: Record<string, string | number>,
  times: readonly number[],
  columns: readonly Cells[],
  {
    type = 'double',
    metricType = 'gauge',
    starts = undefined as readonly number[] | undefined,
  } = {},
) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
  points: {
    timestamps: times.map(at),
    ...(starts && { startTimes: starts.map(at) }),
    values: columns.map(values => ({ metricType, values: { type, values } })),
  },
})

const answer = (name: string, ...timeseries: ReturnType<typeof series>[]): MetricAnswer => ({
  tables: [{ name, timeseries }],
})

const lines = (given: MetricAnswer, more?: Partial<PictureOptions>) =>
  picturesOf(given, options(more)).map(({ title, kind, lines: all }) => [
    title,
    kind,
    ...all.map(({ label, unit, points }) => [
      label,
      unitWords(unit),
      points.map(({ value }) => value),
    ]),
  ])

describe('an answer', () => {
  test('has 1,000 bytes in every sample of 10 s as 100 bytes per second', () => {
    const aligned = answer('virtual_disk:bytes_read', series({}, [30, 60], [[1000, 1000]]))
    expect(lines(aligned)).toEqual([['bytes_read', 'lines', ['bytes_read', 'bytes/s', [100, 100]]]])
  })

  test('is per sample as long as the interval is not known', () => {
    const aligned = answer('virtual_disk:bytes_read', series({}, [30], [[1000]]))
    expect(lines(aligned, { intervalOf: () => undefined })).toEqual([
      ['bytes_read', 'lines', ['bytes_read', 'bytes per sample', [1000]]],
    ])
  })

  test('has nanoseconds per second as the share of one CPU', () => {
    const aligned = answer('sled_cpu:cpu_nsec', series({}, [30], [[5e9]]))
    expect(lines(aligned)).toEqual([['cpu_nsec', 'lines', ['cpu_nsec', '% of one CPU', [50]]]])
  })

  test('leaves out what was counted before the window', () => {
    const aligned = answer('a:count', series({}, [-30, 30], [[9e9, 10]]))
    expect(lines(aligned)[0]![2]).toEqual(['count', '/s', [1]])
    expect(lines(aligned, { keepsFirst: true })[0]![2]).toEqual(['count', '/s', [9e8, 1]])
    const delta = { metricType: 'delta', starts: [-9000, 10] }
    const raw = answer('a:count', series({}, [10, 20], [[9e9, 10]], delta))
    expect(lines(raw)[0]![2]).toEqual(['count', '/s', [1]])
  })

  test('names lines by the fields that differ, with names for ids', () => {
    const two = answer(
      'a:gauge',
      series({ instanceId: 'id-1', kind: 'x' }, [0], [[1]]),
      series({ instanceId: 'id-2', kind: 'x' }, [0], [[2]]),
    )
    expect(
      picturesOf(two, options())[0]!.lines.map(({ label, heading }) => [label, heading]),
    ).toEqual([
      ['db1', 'instance_id=id-1 kind=x'],
      ['id-2', 'instance_id=id-2 kind=x'],
    ])
  })

  test.each([
    ['numbers with their field', [{ slot: 3 }, { slot: 4 }], ['slot 3', 'slot 4']],
    [
      'the fewest fields',
      [
        { siloId: 's1', instanceId: 'id-1', vcpuId: 0 },
        { siloId: 's2', instanceId: 'id-2', vcpuId: 1 },
      ],
      ['db1', 'id-2'],
    ],
    [
      'ids that have no name, cut',
      [{ siloId: '12345678-1234-4234-8234-123456789abc' }, { siloId: 'id-1' }],
      ['12345678…56789abc', 'db1'],
    ],
    [
      'several if one is not enough',
      [
        { chassis: 'x', slot: 1 },
        { chassis: 'x', slot: 2 },
        { chassis: 'y', slot: 1 },
      ],
      ['x, slot 1', 'x, slot 2', 'y, slot 1'],
    ],
  ])('names lines by %s', (_name, fields, labels) => {
    const given = answer('a:gauge', ...fields.map(each => series(each, [0], [[1]])))
    expect(picturesOf(given, options())[0]!.lines.map(({ label }) => label)).toEqual(labels)
  })

  test('estimates quantiles that the rack has not computed', () => {
    const bins = { bins: [0, 10, 20, 40], counts: [50, 40, 10, 0], min: 2, max: 38 }
    const given = answer(
      'd:latency_nsec',
      series({}, [0], [[{ ...bins, p50: null, p90: null, p99: null }]], {
        type: 'integer_distribution',
      }),
    )
    const [picture] = picturesOf(given, options())
    expect(picture!.isEstimated).toBe(true)
    expect(picture!.lines.map(({ points }) => points[0]!.value)).toEqual([10, 20, 36.2, 2, 38])
  })

  test('of joined tables has a picture for each series, with a line for each table', () => {
    const joined = answer(
      'a:bytes_in,a:bytes_out',
      series({ diskId: 'id-1' }, [0], [[10], [20]]),
      series({ diskId: 'id-2' }, [0], [[30], [40]]),
    )
    expect(lines(joined).map(([title, , ...rest]) => [title, ...rest])).toEqual([
      ['bytes_in, bytes_out: db1', ['bytes_in', 'bytes/s', [1]], ['bytes_out', 'bytes/s', [2]]],
      ['bytes_in, bytes_out: id-2', ['bytes_in', 'bytes/s', [3]], ['bytes_out', 'bytes/s', [4]]],
    ])
  })

  test('of distributions has quantiles and extremes', () => {
    const cell = { bins: [0, 10, 20], counts: [4, 1, 0], min: 1, max: 12, p50: 3, p90: 9, p99: 11 }
    const given = answer(
      'd:latency_nsec',
      series({}, [0], [[cell]], { type: 'integer_distribution' }),
    )
    const [picture] = picturesOf(given, options())
    expect(
      picture!.lines.map(({ label, points, isEdge }) => [label, points[0]!.value, isEdge]),
    ).toEqual([
      ['p50', 3, false],
      ['p90', 9, false],
      ['p99', 11, false],
      ['min', 1, true],
      ['max', 12, true],
    ])
    expect(picture!.lines[0]!.texts).toEqual(['≤ 10: 4, ≤ 20: 1'])
    expect(picture!.isEstimated).toBe(false)
  })

  test.each([
    ['boolean', [true, false, null], 'strip', [1, 0, null]],
    ['string', ['a', 'b', null], 'text', [null, null, null]],
    ['double', [1, Infinity, NaN], 'lines', [1, null, null]],
  ] as const)('of %s values is drawn as it can be', (type, cells, kind, values) => {
    const given = answer('a:gauge', series({}, [0, 1, 2], [cells], { type }))
    expect(lines(given)).toEqual([
      ['gauge', kind, ['gauge', type === 'string' ? '' : 'count', values]],
    ])
  })

  test('without series or tables has nothing to draw', () => {
    expect(lines(answer('a:b'))).toEqual([])
    expect(lines({ tables: [] })).toEqual([])
  })
})

test('an interval is the median of what the samples span', () => {
  const delta = { metricType: 'delta', starts: [0, 10] }
  expect(learnedInterval(answer('a:b', series({}, [10, 20], [[1, 1]], delta)))).toBe(10)
  expect(learnedInterval(answer('a:b', series({}, [10], [[1]])))).toBeNull()
})

test('of many lines those with the highest mean are shown', () => {
  const many = answer(
    'a:gauge',
    ...Array.from({ length: 60 }, (_, id) => series({ id: `${id}` }, [0], [[id]])),
  )
  const [picture] = picturesOf(many, options())
  const names = (order: 'highest' | 'lowest' | 'name') =>
    shownLines(picture!, order).map(({ label }) => label)
  expect(names('highest')).toHaveLength(50)
  expect(names('highest')[0]).toBe('59')
  expect(names('lowest')[0]).toBe('0')
  expect(names('name').slice(0, 3)).toEqual(['0', '1', '2'])
  expect(mayStack(picture!, 'get a:b | align mean_within(5s) | group_by [x], sum')).toBe(true)
  expect(mayStack(picture!, 'get a:b | align mean_within(5s) | group_by [x]')).toBe(false)
})

describe('a table', () => {
  test('has one row a time if all series have the same', () => {
    const two = answer(
      'a:gauge',
      series({ x: '=cmd' }, [0, 1], [[1, 2]]),
      series({ x: 'b' }, [0, 1], [[3, 4]]),
    )
    const table = tableOf(picturesOf(two, options()))
    expect(table.rows).toEqual([
      [at(0), 1, 3],
      [at(1), 2, 4],
    ])
    const { name, text } = metricsCsv('A title', window, table)
    expect(name).toBe('a-title-2026-01-01T00-00-2026-01-01T01-00.csv')
    expect(text.split('\r\n')[0]).toBe('time,x==cmd,x=b')
  })

  test('has one row a value otherwise, and defuses formulas', () => {
    const two = answer('a:gauge', series({ x: '=cmd' }, [0], [[1]]), series({ x: 'b' }, [5], [[3]]))
    const table = tableOf(picturesOf(two, options()))
    expect(table.headings.map(({ exported }) => exported)).toEqual(['time', 'x', 'value'])
    expect(metricsCsv('t', window, table).text).toContain(`${at(0)},'=cmd,1`)
  })
})

test.each([
  ['bytes', 'second', 2048, 'KiB/s', 1024],
  ['count', 'second', 5, '/s', 1],
  ['count', 'sample', 5, 'Count per sample', 1],
  ['nanoseconds', undefined, 2e6, 'ms', 1e6],
  ['degrees_celsius', undefined, 40, '°C', 1],
  ['none', undefined, 1, 'No unit', 1],
] as const)('%s %s up to %d are labelled %s', (base, per, max, label, divisor) => {
  const scale = scaleOfUnit({ base, per }, max)
  expect([scale.label, scale.divisor]).toEqual([label, divisor])
})
