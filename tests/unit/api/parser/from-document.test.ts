import { describe, expect, it } from 'vitest'
import type { DocumentOperation, Schema } from '@/api/documents/document'
import { parsersOf } from '@/api/parser/from-document'
import { documentOf, json, ref, variant } from '#tests/support/small-documents'

const typeOf = (schema: Schema, others: Record<string, Schema> = {}) =>
  parsersOf(documentOf({ It: schema, ...others })).type('It')

const text: Schema = { type: 'string' }
const integer = (format: string, more: Schema = {}): Schema => ({
  type: 'integer',
  format,
  ...more,
})

const ID = '001de000-1334-4000-8000-000000000000'

describe('the schema of', () => {
  it.each<[string, Schema, unknown[], unknown[]]>([
    ['a text', text, ['', 'a'], [1, null]],
    ['an id', { ...text, format: 'uuid' }, [ID], ['web']],
    ['a time', { ...text, format: 'date-time' }, ['2025-01-01T00:00:00Z'], ['2025']],
    ['an IP address', { ...text, format: 'ip' }, ['10.0.0.1', '::1'], ['10.0.0.256']],
    ['bytes', { ...text, format: 'byte' }, ['YQ=='], ['a!']],
    ['a large count', { ...text, format: 'uint128' }, ['12'], ['-1']],
    ['a URI', { ...text, format: 'uri' }, ['http://a.example/b'], [1, 'anything']],
    [
      'a text with a pattern',
      { ...text, pattern: '^[a-z]/', maxLength: 5 },
      ['a/b'],
      ['a', 'a/bcde'],
    ],
    ['a small number', integer('uint8', { minimum: 0 }), [0, 255], [-1, 256]],
    ['a count without a size', integer('uint', { minimum: 0 }), [0, 2 ** 60], [-1]],
    ['a number with a minimum', integer('uint8', { minimum: 1 }), [1, 255], [0, 256]],
    ['a number within bounds', integer('uint16', { minimum: 0, maximum: 9000 }), [9000], [9001]],
    ['a number', { type: 'number', format: 'double' }, [0.5], ['0.5']],
    ['a flag', { type: 'boolean' }, [true], ['true']],
    ['anything', {}, [null, [], 'a'], []],
    ['a choice', { ...text, enum: ['on', 'off'] }, ['on'], ['On']],
    ['a choice of numbers', integer('', { enum: [512] }), [512], [511, '512']],
    ['a list', { type: 'array', items: text }, [[], ['a']], [[1], 'a']],
    ['a set', { type: 'array', items: text, uniqueItems: true }, [['a', 'b']], [['a', 'a']]],
    [
      'a list with limits',
      { type: 'array', items: text, minItems: 2, maxItems: 2 },
      [['a', 'b']],
      [['a']],
    ],
    ['a map', { type: 'object', additionalProperties: text }, [{ a: 'b' }], [{ a: 1 }]],
    [
      'a nullable value',
      { type: 'object', required: ['a'], properties: { a: { ...text, nullable: true } } },
      [{ a: null }],
      [{}],
    ],
    ['a union', { oneOf: [text, integer('int64')] }, ['a', 1], [true]],
    [
      'a tagged union',
      { oneOf: [variant('vpc', { value: text }), variant('drop')] },
      [{ type: 'drop' }, { type: 'vpc', value: 'a' }],
      [{ type: 'vpc' }, { type: 'x' }],
    ],
  ])('%s', (_what, schema, accepted, refused) => {
    const parser = typeOf(schema)
    expect(accepted.filter(value => !parser.safeParse(value).success)).toEqual([])
    expect(refused.filter(value => parser.safeParse(value).success)).toEqual([])
  })

  it('an object has optional, nullable and default members', () => {
    const parser = typeOf({
      type: 'object',
      properties: {
        a: text,
        b: text,
        c: { ...text, nullable: true },
        start_now: {
          type: 'object',
          default: { is_on: true },
          properties: { is_on: { type: 'boolean' } },
        },
        e: { ...text, nullable: true, default: null },
      },
      required: ['a'],
    })
    expect(parser.parse({ a: 'x', c: null, z: 1 })).toEqual({
      a: 'x',
      c: null,
      startNow: { isOn: true },
      e: null,
    })
  })

  it('a type that refers to a later one, or to itself', () => {
    const node: Schema = { type: 'object', properties: { next: ref('It'), to: ref('End') } }
    const parser = typeOf(node, { End: text })
    expect(parser.safeParse({ next: { next: {}, to: 'a' } }).success).toBe(true)
    expect(parser.safeParse({ next: { to: 1 } }).success).toBe(false)
  })

  it('a field with rules that the document lacks', () => {
    const vni: Schema = { type: 'object', properties: { vni: ref('Vni') } }
    const parser = typeOf(vni, { Vni: integer('uint32', { minimum: 0 }) })
    expect(parser.safeParse({ vni: 2 ** 24 }).success).toBe(false)
  })

  it.each<[string, Schema]>([
    ['a text', { ...text, format: 'email' }],
    ['a number', integer('int7')],
  ])('%s of an unknown format throws', (_what, schema) => {
    expect(() => typeOf(schema)).toThrow('It has the format')
  })
})

