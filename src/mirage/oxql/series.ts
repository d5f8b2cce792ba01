import type { Distributiondouble, FieldValue } from '@/api/generated/types'
import type { Interval } from '../metrics/activity'

/** Whose data a query may read: one project's, or everything. */
export type Scope = { readonly projectId: string } | 'everything'

/** The ids a query requires of certain fields. Sources may skip objects with other ids. */
export type Pinned = Readonly<Record<string, string>>

/** The value of a sample: a number or a histogram. */
export type Value = number | Distributiondouble

export type Fields = Readonly<Record<string, FieldValue>>

/** A lazy timeseries. Each sample can be computed by itself, and none is until it is read. */
export interface Series {
  readonly fields: Fields
  /** The time between two samples, in milliseconds. */
  readonly step: number
  /** When there was something to measure. */
  readonly active: readonly Interval[]
  /** Creates a function that gives the sample at a sampling time within `active`. */
  signal(): Signal
}

export type Signal = (time: number) => Value

/** Samples arrive a little after full seconds, because collecting them takes a while. */
const DELAY = 137

/** The last sampling time at or before `time`, with samples `step` apart. */
export const lastSampleBy = (time: number, step: number): number =>
  Math.floor((time - DELAY) / step) * step + DELAY

/** The first sampling time at or after `time`. */
export const firstSampleFrom = (time: number, step: number): number =>
  Math.ceil((time - DELAY) / step) * step + DELAY
