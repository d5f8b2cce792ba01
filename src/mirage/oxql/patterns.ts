import type { RE2JS } from 're2js'
import type { Budget } from './budget'
import { fail } from '../server/errors'
import { fault } from './fault'

/** Half of the sign that compares with a regular expression, also as JSON may write it. */
const SIGN = /~|\\u007e/i

let engine: typeof RE2JS | undefined

/** Loads what matches regular expressions, if a request may have one: it weighs as much as a screen. */
export const loadPatterns = async (body: string | null) => {
  if (body !== null && SIGN.test(body)) engine ??= (await import('re2js')).RE2JS
}

/** How many steps of a regular expression take as long as looking at a sample. */
const STEPS_OF_A_LOOK = 4

/** A test for texts, whose time grows with their length only. Throws an `OxqlFault`. */
export const patternTest = (pattern: string, budget: Budget): ((text: string) => boolean) => {
  budget.compile(pattern)
  if (!engine) return fail.internal()
  try {
    const compiled = engine.compile(pattern)
    const size = compiled.programSize() / STEPS_OF_A_LOOK
    return text => {
      budget.look(Math.ceil(size * (text.length + 1)))
      return compiled.matcher(text).find()
    }
  } catch {
    return fault(`Invalid regular expression: ${pattern}`)
  }
}
