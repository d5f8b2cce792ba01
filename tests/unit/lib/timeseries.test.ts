import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OxqlQueryResult } from '@/api/generated/types'
import { largest, sumTimeseries } from '@/lib/timeseries'

const START = Date.UTC(2024, 0, 1)

type Column = readonly (number | null)[]

const answer = (...columns: readonly Column[]): OxqlQueryResult => ({
  tables: [
    {
      name: 'virtual_disk:reads',
      timeseries: columns.map(values => ({
        fields: {},
        points: {
          timestamps: values.map((_, at) => new Date(START + at * 1000).toISOString()),
          values: [{ metricType: 'gauge', values: { type: 'double', values: [...values] } }],
        },
      })),
    },
  ],
})

describe('the sum of timeseries', () => {
  test('adds up values at each time, without the first', () => {
    expect(sumTimeseries(answer([9, 1, 2], [9, 10, 20]))).toEqual({
      kind: 'values',
      seriesCount: 2,
      points: [
        { time: START + 1000, value: 11 },
        { time: START + 2000, value: 22 },
      ],
    })
  })

  test('is a gap if all have gaps, rather than 0', () => {
    const summed = sumTimeseries(answer([0, null, null, 0], [0, null, 5, null]))
    expect(summed).toMatchObject({ points: [{ value: null }, { value: 5 }, { value: 0 }] })
  })

  test('distinguishes a missing table from one without values', () => {
    expect(sumTimeseries({ tables: [] })).toEqual({ kind: 'noTable' })
    expect(sumTimeseries(answer())).toEqual({ kind: 'noValues' })
    expect(sumTimeseries(answer([5, null, null]))).toEqual({ kind: 'noValues' })
    expect(sumTimeseries(answer([5]))).toEqual({ kind: 'noValues' })
  })

  test('is at least each of its parts, at all times', () => {
    const value = fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: null })
    const pair = fc.integer({ min: 2, max: 40 }).chain(length => {
      const column = fc.array(value, { minLength: length, maxLength: length })
      return fc.tuple(column, column)
    })
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const summed = sumTimeseries(answer(one, other))
        if (summed.kind !== 'values') return
        expect(summed.points).toHaveLength(one.length - 1)
        const most = Math.max(...one.slice(1).map(each => each ?? 0))
        expect(largest(summed.points)).toBeGreaterThanOrEqual(most)
      }),
    )
  })
})
