import { z } from 'zod'
import { Distributiondouble, Distributionint64 } from './distributions'
import {
  double,
  int16,
  int32,
  int64,
  int8,
  ip,
  text,
  time,
  uint16,
  uint32,
  uint64,
  uint8,
  uuid,
} from './scalars'

/** The value of a field that sets one timeseries apart from another. */
export const FieldValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('string'), value: z.string() }),
  z.object({ type: z.literal('i8'), value: int8 }),
  z.object({ type: z.literal('u8'), value: uint8 }),
  z.object({ type: z.literal('i16'), value: int16 }),
  z.object({ type: z.literal('u16'), value: uint16 }),
  z.object({ type: z.literal('i32'), value: int32 }),
  z.object({ type: z.literal('u32'), value: uint32 }),
  z.object({ type: z.literal('i64'), value: int64 }),
  z.object({ type: z.literal('u64'), value: uint64 }),
  z.object({ type: z.literal('ip_addr'), value: ip }),
  z.object({ type: z.literal('uuid'), value: uuid }),
  z.object({ type: z.literal('bool'), value: z.boolean() }),
])
export type FieldValue = z.infer<typeof FieldValue>

/** Whether values stand alone, are differences, or add up. */
export const MetricType = z.enum(['gauge', 'delta', 'cumulative'])
export type MetricType = z.infer<typeof MetricType>

/** One value per timestamp; null where there is none. */
export const ValueArray = z.discriminatedUnion('type', [
  z.object({ type: z.literal('integer'), values: z.array(int64.nullable()) }),
  z.object({ type: z.literal('double'), values: z.array(double.nullable()) }),
  z.object({ type: z.literal('boolean'), values: z.array(z.boolean().nullable()) }),
  z.object({ type: z.literal('string'), values: z.array(z.string().nullable()) }),
  z.object({
    type: z.literal('integer_distribution'),
    values: z.array(Distributionint64.nullable()),
  }),
  z.object({
    type: z.literal('double_distribution'),
    values: z.array(Distributiondouble.nullable()),
  }),
])
export type ValueArray = z.infer<typeof ValueArray>

export const Values = z.object({ metricType: MetricType, values: ValueArray })
export type Values = z.infer<typeof Values>

/** `startTimes` is there for differences and sums only. */
export const Points = z.object({
  startTimes: z.array(time).nullish(),
  timestamps: z.array(time),
  values: z.array(Values),
})
export type Points = z.infer<typeof Points>

/** The points that share one set of fields. */
export const Timeseries = z.object({
  fields: z.record(z.string(), FieldValue),
  points: Points,
})
export type Timeseries = z.infer<typeof Timeseries>

/** Timeseries of one name, keyed by a hash of their fields. */
export const Table = z.object({
  name: z.string(),
  timeseries: z.record(z.string(), Timeseries),
})
export type Table = z.infer<typeof Table>

/** A query in OxQL. */
export const TimeseriesQuery = z.object({ query: text })
export type TimeseriesQuery = z.infer<typeof TimeseriesQuery>

export const OxqlQueryResult = z.object({ tables: z.array(Table) })
export type OxqlQueryResult = z.infer<typeof OxqlQueryResult>
