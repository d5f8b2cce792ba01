import { z } from 'zod'
import { ResultsPage } from './common'
import {
  Cumulativedouble,
  Cumulativefloat,
  Cumulativeint64,
  Cumulativeuint64,
  Histogramdouble,
  Histogramfloat,
  Histogramint16,
  Histogramint32,
  Histogramint64,
  Histogramint8,
  Histogramuint16,
  Histogramuint32,
  Histogramuint64,
  Histogramuint8,
} from './distributions'
import {
  double,
  float,
  int16,
  int32,
  int64,
  int8,
  time,
  uint16,
  uint32,
  uint64,
  uint8,
} from './scalars'

export const SystemMetricName = z.enum([
  'virtual_disk_space_provisioned',
  'cpus_provisioned',
  'ram_provisioned',
])
export type SystemMetricName = z.infer<typeof SystemMetricName>

export const DatumType = z.enum([
  'bool',
  'i8',
  'u8',
  'i16',
  'u16',
  'i32',
  'u32',
  'i64',
  'u64',
  'f32',
  'f64',
  'string',
  'bytes',
  'cumulative_i64',
  'cumulative_u64',
  'cumulative_f32',
  'cumulative_f64',
  'histogram_i8',
  'histogram_u8',
  'histogram_i16',
  'histogram_u16',
  'histogram_i32',
  'histogram_u32',
  'histogram_i64',
  'histogram_u64',
  'histogram_f32',
  'histogram_f64',
])
export type DatumType = z.infer<typeof DatumType>

/** Stands where a sample should be. */
export const MissingDatum = z.object({ datumType: DatumType, startTime: time.nullish() })
export type MissingDatum = z.infer<typeof MissingDatum>

/** One sample, of any type. */
export const Datum = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bool'), datum: z.boolean() }),
  z.object({ type: z.literal('i8'), datum: int8 }),
  z.object({ type: z.literal('u8'), datum: uint8 }),
  z.object({ type: z.literal('i16'), datum: int16 }),
  z.object({ type: z.literal('u16'), datum: uint16 }),
  z.object({ type: z.literal('i32'), datum: int32 }),
  z.object({ type: z.literal('u32'), datum: uint32 }),
  z.object({ type: z.literal('i64'), datum: int64 }),
  z.object({ type: z.literal('u64'), datum: uint64 }),
  z.object({ type: z.literal('f32'), datum: float }),
  z.object({ type: z.literal('f64'), datum: double }),
  z.object({ type: z.literal('string'), datum: z.string() }),
  z.object({ type: z.literal('bytes'), datum: z.array(uint8) }),
  z.object({ type: z.literal('cumulative_i64'), datum: Cumulativeint64 }),
  z.object({ type: z.literal('cumulative_u64'), datum: Cumulativeuint64 }),
  z.object({ type: z.literal('cumulative_f32'), datum: Cumulativefloat }),
  z.object({ type: z.literal('cumulative_f64'), datum: Cumulativedouble }),
  z.object({ type: z.literal('histogram_i8'), datum: Histogramint8 }),
  z.object({ type: z.literal('histogram_u8'), datum: Histogramuint8 }),
  z.object({ type: z.literal('histogram_i16'), datum: Histogramint16 }),
  z.object({ type: z.literal('histogram_u16'), datum: Histogramuint16 }),
  z.object({ type: z.literal('histogram_i32'), datum: Histogramint32 }),
  z.object({ type: z.literal('histogram_u32'), datum: Histogramuint32 }),
  z.object({ type: z.literal('histogram_i64'), datum: Histogramint64 }),
  z.object({ type: z.literal('histogram_u64'), datum: Histogramuint64 }),
  z.object({ type: z.literal('histogram_f32'), datum: Histogramfloat }),
  z.object({ type: z.literal('histogram_f64'), datum: Histogramdouble }),
  z.object({ type: z.literal('missing'), datum: MissingDatum }),
])
export type Datum = z.infer<typeof Datum>

/** A sample and its moment. */
export const Measurement = z.object({ datum: Datum, timestamp: time })
export type Measurement = z.infer<typeof Measurement>

export const MeasurementResultsPage = ResultsPage(Measurement)
export type MeasurementResultsPage = ResultsPage<Measurement>
