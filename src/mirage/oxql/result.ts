import type { OxqlQueryResult, Points, ValueArray } from '@/api/generated/types'
import type { Value, Column, Row, Table } from './tables'

type Timestamps = (time: number) => string

const DAY = 24 * 3_600_000

const digits = (value: number, count: number): string => String(value).padStart(count, '0')

/**
 * Formats ISO timestamps. Caches the date part, because most are of the same day and it is slow.
 */
const timestamps = (): Timestamps => {
  let day = Number.NaN
  let date = ''
  return time => {
    const today = Math.floor(time / DAY)
    if (today !== day) {
      day = today
      ;[date = ''] = new Date(time).toISOString().split('T')
    }
    const passed = Math.floor(time - today * DAY)
    const hours = digits(Math.floor(passed / 3_600_000), 2)
    const minutes = digits(Math.floor(passed / 60_000) % 60, 2)
    const seconds = digits(Math.floor(passed / 1_000) % 60, 2)
    return `${date}T${hours}:${minutes}:${seconds}.${digits(passed % 1_000, 3)}Z`
  }
}

const numberOf = (value: Value | null) => (typeof value === 'number' ? value : null)
const booleanOf = (value: Value | null) => (typeof value === 'boolean' ? value : null)
const distributionOf = (value: Value | null) => (typeof value === 'object' ? value : null)

const valueArray = (
  dataType: Column['dataType'],
  values: readonly (Value | null)[],
): ValueArray => {
  switch (dataType) {
    case 'integer_distribution':
      return { type: dataType, values: values.map(distributionOf) }
    case 'boolean':
      return { type: dataType, values: values.map(booleanOf) }
    default:
      return { type: dataType, values: values.map(numberOf) }
  }
}

const pointsOf = (columns: readonly Column[], { points }: Row, timestamp: Timestamps): Points => {
  const isCounted = points.length > 0 && points.every(({ startTime }) => startTime !== null)
  return {
    startTimes: isCounted ? points.map(({ startTime }) => timestamp(startTime!)) : null,
    timestamps: points.map(({ time }) => timestamp(time)),
    values: columns.map(({ metricType, dataType }, index) => ({
      metricType,
      values: valueArray(
        dataType,
        points.map(({ values }) => values[index] ?? null),
      ),
    })),
  }
}

/** Converts tables to the API's response. */
export const resultOf = (tables: readonly Table[]): OxqlQueryResult => {
  const timestamp = timestamps()
  return {
    tables: tables.map(({ name, columns, rows }) => ({
      name,
      timeseries: rows.map(row => ({
        fields: { ...row.fields },
        points: pointsOf(columns, row, timestamp),
      })),
    })),
  }
}
