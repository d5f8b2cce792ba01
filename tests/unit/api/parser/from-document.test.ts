import { describe, expect, it } from 'vitest'
import type { DocumentOperation, Schema } from '@/api/documents/document'
import { writeParsers, writeSchemas } from '../../../../tools/api/schemas'
import { documentOf, json, oneLine, ref, variant } from './documents'

const schemaOf = (
  schema: Schema,
  { others = {}, narrowed = [] }: { others?: Record<string, Schema>; narrowed?: string[] } = {},
) =>
  oneLine(writeSchemas(documentOf({ It: schema, ...others }), new Set(narrowed))).replace(
    /^.*export const It: Schema = /,
    '',
  )

const text: Schema = { type: 'string' }
const integer = (format: string, more: Schema = {}): Schema => ({
  type: 'integer',
  format,
  ...more,
})

describe('the schema of', () => {
  it.each<[string, Schema, string]>([
    ['a text', text, 'text'],
    ['an id', { ...text, format: 'uuid' }, 'uuid'],
    ['a time', { ...text, format: 'date-time' }, 'time'],
    ['an IP address', { ...text, format: 'ip' }, 'ip'],
    ['bytes', { ...text, format: 'byte' }, 'base64'],
    ['a large count', { ...text, format: 'uint128' }, 'uint128'],
    ['a URI', { ...text, format: 'uri' }, 'text'],
    ['a hash', { ...text, format: 'hex string (32 bytes)' }, 'text'],
    [
      'a text with a pattern',
      { ...text, pattern: '^[a-z]/', minLength: 1, maxLength: 5 },
      'worded("It", { min: 1, max: 5, pattern: /^[a-z]\\// })',
    ],
    ['a small number', integer('uint8', { minimum: 0 }), 'uint8'],
    ['a count without a size', integer('uint', { minimum: 0 }), 'uint64'],
    ['a number with a minimum', integer('uint8', { minimum: 1 }), 'between(uint8, 1, Infinity)'],
    [
      'a number within bounds',
      integer('uint16', { minimum: 0, maximum: 9000 }),
      'between(uint16, 0, 9000)',
    ],
    ['a float', { type: 'number', format: 'float' }, 'float'],
    ['a number', { type: 'number', format: 'double' }, 'double'],
    ['a flag', { type: 'boolean' }, 'flag'],
    ['anything', {}, 'anything'],
    ['a choice', { ...text, enum: ['on', 'off'] }, 'choice("on", "off")'],
    ['a choice of numbers', integer('', { enum: [512] }), 'choice(512)'],
    ['a list', { type: 'array', items: text }, 'list(text)'],
    [
      'a list with limits',
      { type: 'array', items: text, minItems: 5, maxItems: 5, uniqueItems: true },
      'list(text, { min: 5, max: 5, isUnique: true })',
    ],
    ['a map', { type: 'object', additionalProperties: text }, 'map(text)'],
    ['a nullable value', { ...text, nullable: true }, 'text.nullable()'],
    ['a union', { oneOf: [text, integer('int64')] }, 'either("It", [text, int64])'],
  ])('%s', (_what, schema, written) => {
    expect(schemaOf(schema)).toBe(written)
  })

  it('an object has optional, nullable and default members', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        a: text,
        b: text,
        c: { ...text, nullable: true },
        d: { ...text, nullable: true },
        start_now: { type: 'object', default: { is_on: true } },
        e: { ...text, nullable: true, default: null },
      },
      required: ['a', 'd'],
    }
    expect(schemaOf(schema)).toBe(
      'object({ a: text, b: text.optional(), c: text.nullish(), d: text.nullable(), startNow: object({ }).default({"isOn":true}), e: text.nullable().default(null) })',
    )
  })

  it('a tagged union groups variants of the same shape', () => {
    const schema: Schema = {
      oneOf: [variant('vpc', { value: text }), variant('subnet', { value: text }), variant('drop')],
    }
    expect(schemaOf(schema)).toBe(
      'tagged("type", [object({ type: choice("vpc", "subnet"), value: text }), object({ type: choice("drop") })])',
    )
  })

  it('a tagged union with one variant is an object', () => {
    expect(schemaOf({ oneOf: [variant('instance')] })).toBe('object({ type: choice("instance") })')
  })

  it('a type that refers to a later one, or to itself, is reordered or lazy', () => {
    const node: Schema = { type: 'object', properties: { next: ref('Node'), to: ref('End') } }
    const written = oneLine(writeSchemas(documentOf({ Node: node, End: text }), new Set<string>()))
    expect(written).toContain(
      'export const End: Schema = text export const Node: Schema = object({ next: lazy(() => Node).optional(), to: End.optional() })',
    )
  })

  it('a narrowed field has its narrowing', () => {
    const schema: Schema = { type: 'object', properties: { data: { ...text, default: '' } } }
    expect(schemaOf(schema, { narrowed: ['It.data'] })).toBe(
      'object({ data: narrow("It.data", text).default("") })',
    )
  })

  it.each<[string, Schema]>([
    ['a text', { ...text, format: 'email' }],
    ['a number', integer('int7')],
  ])('%s of an unknown format throws', (_what, schema) => {
    expect(() => schemaOf(schema)).toThrow('It has the format')
  })
})

