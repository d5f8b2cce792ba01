import type { RE2JS } from 're2js'
import { type Budget, fault } from './budget'
import { fail } from '../server/errors'

/** The second character of the match operator `~=`, also as escaped in JSON. */
const SIGN = /~|\\u007e/i

let engine: typeof RE2JS | undefined

/**
 * Loads the regular expression engine if the request may need it: it is as large as a screen's
 * code.
 */
export const loadPatterns = async (body: string | null) => {
  if (body !== null && SIGN.test(body)) engine ??= (await import('re2js')).RE2JS
}

/** Steps of a regular expression that cost as much as reading a sample. */
const STEPS_PER_SAMPLE = 4

/** Compiles a test that runs in linear time. Throws an `OxqlFault`. */
export const patternTest = (pattern: string, budget: Budget): ((text: string) => boolean) => {
  budget.chargePattern(pattern)
  if (!engine) return fail.internal()
  try {
    const compiled = engine.compile(pattern)
    const size = compiled.programSize() / STEPS_PER_SAMPLE
    return text => {
      budget.chargeReads(Math.ceil(size * (text.length + 1)))
      return compiled.matcher(text).find()
    }
  } catch {
    return fault(`Invalid regular expression: ${pattern}`)
  }
}
