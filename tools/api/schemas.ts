import { snakeToCamel, snakeToCamelKey } from '@/lib/case'
import type { ApiDocument, Parameter, Published, Schema } from '@/api/documents/document'
import {
  contentOf,
  createReader,
  parametersOf,
  publishedOperations,
  successOf,
  typeName,
  type Field,
  type Reader,
} from '@/api/documents/read'

/**
 * Types, as names or `Type.field`, that the server validates more strictly than the document says.
 */
export type Narrowed = ReadonlySet<string>

const TEXTS: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  'date-time': 'time',
  ip: 'ip',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  byte: 'base64',
  uint128: 'uint128',
}

/** Formats of text that the server accepts without validation. */
const FREE_TEXTS = ['uri', 'hex string (32 bytes)']

const NUMBERS = ['int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64']

const quote = (value: unknown) => JSON.stringify(value)

const textParser = ({ format, pattern, minLength, maxLength }: Schema, name: string): string => {
  if (format !== undefined) {
    const known = TEXTS[format]
    if (known) return known
    if (!FREE_TEXTS.includes(format)) throw new Error(`${name} has the format ${format}`)
  }
  const limits = [
    ...(minLength === undefined ? [] : [`min: ${minLength}`]),
    ...(maxLength === undefined ? [] : [`max: ${maxLength}`]),
    ...(pattern === undefined ? [] : [`pattern: ${String(new RegExp(pattern))}`]),
  ]
  return limits.length > 0 ? `worded(${quote(name)}, { ${limits.join(', ')} })` : 'text'
}

const integerParser = ({ format = 'int64', minimum, maximum }: Schema, name: string): string => {
  const known = format === 'uint' ? 'uint64' : format
  if (!NUMBERS.includes(known)) throw new Error(`${name} has the format ${format}`)
  const low = minimum === undefined || (minimum === 0 && known.startsWith('u')) ? null : minimum
  return low === null && maximum === undefined
    ? known
    : `between(${known}, ${low ?? 0}, ${maximum ?? 'Infinity'})`
}

const createWriter = (reader: Reader, narrowed: Narrowed) => {
  /** Types that have been written or are being written. */
  const written = new Set<string>()
  const declarations: string[] = []

  const field = (owner: string) => (each: Field) =>
    `${each.name}: ${parser(each.schema, `${owner}.${each.name}`, each.isRequired)}`

  const object = (fields: readonly string[]) => `object({ ${fields.join(', ')} })`

  const choice = (values: readonly (string | number)[]) => `choice(${values.map(quote).join(', ')})`

  const bare = (schema: Schema, name: string): string => {
    const parser = plain(schema, name)
    return narrowed.has(name) ? `narrow(${quote(name)}, ${parser})` : parser
  }

  const plain = (schema: Schema, name: string): string => {
    const shape = reader.shapeOf(schema)
    const flat = reader.flatten(schema)
    switch (shape.kind) {
      case 'reference':
        return refer(shape.name)
      case 'choice':
        return choice(shape.values)
      case 'tagged': {
        const variants = shape.variants.map(({ values, fields }) =>
          object([`${shape.tag}: ${choice(values)}`, ...fields.map(field(name))]),
        )
        return variants.length === 1
          ? (variants[0] ?? '')
          : `tagged(${quote(shape.tag)}, [${variants.join(', ')}])`
      }
      case 'untagged':
        return `either(${quote(name)}, [${shape.variants.map(each => plain(each, name)).join(', ')}])`
      case 'object':
        return object(shape.fields.map(field(name)))
      case 'map':
        return `map(${parser(shape.values, `${name}{}`, true)})`
      case 'list': {
        const items = parser(shape.items, `${name}[]`, true)
        const { minItems, maxItems, uniqueItems } = flat
        const limits = [
          ...(minItems === undefined ? [] : [`min: ${minItems}`]),
          ...(maxItems === undefined ? [] : [`max: ${maxItems}`]),
          ...(uniqueItems ? ['isUnique: true'] : []),
        ]
        return `list(${items}${limits.length > 0 ? `, { ${limits.join(', ')} }` : ''})`
      }
      case 'text':
        return textParser(flat, name)
      case 'integer':
        return integerParser(flat, name)
      case 'number':
        return flat.format === 'float' ? 'float' : 'double'
      case 'flag':
        return 'flag'
      case 'anything':
        return 'anything'
    }
  }

  /** A parser, including whether the value is optional or nullable. */
  const parser = (schema: Schema, name: string, isRequired: boolean): string => {
    const { nullable, default: given } = reader.flatten(schema)
    const inner = bare(schema, name)
    if (isRequired) return nullable ? `${inner}.nullable()` : inner
    if (given !== undefined)
      return `${inner}${nullable ? '.nullable()' : ''}.default(${quote(snakeToCamel(given))})`
    return nullable ? `${inner}.nullish()` : `${inner}.optional()`
  }

  /**
   * Writes a type before the types that refer to it. A type that refers to itself is looked up
   * lazily.
   */
  const refer = (published: string): string => {
    const name = typeName(published)
    const schema = reader.schemas[published]
    if (!schema) throw new Error(`There is no ${published}`)
    if (declared.has(name)) return name
    if (written.has(name)) return `lazy(() => ${name})`
    written.add(name)
    const text = bare(schema, name)
    const whole = schema.nullable ? `${text}.nullable()` : text
    declarations.push(`export const ${name}: Schema = ${whole}`)
    declared.add(name)
    return name
  }
  const declared = new Set<string>()

  return { refer, parser, declarations }
}