describe('the parsers of an operation', () => {
  const parsersOf = (operation: Partial<DocumentOperation>, call = 'GET /v1/x') =>
    oneLine(
      writeParsers(
        documentOf({ Disk: text, Sort: { ...text, enum: ['up'] } }, { [call]: operation }),
        new Set(),
      ),
    ).replace(/^.*someCall: /, '')

  it('parse parameters from text, and ignore headers', () => {
    const parameters: DocumentOperation['parameters'] = [
      { in: 'path', name: 'asn', required: true, schema: integer('uint32', { minimum: 0 }) },
      { in: 'query', name: 'most_recent', schema: integer('uint64', { nullable: true }) },
      { in: 'query', name: 'is_deep', required: true, schema: { type: 'boolean' } },
      { in: 'header', name: 'range', schema: text },
    ]
    expect(parsersOf({ parameters })).toBe(
      '{ status: 204, path: object({ asn: fromText(uint32) }), query: object({ mostRecent: fromText(uint64).nullish(), isDeep: flagInText }) } }',
    )
  })

  it('contain the parameters of paged lists', () => {
    const parameters: DocumentOperation['parameters'] = [
      { in: 'query', name: 'limit', schema: integer('uint32', { nullable: true, minimum: 1 }) },
      { in: 'query', name: 'page_token', schema: { ...text, nullable: true } },
      { in: 'query', name: 'sort_by', schema: ref('Sort') },
      { in: 'query', name: 'project', schema: ref('Disk') },
      { in: 'query', name: 'vpc', schema: text },
    ]
    expect(parsersOf({ parameters, 'x-dropshot-pagination': { required: ['project'] } })).toBe(
      '{ status: 204, query: paged({ sortBy: Sort, first: { project: Disk }, also: { vpc: text.optional() } }) } }',
    )
  })

  it.each<[string, Partial<DocumentOperation>, string]>([
    [
      'the schemas of body and response',
      {
        requestBody: { content: json(ref('Disk')) },
        responses: { '201': { content: json({ type: 'array', items: ref('Disk') }) } },
      },
      '{ status: 201, body: Disk, result: list(Disk) } }',
    ],
    [
      'the status of a stream',
      { 'x-dropshot-websocket': {}, responses: { default: {} } },
      '{ status: 101 } }',
    ],
    [
      'no schema for a binary body and a redirect',
      {
        requestBody: { content: { 'application/octet-stream': { schema: text } } },
        responses: { '303': {} },
      },
      '{ status: 303 } }',
    ],
    [
      'no schema for an unspecified response',
      { responses: { default: { content: { '*/*': { schema: {} } } } } },
      '{ status: 200 } }',
    ],
  ])('contain %s', (_what, operation, written) => {
    expect(parsersOf(operation)).toBe(written)
  })
})
