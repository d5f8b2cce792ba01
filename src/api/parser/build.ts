import { z } from 'zod'
import { narrowings, wordings, type Wording } from './own'
import { text } from './scalars'

/*
 * What the generated schemas are built with. To the type checker all of them are the same type: it
 * has hundreds to read, and the types of the document are generated beside them.
 */

export type Schema = z.ZodType

/** What somebody sends of an object; whatever else there is in it is dropped. */
export const object = (shape: Readonly<Record<string, Schema>>): Schema => z.object(shape)

export const map = (values: Schema): Schema => z.record(z.string(), values)

export const anything: Schema = z.unknown()

export const lazy = (schema: () => Schema): Schema => z.lazy(schema)

interface ListLimits {
  min?: number
  max?: number
  /** Items may not repeat. */
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

/** One of these texts, or of these numbers. */
export const choice = (...values: readonly (string | number)[]): Schema =>
  values.every(value => typeof value === 'string') ? z.enum(values) : z.literal(values)

/** Objects that are told apart by the value of one field. */
export const tagged = (tag: string, variants: readonly Schema[]): Schema =>
  z.discriminatedUnion(tag, variants as [z.ZodObject, ...z.ZodObject[]])

const wordingOf = (name: string): Wording => wordings[name] ?? 'invalid value'

const errorOf = (wording: Wording) => (typeof wording === 'string' ? () => wording : wording.error)

/** Whatever fits one of them. */
export const either = (name: string, variants: readonly Schema[]): Schema =>
  z.union(variants, wordingOf(name))

interface TextLimits {
  min?: number
  max?: number
  pattern?: RegExp
}

/** A text of a certain form. What does not have it is refused in the words for that name. */
export const worded = (name: string, { min, max, pattern }: TextLimits): Schema => {
  const wording = wordingOf(name)
  const least = min === undefined ? text : text.min(min, wording)
  const limited = max === undefined ? least : least.max(max, wording)
  return pattern ? limited.regex(pattern, { error: errorOf(wording), abort: true }) : limited
}

/** A whole number within narrower bounds than those of its format. */
export const between = (whole: Schema, low: number, high: number): Schema =>
  whole.refine(value => Number(value) >= low && Number(value) <= high, {
    error: ({ input }) => `invalid value: integer \`${String(input)}\`, expected ${low}..=${high}`,
  })

/** What the server knows better than the document: see `own.ts`. */
export const narrow = (name: string, schema: Schema): Schema => narrowings[name]?.(schema) ?? schema
