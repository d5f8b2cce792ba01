import { snakeToCamel, snakeToCamelKey } from '@/lib/case'
import type { DocumentSchema } from './document'

/**
 * A schema in canonical form: references resolved, names in camelCase, variants of the same shape
 * merged, constraints implied by a format omitted.
 */
export type Canonical = { readonly [key: string]: unknown }

const TEXT_FORMATS = ['uuid', 'date-time', 'ip', 'ipv4', 'ipv6', 'byte', 'uint128']

const byText = (one: unknown, other: unknown) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1

const defined = (object: Record<string, unknown>): Canonical =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))

const isStringEnum = ({ type, enum: values }: DocumentSchema) =>
  type === 'string' && values !== undefined

/**
 * Merges variants that differ only in their tag: `{kind: a}` or `{kind: b}` is `{kind: a | b}`. The
 * tag is the string enum that all variants have.
 */
const mergeByTag = (variants: readonly Canonical[]): readonly Canonical[] => {
  const propertiesOf = (variant: Canonical) =>
    (variant.properties ?? {}) as Record<string, Canonical>
  const tagOf = (variant: Canonical, key: string) => propertiesOf(variant)[key]?.enum
  const tag = Object.keys(propertiesOf(variants[0] ?? {})).find(key =>
    variants.every(variant => Array.isArray(tagOf(variant, key))),
  )
  if (tag === undefined) return variants
  const withTag = (variant: Canonical, values: readonly unknown[]): Canonical => ({
    ...variant,
    properties: { ...propertiesOf(variant), [tag]: { enum: values } },
  })
  const merged = new Map<string, Canonical>()
  for (const variant of variants) {
    const key = JSON.stringify(withTag(variant, []))
    const values = [merged.get(key), variant].flatMap(each => (each && tagOf(each, tag)) ?? [])
    merged.set(key, withTag(variant, values.toSorted()))
  }
  return [...merged.values()].toSorted(byText)
}

export const canonical = (
  schema: DocumentSchema,
  named: Record<string, DocumentSchema> = {},
): Canonical => {
  const follow = (part: DocumentSchema): DocumentSchema => {
    const { $ref, allOf, ...rest } = part
    const [target] = allOf ?? []
    if ($ref) return { ...follow(named[$ref.split('/').at(-1) ?? ''] ?? {}), ...rest }
    return target ? { ...follow(target), ...rest } : part
  }
  const of = (part: DocumentSchema) => canonical(part, named)

  const found = follow(schema)
  const common = {
    nullable: found.nullable || undefined,
    default: snakeToCamel(found.default),
  }
  const isFormatted = TEXT_FORMATS.includes(found.format ?? '')
  const alternatives = (found.oneOf ?? found.anyOf)?.map(follow)

  if (alternatives && !isFormatted) {
    if (alternatives.every(isStringEnum)) {
      const values = alternatives.flatMap(each => each.enum ?? [])
      return defined({ ...common, enum: values.toSorted() })
    }
    const variants = mergeByTag(alternatives.map(of))
    return variants.length === 1
      ? defined({ ...common, ...variants[0] })
      : defined({ ...common, variants })
  }
  if (found.enum) return defined({ ...common, enum: found.enum.toSorted() })

  if (found.properties || found.type === 'object') {
    const properties = Object.entries(found.properties ?? {})
    const values = found.additionalProperties
    return defined({
      ...common,
      type: 'object',
      properties: Object.fromEntries(
        properties.map(([key, part]) => [snakeToCamelKey(key), of(part)]).toSorted(byText),
      ),
      required: (found.required ?? []).map(snakeToCamelKey).toSorted(),
      values: typeof values === 'object' ? of(values) : undefined,
    })
  }
  if (found.type === 'array') {
    const { minItems, maxItems, uniqueItems } = found
    return defined({
      ...common,
      type: 'array',
      items: of(found.items ?? {}),
      minItems,
      maxItems,
      uniqueItems,
    })
  }
  const isUnsigned = /^uint\d+$/.test(found.format ?? '')
  return defined({
    ...common,
    type: found.type,
    format: found.format,
    pattern: isFormatted ? undefined : found.pattern?.replaceAll('\\-', '-').replaceAll('\\/', '/'),
    minLength: isFormatted ? undefined : found.minLength,
    maxLength: isFormatted ? undefined : found.maxLength,
    minimum: found.minimum ?? (isUnsigned && !isFormatted ? 0 : undefined),
    maximum: found.maximum,
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of all places where two canonical schemas differ. */
export const differences = (name: string, published: unknown, ours: unknown): readonly string[] => {
  if (isObject(published) && isObject(ours)) {
    const keys = new Set([...Object.keys(published), ...Object.keys(ours)])
    return [...keys].flatMap(key => differences(`${name}.${key}`, published[key], ours[key]))
  }
  if (Array.isArray(published) && Array.isArray(ours) && published.length === ours.length) {
    return published.flatMap((part, index) => differences(`${name}[${index}]`, part, ours[index]))
  }
  const [one, other] = [JSON.stringify(published), JSON.stringify(ours)]
  return one === other ? [] : [`${name}: the document has ${one}, we have ${other}`]
}
