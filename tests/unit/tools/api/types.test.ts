import { describe, expect, it } from 'vitest'
import type { Schema } from '@/api/documents/document'
import { writeFilled, writeOperations, writeTypes } from '../../../../tools/api/types'
import { documentOf, json, oneLine, ref, variant } from '#tests/support/small-documents'

const typeOf = (schema: Schema, others: Record<string, Schema> = {}) =>
  oneLine(writeTypes(documentOf({ It: schema, ...others }))).replace(/ export .*/, '')

const text: Schema = { type: 'string' }

describe('the type of', () => {
  it.each<[string, Schema, string]>([
    ['a text', text, 'string'],
    ['a time', { type: 'string', format: 'date-time' }, 'string'],
    ['a count too large for a number', { type: 'string', format: 'uint128' }, 'string'],
    ['a whole number', { type: 'integer', format: 'uint32', minimum: 0 }, 'number'],
    ['a number', { type: 'number', format: 'double' }, 'number'],
    ['a flag', { type: 'boolean' }, 'boolean'],
    ['anything', {}, 'unknown'],
    ['a choice', { type: 'string', enum: ['on', 'off'] }, '"on" | "off"'],
    ['a choice of numbers', { type: 'integer', enum: [512, 4096] }, '512 | 4096'],
    [
      'a choice with a description for each value',
      {
        oneOf: [
          { type: 'string', enum: ['on'] },
          { type: 'string', enum: ['off'] },
        ],
      },
      '"on" | "off"',
    ],
    ['a nullable value', { ...text, nullable: true }, 'string | null'],
    ['a list', { type: 'array', items: { ...text, nullable: true } }, '(string | null)[]'],
    ['a map', { type: 'object', additionalProperties: text }, 'Record<string, string>'],
    ['a reference', ref('Name'), 'Name'],
    ['a nullable reference', { allOf: [ref('Name')], nullable: true }, 'Name | null'],
    ['a union with oneOf', { oneOf: [{ allOf: [ref('Name')] }, text] }, 'Name | string'],
    ['a union with anyOf', { anyOf: [ref('Name'), ref('Name')] }, 'Name'],
  ])('%s', (_what, schema, type) => {
    expect(typeOf(schema, { Name: text })).toBe(`export type It = ${type}`)
  })

  it('an object has camelCase members, some of them optional', () => {
    const schema: Schema = {
      type: 'object',
      properties: { disk_id: text, image_id: { ...text, nullable: true }, note: text },
      required: ['disk_id'],
      additionalProperties: false,
    }
    expect(typeOf(schema)).toBe(
      'export interface It { diskId: string; imageId?: string | null | undefined; note?: string | undefined }',
    )
  })

  it('an object without properties is an empty record', () => {
    expect(typeOf({ type: 'object' })).toBe('export type It = Record<string, never>')
  })

  it('a tagged union groups variants of the same shape', () => {
    const schema: Schema = {
      oneOf: [variant('vpc', { value: text }), variant('drop'), variant('subnet', { value: text })],
    }
    expect(typeOf(schema)).toBe(
      'export type It = { type: "vpc" | "subnet"; value: string } | { type: "drop" }',
    )
  })

  it('a tagged union resolves references', () => {
    const one = variant('one', { value: text })
    expect(typeOf({ oneOf: [{ allOf: [ref('One')] }, variant('two')] }, { One: one })).toBe(
      'export type It = { type: "one"; value: string } | { type: "two" }',
    )
  })

  it('the error is ErrorBody, because Error is a global name', () => {
    expect(oneLine(writeTypes(documentOf({ Error: text, It: ref('Error') })))).toBe(
      'export type ErrorBody = string export type It = ErrorBody',
    )
  })

  it('a named resource starts with its identity, in the order of the server', () => {
    const schema: Schema = {
      type: 'object',
      properties: { block_size: text, description: text, id: text, name: ref('Name') },
      required: ['block_size', 'description', 'id', 'name'],
    }
    expect(typeOf(schema, { Name: text })).toBe(
      'export interface It { id: string; name: Name; description: string; blockSize: string }',
    )
  })
})

describe('a default', () => {
  const inner: Schema = {
    type: 'object',
    properties: { start: { type: 'boolean', default: true } },
  }
  const both = {
    Inner: inner,
    Outer: { type: 'object', properties: { inner: ref('Inner') }, required: ['inner'] },
  } as const

  it('makes a property of a request optional', () => {
    const document = documentOf(both, {
      'POST /v1/x': { operationId: 'x_create', requestBody: { content: json(ref('Outer')) } },
    })
    expect(oneLine(writeTypes(document))).toContain(
      'interface Inner { start?: boolean | undefined }',
    )
    const filled = oneLine(writeFilled(document))
    expect(filled).toContain('interface FilledInner { start: boolean }')
    expect(filled).toContain('interface FilledOuter { inner: FilledInner }')
    expect(filled).toContain('interface FilledBodies { xCreate: FilledOuter }')
  })

  it('does not make a property of a response optional', () => {
    const document = documentOf(both, {
      'GET /v1/x': { responses: { '200': { content: json(ref('Outer')) } } },
    })
    expect(oneLine(writeTypes(document))).toContain('interface Inner { start: boolean }')
    expect(oneLine(writeFilled(document))).toContain('interface FilledBodies { }')
  })
})

describe('the types of an operation', () => {
  const typesOf = (
    call: string,
    operation: Parameters<typeof documentOf>[1] extends Record<string, infer O> | undefined
      ? O
      : never,
  ) =>
    oneLine(writeOperations(documentOf({ Disk: text }, { [call]: operation }))).replace(
      /^.*PublishedOperations /,
      '',
    )

  it('have the arguments of a query, with null for missing values', () => {
    expect(
      typesOf('GET /v1/disks/{disk_id}', {
        operationId: 'disk_view',
        parameters: [
          { in: 'path', name: 'disk_id', required: true, schema: text },
          { in: 'query', name: 'project', schema: text },
          { in: 'header', name: 'range', schema: text },
        ],
        responses: { '200': { content: json(ref('Disk')) } },
      }),
    ).toBe(
      "{ diskView: { kind: 'query'; args: { headers?: { range?: string | undefined }; path: { diskId: string }; query?: { project?: string | null | undefined } }; result: Disk } }",
    )
  })

  it('require the parameters of a list’s first page', () => {
    expect(
      typesOf('GET /v1/disks', {
        parameters: [{ in: 'query', name: 'project', schema: text }],
        'x-dropshot-pagination': { required: ['project'] },
      }),
    ).toContain('query: { project: string }')
  })

  it.each([
    [
      'a mutation without a response body',
      'POST /v1/x',
      {},
      "kind: 'mutation'; args: NoArgs; result: EmptyBody",
    ],
    [
      'a stream',
      'GET /v1/x',
      { 'x-dropshot-websocket': {}, responses: { '101': {} } },
      "kind: 'stream'",
    ],
    [
      'an unspecified response',
      'GET /v1/x',
      { responses: { default: { content: { '*/*': { schema: {} } } } } },
      'result: unknown',
    ],
    [
      'a binary body',
      'POST /v1/x',
      {
        requestBody: {
          content: {
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } as const },
          },
        },
      },
      'args: { body: string | { fileId: string } }',
    ],
  ])('contain %s', (_what, call, operation, types) => {
    expect(typesOf(call, operation)).toContain(types)
  })
})
