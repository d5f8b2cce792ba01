import type { FieldValue } from '@/api/generated/types'
import type { SledRecord } from '../models/system-records'
import type { Fields, Series, Signal } from './tables'

export const text = (value: string): FieldValue => ({ type: 'string', value })
export const uuid = (value: string): FieldValue => ({ type: 'uuid', value })
export const ip = (value: string): FieldValue => ({ type: 'ip_addr', value })
export const u8 = (value: number): FieldValue => ({ type: 'u8', value })
export const u16 = (value: number): FieldValue => ({ type: 'u16', value })
export const u32 = (value: number): FieldValue => ({ type: 'u32', value })
export const i16 = (value: number): FieldValue => ({ type: 'i16', value })

/** An id that belongs to another one, the same every time. */
export const derivedId = (id: string, number: number): FieldValue =>
  uuid(`${id.slice(0, -4)}${number.toString(16).padStart(4, '0')}`)

/** The fields of all that a sled measures. */
export const fieldsOfSled = ({ id, rackId, baseboard }: SledRecord): Fields => ({
  rack_id: uuid(rackId),
  sled_id: uuid(id),
  sled_model: text(baseboard.part),
  sled_revision: u32(baseboard.revision),
  sled_serial: text(baseboard.serial),
})

/** A timeseries of what has been measured ever since `since`. */
export const always = (
  fields: Fields,
  since: string,
  step: number,
  signal: () => Signal,
): Series => ({ fields, step, active: [{ from: Date.parse(since), to: null }], signal })