describe('the parsers of an operation', () => {
  const parsersFor = (operation: Partial<DocumentOperation>, call = 'GET /v1/x') =>
    parsersOf(
      documentOf({ Disk: text, Sort: { ...text, enum: ['up'] } }, { [call]: operation }),
    ).of('someCall')

  it('parse parameters from text, and ignore headers', () => {
    const parameters: DocumentOperation['parameters'] = [
      { in: 'path', name: 'asn', required: true, schema: integer('uint32', { minimum: 0 }) },
      { in: 'query', name: 'most_recent', schema: integer('uint64', { nullable: true }) },
      { in: 'query', name: 'is_deep', required: true, schema: { type: 'boolean' } },
      { in: 'header', name: 'range', schema: text },
    ]
    const { path, query } = parsersFor({ parameters })
    expect(path?.parse({ asn: '7' })).toEqual({ asn: 7 })
    expect(query?.parse({ mostRecent: '9', isDeep: 'true' })).toEqual({
      mostRecent: 9,
      isDeep: true,
    })
    expect(query?.parse({ mostRecent: null, isDeep: 'false' })).toEqual({
      mostRecent: null,
      isDeep: false,
    })
    expect(query?.safeParse({}).success).toBe(false)
  })

  it('contain the parameters of paged lists', () => {
    const parameters: DocumentOperation['parameters'] = [
      { in: 'query', name: 'limit', schema: integer('uint32', { nullable: true, minimum: 1 }) },
      { in: 'query', name: 'page_token', schema: { ...text, nullable: true } },
      { in: 'query', name: 'sort_by', schema: ref('Sort') },
      { in: 'query', name: 'project', schema: ref('Disk') },
      { in: 'query', name: 'vpc', schema: text },
    ]
    const { query } = parsersFor({ parameters, 'x-dropshot-pagination': { required: ['project'] } })
    expect(query?.parse({ project: 'web', limit: '2', sortBy: 'up' })).toEqual({
      project: 'web',
      limit: 2,
      sortBy: 'up',
    })
    expect(query?.safeParse({}).success).toBe(false)
    expect(query?.safeParse({ pageToken: 'next' }).success).toBe(true)
  })

  it.each<[string, Partial<DocumentOperation>, number, string[]]>([
    [
      'the schemas of body and response',
      {
        requestBody: { content: json(ref('Disk')) },
        responses: { '201': { content: json({ type: 'array', items: ref('Disk') }) } },
      },
      201,
      ['body', 'result'],
    ],
    ['the status of a stream', { 'x-dropshot-websocket': {}, responses: { default: {} } }, 101, []],
    [
      'no schema for a binary body and a redirect',
      {
        requestBody: { content: { 'application/octet-stream': { schema: text } } },
        responses: { '303': {} },
      },
      303,
      [],
    ],
    [
      'no schema for an unspecified response',
      { responses: { default: { content: { '*/*': { schema: {} } } } } },
      200,
      [],
    ],
  ])('contain %s', (_what, operation, status, schemas) => {
    const { status: found, ...others } = parsersFor(operation)
    expect(found).toBe(status)
    expect(Object.keys(others)).toEqual(schemas)
  })
})
