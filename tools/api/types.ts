import { snakeToCamelKey } from '@/lib/case'
import type { ApiDocument, Published, Schema } from '@/api/documents/document'
import {
  contentOf,
  createReader,
  parametersOf,
  publishedOperations,
  referredName,
  successOf,
  typeName,
  type Field,
  type Reader,
} from '@/api/documents/read'

const literal = (value: string | number) => JSON.stringify(value)

/** The names that a schema refers to directly. */
const referencesIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' ? [referredName(String(value))] : referencesIn(value),
  )
}

/** The names of all schemas that these schemas refer to, directly or indirectly. */
const reachable = ({ schemas }: Reader, from: readonly unknown[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const rest = from.flatMap(referencesIn)
  for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
    if (found.has(name)) continue
    found.add(name)
    rest.push(...referencesIn(schemas[name]))
  }
  return found
}

const bodyOf = ({ operation }: Published): Schema | undefined => {
  const { type, schema } = contentOf(operation.requestBody?.content)
  return type === 'application/octet-stream' ? undefined : schema
}

/** Whether a schema has a default, at any depth. */
const hasDefaults = (reader: Reader, schema: unknown): boolean => {
  const isIn = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    ('default' in part || Object.values(part).some(isIn))
  return isIn(schema) || [...reachable(reader, [schema])].some(name => isIn(reader.schemas[name]))
}

/** How to write a schema: the names of references, and whether defaults make fields optional. */
interface Style {
  nameOf(published: string): string
  /** Whether fields with a default may be omitted. */
  areDefaultsOptional: boolean
}

const writeType = (reader: Reader, schema: Schema, style: Style): string => {
  const write = (part: Schema) => writeType(reader, part, style)
  const field = ({ name, schema: part, isRequired }: Field) => {
    const isOptional =
      !isRequired && (style.areDefaultsOptional || reader.flatten(part).default === undefined)
    return isOptional ? `${name}?: ${write(part)} | undefined` : `${name}: ${write(part)}`
  }
  const object = (fields: readonly string[]) => `{ ${fields.join('; ')} }`
  const bare = (): string => {
    const shape = reader.shapeOf(schema)
    switch (shape.kind) {
      case 'reference':
        return style.nameOf(shape.name)
      case 'choice':
        return shape.values.map(literal).join(' | ')
      case 'tagged':
        return shape.variants
          .map(({ values, fields }) =>
            object([`${shape.tag}: ${values.map(literal).join(' | ')}`, ...fields.map(field)]),
          )
          .join(' | ')
      case 'untagged':
        return [...new Set(shape.variants.map(write))].join(' | ')
      case 'object':
        return shape.fields.length > 0 ? object(shape.fields.map(field)) : 'Record<string, never>'
      case 'map':
        return `Record<string, ${write(shape.values)}>`
      case 'list':
        return `(${write(shape.items)})[]`
      case 'text':
        return 'string'
      case 'integer':
      case 'number':
        return 'number'
      case 'flag':
        return 'boolean'
      case 'anything':
        return 'unknown'
    }
  }
  return reader.flatten(schema).nullable ? `${bare()} | null` : bare()
}

const declare = (reader: Reader, name: string, schema: Schema, style: Style) => {
  const text = writeType(reader, schema, style)
  const isInterface = reader.shapeOf(schema).kind === 'object' && text.startsWith('{')
  return isInterface ? `export interface ${name} ${text}` : `export type ${name} = ${text}`
}

const filledName = (published: string) => `Filled${typeName(published)}`

/** Every type of the document, with its keys as in the cache. */
export const writeTypes = (document: ApiDocument): string => {
  const reader = createReader(document)
  const sent = reachable(reader, publishedOperations(document).map(bodyOf))
  const types = Object.entries(reader.schemas).map(([name, schema]) =>
    declare(reader, typeName(name), schema, {
      nameOf: typeName,
      areDefaultsOptional: sent.has(name),
    }),
  )
  return types.join('\n\n')
}

/**
 * The types of request bodies with optional parts, as the server has them after applying defaults.
 */