/** Imports those of the names that occur in a text. */
const imports = (names: readonly string[], from: string, text: string) => {
  const words = new Set(text.match(/\b[A-Za-z]\w*\b/g))
  const used = names.filter(name => words.has(name))
  return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}'`] : []
}

const BUILDERS = 'anything between choice either lazy list map narrow object tagged worded'.split(
  ' ',
)
const SCALARS = [
  ...new Set([...Object.values(TEXTS), ...NUMBERS, 'double', 'flag', 'float', 'text']),
]
const PARTS = ['fromText', 'flagInText', 'paged']

const importsFor = (text: string) => [
  "import type { Schema } from '@/api/parser/build'",
  ...imports(BUILDERS, '@/api/parser/build', text),
  ...imports(PARTS, '@/api/parser/calls', text),
  ...imports(SCALARS, '@/api/parser/scalars', text),
]

/** The server's parser for each type of the document. */
export const writeSchemas = (document: ApiDocument, narrowed: Narrowed): string => {
  const reader = createReader(document)
  const { refer, declarations } = createWriter(reader, narrowed)
  for (const name of Object.keys(reader.schemas)) refer(name)
  const all = declarations.join('\n')
  return [...importsFor(all), '', all].join('\n')
}

/** Parsers of parameters: numbers and booleans come as text. */
const createParameters = (reader: Reader, narrowed: Narrowed) => {
  const { parser } = createWriter(reader, narrowed)
  return (parameters: readonly Parameter[], owner: string): readonly string[] =>
    parameters.map(({ name, schema, required = false }) => {
      const key = snakeToCamelKey(name)
      const { type, nullable } = reader.follow(schema)
      const text = parser(schema, `${owner}.${key}`, true).replace(/\.nullable\(\)$/, '')
      const read =
        type === 'integer' || type === 'number'
          ? `fromText(${text})`
          : type === 'boolean'
            ? 'flagInText'
            : text
      const optional = nullable ? '.nullish()' : '.optional()'
      return `${key}: ${read}${required ? '' : optional}`
    })
}

const PAGE = ['limit', 'page_token', 'sort_by']

/** Parsers for the arguments and result of each operation, as the server has them. */
export const writeParsers = (document: ApiDocument, narrowed: Narrowed): string => {
  const reader = createReader(document)
  const parameters = createParameters(reader, narrowed)
  const { parser } = createWriter(reader, narrowed)

  const query = (published: Published): string | undefined => {
    const all = parametersOf(published, 'query')
    const page = published.operation['x-dropshot-pagination']
    if (all.length === 0) return undefined
    if (!page) return `object({ ${parameters(all, published.id).join(', ')} })`
    const isFirst = ({ name }: Parameter) => page.required.includes(name)
    const others = all.filter(({ name }) => !PAGE.includes(name))
    const first = parameters(
      others.filter(isFirst).map(each => ({ ...each, required: true })),
      published.id,
    )
    const also = parameters(
      others.filter(each => !isFirst(each)),
      published.id,
    )
    const sort = all.find(({ name }) => name === 'sort_by')
    const members = [
      ...(sort ? [`sortBy: ${parser(sort.schema, published.id, true)}`] : []),
      ...(first.length > 0 ? [`first: { ${first.join(', ')} }`] : []),
      ...(also.length > 0 ? [`also: { ${also.join(', ')} }`] : []),
    ]
    return `paged({ ${members.join(', ')} })`
  }

  const entries = publishedOperations(document).map(published => {
    const { id, operation } = published
    const path = parameters(
      parametersOf(published, 'path').map(each => ({ ...each, required: true })),
      id,
    )
    const { type, schema: body } = contentOf(operation.requestBody?.content)
    const { status, schema: result } = successOf(published)
    const queryText = query(published)
    const members = [
      `status: ${status ?? (operation['x-dropshot-websocket'] ? 101 : 200)}`,
      ...(path.length > 0 ? [`path: object({ ${path.join(', ')} })`] : []),
      ...(queryText ? [`query: ${queryText}`] : []),
      ...(body && type !== 'application/octet-stream'
        ? [`body: ${parser(body, `${id}.body`, true)}`]
        : []),
      ...(result ? [`result: ${parser(result, `${id}.result`, true)}`] : []),
    ]
    return `${id}: { ${members.join(', ')} }`
  })
  const all = `export const parsers: Readonly<Record<keyof PublishedOperations, CallParsers>> = { ${entries.join(', ')} }`
  return [
    ...importsFor(all).slice(1),
    "import type { CallParsers } from '@/api/parser/calls'",
    "import type { PublishedOperations } from './operations'",
    ...imports(Object.keys(reader.schemas).map(typeName), './schemas', all),
    '',
    all,
  ].join('\n')
}
