import { snakeToCamel, snakeToCamelKey } from '@/lib/case'
import type { ApiDocument, Parameter, Published, Schema as Described } from '../documents/document'
import {
  contentOf,
  createReader,
  parametersOf,
  publishedOperations,
  successOf,
  type Field,
} from '../documents/read'
import * as build from './build'
import type { Schema } from './build'
import { flagInText, fromText, paged, type CallParsers } from './calls'
import * as scalars from './scalars'

const TEXTS: Readonly<Record<string, Schema>> = {
  uuid: scalars.uuid,
  'date-time': scalars.time,
  ip: scalars.ip,
  ipv4: scalars.ipv4,
  ipv6: scalars.ipv6,
  byte: scalars.base64,
  uint128: scalars.uint128,
  uri: scalars.uri,
}

/** A format of text that the server accepts without validation. */
const FREE_TEXT = 'hex string (32 bytes)'

const WHOLE_NUMBERS: Readonly<Record<string, Schema>> = {
  int8: scalars.int8,
  int16: scalars.int16,
  int32: scalars.int32,
  int64: scalars.int64,
  uint8: scalars.uint8,
  uint16: scalars.uint16,
  uint32: scalars.uint32,
  uint64: scalars.uint64,
  uint: scalars.uint64,
}

const textParser = ({ format, pattern, minLength, maxLength }: Described, name: string): Schema => {
  const known = format === undefined ? undefined : TEXTS[format]
  if (known) return known
  if (format !== undefined && format !== FREE_TEXT)
    throw new Error(`${name} has the format ${format}`)
  if (pattern === undefined && minLength === undefined && maxLength === undefined)
    return scalars.text
  return build.worded(name, {
    ...(minLength !== undefined && { min: minLength }),
    ...(maxLength !== undefined && { max: maxLength }),
    ...(pattern !== undefined && { pattern: new RegExp(pattern) }),
  })
}

const integerParser = ({ format = 'int64', minimum, maximum }: Described, name: string): Schema => {
  const whole = WHOLE_NUMBERS[format]
  if (!whole) throw new Error(`${name} has the format ${format}`)
  const isBounded = minimum !== undefined && !(minimum === 0 && format.startsWith('u'))
  return isBounded || maximum !== undefined
    ? build.between(whole, minimum ?? 0, maximum ?? Infinity)
    : whole
}

const listParser = (items: Schema, { minItems, maxItems, uniqueItems }: Described): Schema =>
  build.list(items, {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(uniqueItems && { isUnique: true }),
  })

/** Builds the parsers of a document's types, each when it is first needed. */
const typesOf = (document: ApiDocument) => {
  const reader = createReader(document)
  const built = new Map<string, Schema>()
  const pending = new Set<string>()

  const shape = (owner: string, fields: readonly Field[]) =>
    Object.fromEntries(
      fields.map(({ name, schema, isRequired }) => [
        name,
        parser(schema, `${owner}.${name}`, isRequired),
      ]),
    )

  const plain = (schema: Described, name: string): Schema => {
    const kind = reader.shapeOf(schema)
    const flat = reader.flatten(schema)
    switch (kind.kind) {
      case 'reference':
        return typeParser(kind.name)
      case 'choice':
        return build.choice(...kind.values)
      case 'tagged': {
        const variants = kind.variants.map(({ values, fields }) =>
          build.object({ [kind.tag]: build.choice(...values), ...shape(name, fields) }),
        )
        return variants.length === 1 ? variants[0]! : build.tagged(kind.tag, variants)
      }
      case 'untagged':
        return build.either(
          name,
          kind.variants.map(each => plain(each, name)),
        )
      case 'object':
        return build.object(shape(name, kind.fields))
      case 'map':
        return build.map(parser(kind.values, `${name}{}`, true))
      case 'list':
        return listParser(parser(kind.items, `${name}[]`, true), flat)
      case 'text':
        return textParser(flat, name)
      case 'integer':
        return integerParser(flat, name)
      case 'number':
        return flat.format === 'float' ? scalars.float : scalars.double
      case 'flag':
        return scalars.flag
      case 'anything':
        return build.anything
    }
  }

  const bare = (schema: Described, name: string): Schema => build.narrow(name, plain(schema, name))

  /** A parser, including whether the value is optional or nullable. */
  const parser = (schema: Described, name: string, isRequired: boolean): Schema => {
    const { nullable, default: given } = reader.flatten(schema)
    const inner = bare(schema, name)
    if (isRequired) return nullable ? inner.nullable() : inner
    const optional = nullable ? inner.nullable() : inner
    return given === undefined ? optional.optional() : optional.default(snakeToCamel(given))
  }

  /** The parser of a type by its published name. One that refers to itself is looked up lazily. */
  const typeParser = (name: string): Schema => {
    const known = built.get(name)
    if (known) return known
    if (pending.has(name)) return build.lazy(() => typeParser(name))
    const schema = reader.schemas[name]
    if (!schema) throw new Error(`There is no ${name}`)
    pending.add(name)
    const found = bare(schema, name)
    const whole = schema.nullable ? found.nullable() : found
    built.set(name, whole)
    return whole
  }

  return { reader, parser, typeParser }
}

