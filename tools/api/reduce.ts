import type {
  ApiDocument,
  Content,
  DocumentOperation,
  Parameter,
  Schema,
} from '@/api/documents/document'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectAt = (value: unknown, where: string): Json => {
  if (!isObject(value)) throw new Error(`${where} is no object`)
  return value
}

/** An object whose keys are names, with its members reduced. */
const mapped = <To>(value: unknown, where: string, reduce: (value: unknown, where: string) => To) =>
  Object.fromEntries(
    Object.entries(objectAt(value, where)).map(([key, each]) => [
      key,
      reduce(each, `${where}.${key}`),
    ]),
  )

const listed = <To>(
  value: unknown,
  where: string,
  reduce: (value: unknown, where: string) => To,
) => {
  if (!Array.isArray(value)) throw new Error(`${where} is no list`)
  return value.map((each, index) => reduce(each, `${where}[${index}]`))
}

const asIs = <To>(value: unknown) => value as To

/**
 * How to read each member. All have to be named, because the result is used without further checks.
 */
type Keep<To> = { readonly [Key in keyof To]-?: (value: unknown, where: string) => To[Key] }

/**
 * The members of an object that are facts, without prose. Throws for members in neither list: they
 * are new constructs, which must not get lost.
 */
const facts = <To extends object>(
  value: unknown,
  where: string,
  keep: Keep<To>,
  prose: readonly string[],
): To => {
  const object = objectAt(value, where)
  const found = Object.entries(object).flatMap(([key, each]) => {
    const reduce = key in keep ? keep[key as keyof To] : undefined
    if (reduce) return [[key, reduce(each, `${where}.${key}`)] as const]
    if (prose.includes(key)) return []
    throw new Error(`${where} has ${key}, which is not known here`)
  })
  return Object.fromEntries(found) as To
}

const PROSE = ['description', 'title', 'summary', 'example', 'tags']

const flag = (value: unknown, where: string) => {
  if (typeof value !== 'boolean') throw new Error(`${where} is neither true nor false`)
  return value
}

const reduceSchema = (value: unknown, where: string): Schema => {
  const many = (each: unknown, at: string) => listed(each, at, reduceSchema)
  return facts<Schema>(
    value,
    where,
    {
      $ref: asIs,
      type: asIs,
      format: asIs,
      nullable: flag,
      enum: asIs,
      pattern: asIs,
      minimum: asIs,
      maximum: asIs,
      minLength: asIs,
      maxLength: asIs,
      minItems: asIs,
      maxItems: asIs,
      uniqueItems: flag,
      default: asIs,
      properties: (each, at) => mapped(each, at, reduceSchema),
      required: asIs,
      additionalProperties: (each, at) =>
        typeof each === 'boolean' ? each : reduceSchema(each, at),
      items: reduceSchema,
      allOf: many,
      oneOf: many,
      anyOf: many,
    },
    // The name of the type in the server's source code.
    [...PROSE, 'x-rust-type'],
  )
}

const reduceContent = (value: unknown, where: string): Content =>
  mapped(value, where, (each, at) => facts(each, at, { schema: reduceSchema }, []))

const reduceParameter = (value: unknown, where: string): Parameter =>
  facts<Parameter>(
    value,
    where,
    { in: asIs, name: asIs, required: flag, schema: reduceSchema },
    PROSE,
  )

/** The response shared by all errors. */
const REFUSAL = '#/components/responses/Error'

const reduceResponses = (value: unknown, where: string) => {
  const entries = Object.entries(objectAt(value, where)).filter(([status, response]) => {
    const isRefusal = /^[45]/.test(status)
    if (isRefusal && objectAt(response, where).$ref !== REFUSAL)
      throw new Error(`${where}.${status} is not the error that all operations share`)
    return !isRefusal
  })
  return mapped(Object.fromEntries(entries), where, (each, at) =>
    facts(each, at, { content: reduceContent }, [...PROSE, 'headers']),
  )
}

const reduceOperation = (value: unknown, where: string): DocumentOperation =>
  facts<DocumentOperation>(
    value,
    where,
    {
      operationId: asIs,
      parameters: (each, at) => listed(each, at, reduceParameter),
      requestBody: (each, at) => facts(each, at, { content: reduceContent, required: flag }, PROSE),
      responses: reduceResponses,
      'x-dropshot-pagination': asIs,
      'x-dropshot-websocket': asIs,
    },
    PROSE,
  )

/**
 * A published document without its prose. Leaves reduced documents unchanged. Throws for unknown
 * constructs.
 */
export const reduceDocument = (published: unknown): ApiDocument => {
  const { info, paths, components } = objectAt(published, 'the document')
  const { version } = objectAt(info, 'info')
  if (typeof version !== 'string') throw new Error('The document has no version')
  return {
    info: { version },
    paths: mapped(paths, 'paths', (methods, at) => mapped(methods, at, reduceOperation)),
    components: {
      schemas: mapped(objectAt(components, 'components').schemas, 'schemas', reduceSchema),
    },
  }
}
