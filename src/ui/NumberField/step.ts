import { round } from '@/lib/number'
import type { NumberEntry } from '@/lib/number-entry'

interface Steps {
  min: number
  max: number
  isInteger: boolean
}

/** Enough for any number typed here, and too few for what binary fractions add to a sum. */
const DIGITS = 10

/** Whether a step leads anywhere; one from nothing, or from what is no number, always does. */
export const canStep = (entry: NumberEntry, by: number, { min, max }: Steps): boolean =>
  typeof entry !== 'number' || (by > 0 ? entry < max : entry > min)

/** One step up or down, to the next whole number where it has to be one. From nothing to the least. */
export const step = (entry: NumberEntry, by: number, { min, max, isInteger }: Steps): number => {
  if (typeof entry !== 'number') return Number.isFinite(min) ? min : 0
  const whole = by > 0 ? Math.floor(entry) : Math.ceil(entry)
  const next = (isInteger ? whole : entry) + by
  return round(Math.min(Math.max(next, min), max), DIGITS)
}
