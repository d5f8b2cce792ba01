import type { OxqlQueryResult, Points, ValueArray } from '@/api/schema/oxql'
import { canonicalJson, hashText } from '@/lib/hash'
import type { Value } from './series'
import type { Column, Row, Table } from './tables'

type Timestamps = (time: number) => string

/** Writes times; rows that were aligned share theirs, and writing them is slow. */
const timestamps = (): Timestamps => {
  const written = new Map<number, string>()
  return time => {
    const known = written.get(time) ?? new Date(time).toISOString()
    written.set(time, known)
    return known
  }
}

const numberOf = (value: Value | null) => (typeof value === 'number' ? value : null)
const distributionOf = (value: Value | null) => (typeof value === 'number' ? null : value)

const valueArray = (dataType: Column['dataType'], values: readonly (Value | null)[]): ValueArray =>
  dataType === 'integer_distribution'
    ? { type: dataType, values: values.map(distributionOf) }
    : { type: dataType, values: values.map(numberOf) }

const pointsOf = (columns: readonly Column[], { points }: Row, timestamp: Timestamps): Points => {
  const starts = points.flatMap(({ startTime }) => (startTime === null ? [] : [startTime]))
  const isCounted = points.length > 0 && starts.length === points.length
  return {
    startTimes: isCounted ? starts.map(timestamp) : null,
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

/** Rows go by a number that follows from their fields. */
const keyOf = ({ fields }: Row): string => BigInt(`0x${hashText(canonicalJson(fields))}`).toString()

/** Tables as they are answered. */
export const resultOf = (tables: readonly Table[]): OxqlQueryResult => {
  const timestamp = timestamps()
  return {
    tables: tables.map(({ name, columns, rows }) => ({
      name,
      timeseries: Object.fromEntries(
        rows.map(row => [
          keyOf(row),
          { fields: { ...row.fields }, points: pointsOf(columns, row, timestamp) },
        ]),
      ),
    })),
  }
}
