import type { Distributiondouble, FieldValue } from '@/api/generated/types'
import type { Stretch } from '../metrics/activity'

/** Whose data a query may see: one project's, or everything. */
export type Scope = { readonly projectId: string } | 'everything'

/** The ids that a query asks certain fields to be. Sources may leave out what has others. */
export type Pinned = Readonly<Record<string, string>>

/** One sample: a number, or how many of many numbers fell where. */
export type Value = number | Distributiondouble

export type Fields = Readonly<Record<string, FieldValue>>

/**
 * One timeseries before anybody has asked for its values. Each of them can be had by itself, and
 * nothing is made for what is not looked at.
 */
export interface Series {
  readonly fields: Fields
  /** The time between two samples, in milliseconds. */
  readonly step: number
  /** When there was something to measure. */
  readonly active: readonly Stretch[]
  /** Gives the sample of any moment at which one is taken, within `active`. */
  signal(): Signal
}

export type Signal = (time: number) => Value

/** Samples come a little after full seconds, because collecting them takes a while. */
const DELAY = 137

/** The last of the moments, `step` apart, at which samples are taken, that has come by `time`. */
export const lastSampleBy = (time: number, step: number): number =>
  Math.floor((time - DELAY) / step) * step + DELAY

/** The first of those moments from `time` on. */
export const firstSampleFrom = (time: number, step: number): number =>
  Math.ceil((time - DELAY) / step) * step + DELAY