export const writeFilled = (document: ApiDocument) => {
  const reader = createReader(document)
  const isFilled = (name: string) => hasDefaults(reader, reader.schemas[name])
  const nameOf = (name: string) => (isFilled(name) ? filledName(name) : typeName(name))
  const bodies = publishedOperations(document).flatMap(published => {
    const body = bodyOf(published)
    return body && hasDefaults(reader, body) ? [{ id: published.id, body }] : []
  })
  const names = [
    ...reachable(
      reader,
      bodies.map(({ body }) => body),
    ),
  ]
    .filter(isFilled)
    .toSorted()
  const style = { nameOf, areDefaultsOptional: false }
  const types = names.map(name => declare(reader, filledName(name), reader.schemas[name]!, style))
  const members = bodies.map(({ id, body }) => `${id}: ${writeType(reader, body, style)}`)
  const all = [...types, `export interface FilledBodies { ${members.join('; ')} }`].join('\n\n')
  return `${importTypes(document, all)}\n\n${all}`
}

/** Imports the document's types that a text names. */
const importTypes = ({ components }: ApiDocument, text: string) => {
  const words = new Set(text.match(/\b[A-Z]\w*\b/g))
  const used = Object.keys(components.schemas)
    .map(typeName)
    .filter(name => words.has(name) && !text.includes(`export interface ${name} `))
  return used.length > 0 ? `import type { ${used.join(', ')} } from './types'` : ''
}

const style: Style = { nameOf: typeName, areDefaultsOptional: true }

/** The arguments of an operation: only the parts it has. */
const writeArguments = (reader: Reader, published: Published) => {
  const { operation } = published
  const path = parametersOf(published, 'path').map(
    ({ name, schema }) => `${snakeToCamelKey(name)}: ${writeType(reader, schema, style)}`,
  )
  const first = operation['x-dropshot-pagination']?.required ?? []
  const query = parametersOf(published, 'query').map(({ name, schema, required }) => {
    const isRequired = required || first.includes(name)
    const type = writeType(reader, { ...reader.flatten(schema), nullable: !isRequired }, style)
    return {
      isRequired,
      text: isRequired
        ? `${snakeToCamelKey(name)}: ${type}`
        : `${snakeToCamelKey(name)}?: ${type} | undefined`,
    }
  })
  const isQueryNeeded = query.some(({ isRequired }) => isRequired)
  const { type, schema } = contentOf(operation.requestBody?.content)
  const body =
    type === 'application/octet-stream'
      ? 'string | { fileId: string }'
      : schema && writeType(reader, schema, style)
  const headers = parametersOf(published, 'header').map(
    each => `${each.name}?: ${writeType(reader, each.schema, style)} | undefined`,
  )
  const parts = [
    ...(headers.length > 0 ? [`headers?: { ${headers.join('; ')} }`] : []),
    ...(path.length > 0 ? [`path: { ${path.join('; ')} }`] : []),
    ...(query.length > 0
      ? [`query${isQueryNeeded ? '' : '?'}: { ${query.map(({ text }) => text).join('; ')} }`]
      : []),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ]
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'NoArgs'
}

/** The kind by HTTP method alone: handwritten entries say which posts only read. */
const kindOf = ({ method, operation }: Published) => {
  if (operation['x-dropshot-websocket']) return 'stream'
  return method === 'GET' || method === 'HEAD' ? 'query' : 'mutation'
}

const writeResult = (reader: Reader, published: Published) => {
  const { status, schema } = successOf(published)
  if (schema) return writeType(reader, schema, style)
  // For open responses, `api/operations/answers.ts` has the type.
  return status === null ? 'unknown' : 'EmptyBody'
}

/** The arguments and result of each operation, by its id. */
export const writeOperations = (document: ApiDocument): string => {
  const reader = createReader(document)
  const members = publishedOperations(document).map(
    published =>
      `${published.id}: { kind: '${kindOf(published)}'; args: ${writeArguments(reader, published)}; result: ${writeResult(reader, published)} }`,
  )
  const all = `export interface PublishedOperations { ${members.join('; ')} }`
  return [
    "import type { EmptyBody, NoArgs } from '@/api/core/operation'",
    importTypes(document, all),
    all,
  ].join('\n\n')
}
