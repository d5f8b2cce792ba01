import { round } from '@/lib/number'
import type { NumberEntry } from '@/lib/number-entry'

interface Steps {
  min: number
  max: number
  isInteger: boolean
}

/** Enough for any number entered, and few enough to hide binary rounding errors. */
const DIGITS = 10

/** Whether a step changes the value; always true if the value is not a number. */
export const canStep = (entry: NumberEntry, by: number, { min, max }: Steps): boolean =>
  typeof entry !== 'number' || (by > 0 ? entry < max : entry > min)

/**
 * One step up or down, to the next whole number for integers. From no number, steps to the minimum.
 */
export const step = (entry: NumberEntry, by: number, { min, max, isInteger }: Steps): number => {
  if (typeof entry !== 'number') return Number.isFinite(min) ? min : 0
  const whole = by > 0 ? Math.floor(entry) : Math.ceil(entry)
  const next = (isInteger ? whole : entry) + by
  return round(Math.min(Math.max(next, min), max), DIGITS)
}
