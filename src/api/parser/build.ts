import { z } from 'zod'
import { narrowings, wordings, type Wording } from './own'
import { text } from './scalars'

/*
 * The building blocks of the generated schemas. All schemas have the same static type: there are
 * hundreds for the type checker to read, and the document's types are generated separately.
 */

export type Schema = z.ZodType

/** An object with these fields. Drops all others. */
export const object = (shape: Readonly<Record<string, Schema>>): Schema => z.object(shape)

export const map = (values: Schema): Schema => z.record(z.string(), values)

export const anything: Schema = z.unknown()

export const lazy = (schema: () => Schema): Schema => z.lazy(schema)

interface ListLimits {
  min?: number
  max?: number
  isUnique?: boolean
}

const areUnique = (items: readonly unknown[]) =>
  new Set(items.map(value => JSON.stringify(value))).size === items.length

export const list = (
  items: Schema,
  { min = 0, max, isUnique = false }: ListLimits = {},
): Schema => {
  const least = min > 0 ? z.array(items).min(min) : z.array(items)
  const limited = max === undefined ? least : least.max(max, `max length ${max}`)
  return isUnique ? limited.refine(areUnique, 'Items must be unique') : limited
}

/** One of these texts or numbers. */
export const choice = (...values: readonly (string | number)[]): Schema =>
  values.every(value => typeof value === 'string') ? z.enum(values) : z.literal(values)

/** Objects distinguished by the value of one field. */
export const tagged = (tag: string, variants: readonly Schema[]): Schema =>
  z.discriminatedUnion(tag, variants as [z.ZodObject, ...z.ZodObject[]])

const wordingOf = (name: string): Wording => wordings[name] ?? 'invalid value'

const errorOf = (wording: Wording) => (typeof wording === 'string' ? () => wording : wording.error)

/** A value that matches any of the variants. */
export const either = (name: string, variants: readonly Schema[]): Schema =>
  z.union(variants, wordingOf(name))

interface TextLimits {
  min?: number
  max?: number
  pattern?: RegExp
}

/** A text within limits. `name` selects the message for any other text. */
export const worded = (name: string, { min, max, pattern }: TextLimits): Schema => {
  const wording = wordingOf(name)
  const least = min === undefined ? text : text.min(min, wording)
  const limited = max === undefined ? least : least.max(max, wording)
  return pattern ? limited.regex(pattern, { error: errorOf(wording), abort: true }) : limited
}

/** A whole number with narrower bounds than its format. */
export const between = (whole: Schema, low: number, high: number): Schema =>
  whole.refine(value => Number(value) >= low && Number(value) <= high, {
    error: ({ input }) => `invalid value: integer \`${String(input)}\`, expected ${low}..=${high}`,
  })

/** Adds the server's rules that are not in the document: see `own.ts`. */
export const narrow = (name: string, schema: Schema): Schema => narrowings[name]?.(schema) ?? schema