type Types = ReturnType<typeof typesOf>

/** Parsers of parameters: numbers and booleans come as text. */
const parametersParser = (
  { reader, parser }: Types,
  parameters: readonly Parameter[],
  owner: string,
): Record<string, Schema> =>
  Object.fromEntries(
    parameters.map(({ name, schema, required = false }) => {
      const key = snakeToCamelKey(name)
      const { nullable: isNullable, ...bare } = reader.flatten(schema)
      const { type, nullable = isNullable } = reader.follow(schema)
      const value = parser(bare, `${owner}.${key}`, true)
      const read =
        type === 'integer' || type === 'number'
          ? fromText(value)
          : type === 'boolean'
            ? flagInText
            : value
      if (required) return [key, read]
      return [key, nullable ? read.nullish() : read.optional()]
    }),
  )

const PAGE = ['limit', 'page_token', 'sort_by']

const queryParser = (types: Types, published: Published): Schema | undefined => {
  const all = parametersOf(published, 'query')
  const page = published.operation['x-dropshot-pagination']
  const read = (parameters: readonly Parameter[]) =>
    parametersParser(types, parameters, published.id)
  if (all.length === 0) return undefined
  if (!page) return build.object(read(all))
  const isFirst = ({ name }: Parameter) => page.required.includes(name)
  const others = all.filter(({ name }) => !PAGE.includes(name))
  const sort = all.find(({ name }) => name === 'sort_by')
  return paged({
    ...(sort && { sortBy: types.parser(sort.schema, published.id, true) }),
    first: read(others.filter(isFirst).map(each => ({ ...each, required: true }))),
    also: read(others.filter(each => !isFirst(each))),
  })
}

const callParsers = (types: Types, published: Published): CallParsers => {
  const { id, operation } = published
  const path = parametersOf(published, 'path').map(each => ({ ...each, required: true }))
  const query = queryParser(types, published)
  const { type, schema: body } = contentOf(operation.requestBody?.content)
  const { status, schema: result } = successOf(published)
  return {
    status: status ?? (operation['x-dropshot-websocket'] ? 101 : 200),
    ...(path.length > 0 && { path: build.object(parametersParser(types, path, id)) }),
    ...(query && { query }),
    ...(body &&
      type !== 'application/octet-stream' && { body: types.parser(body, `${id}.body`, true) }),
    ...(result && { result: types.parser(result, `${id}.result`, true) }),
  }
}

/** The parsers of a document, as the server has them. Each is built when it is first used. */
export interface DocumentParsers {
  /** The parsers of an operation by its id in camelCase. Throws if the document lacks it. */
  of(id: string): CallParsers
  /** The parser of a type by its published name. */
  type(name: string): Schema
  /** Builds all parsers. Throws for constructs that are not known here. */
  all(): void
}

export const parsersOf = (document: ApiDocument): DocumentParsers => {
  const types = typesOf(document)
  const published = new Map(publishedOperations(document).map(each => [each.id, each]))
  const built = new Map<string, CallParsers>()
  const of = (id: string) => {
    const known = built.get(id)
    if (known) return known
    const operation = published.get(id)
    if (!operation) throw new Error(`${document.info.version} has no ${id}`)
    const parsers = callParsers(types, operation)
    built.set(id, parsers)
    return parsers
  }
  return {
    of,
    type: types.typeParser,
    all: () => {
      for (const id of published.keys()) of(id)
      for (const name of Object.keys(document.components.schemas)) types.typeParser(name)
    },
  }
}
