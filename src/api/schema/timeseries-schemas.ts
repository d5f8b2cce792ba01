import { z } from 'zod'
import { ResultsPage } from './common'
import { DatumType } from './metrics'
import { text, time, uint8, uniqueList } from './scalars'

/** Who may read a timeseries. */
export const AuthzScope = z.enum(['fleet', 'silo', 'project', 'viewable_to_all'])
export type AuthzScope = z.infer<typeof AuthzScope>

/** Whether a field describes the thing measured or the measurement. */
export const FieldSource = z.enum(['target', 'metric'])
export type FieldSource = z.infer<typeof FieldSource>

export const FieldType = z.enum([
  'string',
  'i8',
  'u8',
  'i16',
  'u16',
  'i32',
  'u32',
  'i64',
  'u64',
  'ip_addr',
  'uuid',
  'bool',
])
export type FieldType = z.infer<typeof FieldType>

export const FieldSchema = z.object({
  description: z.string(),
  fieldType: FieldType,
  name: z.string(),
  source: FieldSource,
})
export type FieldSchema = z.infer<typeof FieldSchema>

export const TimeseriesDescription = z.object({ metric: z.string(), target: z.string() })
export type TimeseriesDescription = z.infer<typeof TimeseriesDescription>

/** Target and metric, such as `virtual_disk:bytes_read`. */
export const TimeseriesName = text.regex(
  /^(([a-z]+[a-z0-9]*)(_([a-z0-9]+))*):(([a-z]+[a-z0-9]*)(_([a-z0-9]+))*)$/,
  'invalid timeseries name',
)
export type TimeseriesName = z.infer<typeof TimeseriesName>

export const Units = z.enum([
  'count',
  'bytes',
  'seconds',
  'nanoseconds',
  'volts',
  'amps',
  'watts',
  'degrees_celsius',
  'none',
  'rpm',
])
export type Units = z.infer<typeof Units>

/** What a timeseries consists of. */
export const TimeseriesSchema = z.object({
  authzScope: AuthzScope,
  created: time,
  datumType: DatumType,
  description: TimeseriesDescription,
  fieldSchema: uniqueList(FieldSchema),
  timeseriesName: TimeseriesName,
  units: Units,
  version: uint8.min(1),
})
export type TimeseriesSchema = z.infer<typeof TimeseriesSchema>

export const TimeseriesSchemaResultsPage = ResultsPage(TimeseriesSchema)
export type TimeseriesSchemaResultsPage = ResultsPage<TimeseriesSchema>
