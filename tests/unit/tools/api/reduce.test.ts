import { describe, expect, it } from 'vitest'
import { reduceDocument } from '../../../../tools/api/reduce'

const operation = {
  operationId: 'disk_list',
  summary: 'List disks',
  description: 'All of them.',
  tags: ['disks'],
  parameters: [
    { in: 'query', name: 'limit', description: 'How many', schema: { type: 'integer' } },
    { in: 'header', name: 'range', schema: { type: 'string' } },
  ],
  responses: {
    '200': {
      description: 'successful operation',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Disk' } } },
    },
    '303': { description: 'redirect', headers: { location: { style: 'simple' } } },
    '4XX': { $ref: '#/components/responses/Error' },
    '5XX': { $ref: '#/components/responses/Error' },
  },
  'x-dropshot-pagination': { required: ['project'] },
}

const published = (schema: unknown, changes: object = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Region API', version: '20250212.0.0', contact: { email: 'a@b.test' } },
  paths: { '/v1/disks': { get: { ...operation, ...changes } } },
  components: { schemas: { Disk: schema }, responses: { Error: {} } },
  tags: [{ name: 'disks' }],
})

const disk = {
  description: 'A disk',
  type: 'object',
  properties: {
    description: { description: 'Any text', type: 'string' },
    title: { title: 'Its title', type: 'string', example: 'A disk', 'x-rust-type': { path: 'x' } },
    size: { allOf: [{ $ref: '#/components/schemas/ByteCount' }], default: { description: 'x' } },
  },
  required: ['description'],
  additionalProperties: false,
}

describe('a reduced document', () => {
  it('has no prose, but keeps fields named like it', () => {
    const { components, info } = reduceDocument(published(disk))
    expect(info).toEqual({ version: '20250212.0.0' })
    expect(components).toEqual({
      schemas: {
        Disk: {
          type: 'object',
          properties: {
            description: { type: 'string' },
            title: { type: 'string' },
            size: {
              allOf: [{ $ref: '#/components/schemas/ByteCount' }],
              default: { description: 'x' },
            },
          },
          required: ['description'],
          additionalProperties: false,
        },
      },
    })
  })

  it('keeps parameters and responses, except the common errors', () => {
    expect(reduceDocument(published(disk)).paths['/v1/disks']?.get).toEqual({
      operationId: 'disk_list',
      parameters: [
        { in: 'query', name: 'limit', schema: { type: 'integer' } },
        { in: 'header', name: 'range', schema: { type: 'string' } },
      ],
      responses: {
        '200': {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Disk' } } },
        },
        '303': {},
      },
      'x-dropshot-pagination': { required: ['project'] },
    })
  })

  it('is unchanged if reduced again', () => {
    const once = reduceDocument(published(disk))
    expect(reduceDocument(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })

  it.each([
    ['a keyword', published({ type: 'object', not: {} }), 'schemas.Disk has not'],
    [
      'a keyword deep in a type',
      published({ type: 'array', items: { patternProperties: {} } }),
      'schemas.Disk.items has patternProperties',
    ],
    ['a part of an operation', published(disk, { security: [] }), 'get has security'],
    [
      'its own error response',
      published(disk, { responses: { '4XX': { description: 'no' } } }),
      'responses.4XX is not the error that all operations share',
    ],
  ])('cannot contain %s that is unknown', (_what, document, message) => {
    expect(() => reduceDocument(document)).toThrow(message)
  })
})
