import { snakeToCamelKey } from '@/lib/case'
import type { ApiDocument, Content, Parameter, Published, Schema } from './document'

/** Reads a document in the forms that the writers of types, calls and schemas need. */

/** The type whose own name would shadow a global. */
const RENAMED: Readonly<Record<string, string>> = { Error: 'ErrorBody' }

export const typeName = (published: string) => RENAMED[published] ?? published

/** The name in `#/components/schemas/Disk`. */
export const referredName = (ref: string) => ref.split('/').at(-1) ?? ref

export const publishedOperations = ({ paths }: ApiDocument): readonly Published[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: snakeToCamelKey(operation.operationId),
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => `{${snakeToCamelKey(name)}}`),
      operation,
    })),
  )

export const parametersOf = ({ operation }: Published, place: Parameter['in']) =>
  (operation.parameters ?? []).filter(each => each.in === place)

/** The first content type and its schema. */
export const contentOf = (content: Content | undefined): { type?: string; schema?: Schema } => {
  const [first] = Object.entries(content ?? {})
  return first ? { type: first[0], ...first[1] } : {}
}

/**
 * The status and schema of a successful response; the status is null if the document leaves it
 * open.
 */
export const successOf = ({ operation }: Published): { status: number | null; schema?: Schema } => {
  const [first] = Object.entries(operation.responses).filter(
    ([status]) => /^[123]\d\d$/.test(status) || status === 'default',
  )
  if (!first) throw new Error(`${operation.operationId} says nothing of success`)
  const [status, { content }] = first
  const { type, schema } = contentOf(content)
  return {
    status: status === 'default' ? null : Number(status),
    ...(type === 'application/json' && schema && { schema }),
  }
}

/** Merges the one member of an `allOf`, a reference, with what is added to it. */
const flatten = (schema: Schema): Schema => {
  const { allOf, ...rest } = schema
  if (!allOf) return schema
  const [only, ...others] = allOf
  if (!only || others.length > 0) throw new Error('allOf with other than one member')
  return { ...flatten(only), ...rest }
}

/** A schema by kind, as far as types and parsers distinguish kinds. */
export type Shape =
  | { kind: 'reference'; name: string }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'tagged'; tag: string; variants: readonly Variant[] }
  | { kind: 'untagged'; variants: readonly Schema[] }
  | { kind: 'object'; fields: readonly Field[] }
  | { kind: 'map'; values: Schema }
  | { kind: 'list'; items: Schema }
  | { kind: 'text' | 'integer' | 'number' | 'flag' | 'anything' }

export interface Field {
  /** In camelCase. */
  name: string
  schema: Schema
  isRequired: boolean
}

/** A variant of a union of objects, identified by the values of its tag field. */
export interface Variant {
  values: readonly string[]
  /** Without the tag. */
  fields: readonly Field[]
}

/** The first fields of every named resource, in the order of the server. */
const IDENTITY = ['id', 'name', 'description', 'timeCreated', 'timeModified']

const isName = ({ name, schema }: Field) =>
  name === 'name' && flatten(schema).$ref === '#/components/schemas/Name'

/** Documents sort fields by name, but the server reads and writes the identity fields first. */
const inOrder = (fields: readonly Field[]): readonly Field[] => {
  if (!fields.some(isName) || !fields.some(({ name }) => name === 'description')) return fields
  const isOfIdentity = ({ name }: Field) => IDENTITY.includes(name)
  const place = ({ name }: Field) => IDENTITY.indexOf(name)
  return [
    ...fields.filter(isOfIdentity).toSorted((one, other) => place(one) - place(other)),
    ...fields.filter(field => !isOfIdentity(field)),
  ]
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): readonly Field[] =>
  inOrder(
    Object.entries(properties).map(([name, schema]) => ({
      name: snakeToCamelKey(name),
      schema,
      isRequired: required.includes(name),
    })),
  )

const isChoice = ({ type, enum: values }: Schema): boolean =>
  type === 'string' && values !== undefined

/**
 * The values of a field if it can be a tag, because it is required and a choice; otherwise null.
 */
const tagValues = (fields: readonly Field[], tag: string): readonly string[] | null => {
  const field = fields.find(({ name }) => name === tag)
  return field?.isRequired && isChoice(field.schema) ? (field.schema.enum as string[]) : null
}

/**
 * Merges variants with the same fields into one with all their values: `vpc` or `subnet`, and a
 * name.
 */
const joined = (variants: readonly Variant[]): readonly Variant[] => {
  const found = new Map<string, Variant>()
  for (const { values, fields } of variants) {
    const key = JSON.stringify(fields)
    found.set(key, { fields, values: [...(found.get(key)?.values ?? []), ...values] })
  }
  return [...found.values()]
}

export const createReader = ({ components: { schemas } }: ApiDocument) => {
  const follow = (schema: Schema): Schema => {
    const flat = flatten(schema)
    if (!flat.$ref) return flat
    const target = schemas[referredName(flat.$ref)]
    if (!target) throw new Error(`${flat.$ref} leads nowhere`)
    return follow(target)
  }

  const tagged = (alternatives: readonly Schema[]): Shape | null => {
    const all = alternatives.map(each => {
      const found = follow(each)
      return found.type === 'object' && !found.nullable ? fieldsOf(found) : []
    })
    const tag = all[0]?.find(({ name }) => all.every(fields => tagValues(fields, name)))?.name
    if (tag === undefined) return null
    const variants = all.map(fields => ({
      values: tagValues(fields, tag) ?? [],
      fields: fields.filter(({ name }) => name !== tag),
    }))
    return { kind: 'tagged', tag, variants: joined(variants) }
  }

  const alternatives = (found: readonly Schema[]): Shape => {
    const followed = found.map(follow)
    if (followed.every(isChoice))
      return { kind: 'choice', values: followed.flatMap(each => each.enum ?? []) }
    return tagged(found) ?? { kind: 'untagged', variants: found }
  }

  const shapeOf = (given: Schema): Shape => {
    const schema = flatten(given)
    const { $ref, enum: values, oneOf, anyOf, type, additionalProperties, items } = schema
    if ($ref) return { kind: 'reference', name: referredName($ref) }
    const several = oneOf ?? anyOf
    if (several) return alternatives(several)
    if (values) return { kind: 'choice', values }
    switch (type) {
      case 'object':
        return typeof additionalProperties === 'object'
          ? { kind: 'map', values: additionalProperties }
          : { kind: 'object', fields: fieldsOf(schema) }
      case 'array':
        return { kind: 'list', items: items ?? {} }
      case 'string':
        return { kind: 'text' }
      case 'integer':
      case 'number':
        return { kind: type }
      case 'boolean':
        return { kind: 'flag' }
      default:
        return { kind: 'anything' }
    }
  }

  return { shapeOf, flatten, follow, schemas }
}

export type Reader = ReturnType<typeof createReader>
