import { expect, it } from 'vitest'
import type { DocumentOperation } from '@/api/documents/document'
import { writeCalls } from '../../../../tools/api/calls'
import { documentOf, json } from '#tests/support/small-documents'

const callOf = (call: string, operation: Partial<DocumentOperation>) =>
  writeCalls(documentOf({}, { [call]: operation }), {}, {}).rest

const sending = (type: string) => ({ requestBody: { content: { [type]: { schema: {} } } } })

it.each<[string, Partial<DocumentOperation>, string]>([
  ['GET /v1/silos/{silo_name}', {}, 'GET /v1/silos/{siloName}'],
  ['POST /v1/disks', { requestBody: { content: json({}) } }, 'POST /v1/disks'],
  ['POST /device/auth', sending('application/x-www-form-urlencoded'), 'POST /device/auth form'],
  ['POST /login', sending('application/octet-stream'), 'POST /login octets'],
  ['GET /v1/stream', { 'x-dropshot-websocket': {} }, 'GET /v1/stream stream'],
])('writes the call of %s', (call, operation, written) => {
  expect(callOf(call, operation)).toContain(
    `export const restCalls: Calls<"someCall"> = \`someCall ${written}\``,
  )
})

it('throws for an unknown encoding', () => {
  expect(() => callOf('POST /v1/x', sending('multipart/form-data'))).toThrow('multipart/form-data')
})

it('writes each call to the module of its caller, sorted by id', () => {
  const document = documentOf(
    {},
    {
      'GET /v1/c': { operationId: 'c_list' },
      'GET /v1/b': { operationId: 'b_list' },
      'GET /v1/a': { operationId: 'a_list' },
    },
  )
  const { first, rest } = writeCalls(document, { first: ['cList', 'aList'] }, {})
  expect(first).toContain(
    'firstCalls: Calls<"aList" | "cList"> = `aList GET /v1/a\ncList GET /v1/c`',
  )
  expect(rest).toContain('restCalls: Calls<"bList"> = `bList GET /v1/b`')
})

it.each([
  [{ sent: ['password', 'key'], answered: ['token'] }, 'POST /v1/x json password key !'],
  [{ sent: ['*'] }, 'POST /v1/x json *'],
  [{ answered: ['*'] }, 'POST /v1/x json !'],
])('writes the secrets of a call: %j', (secret, written) => {
  const document = documentOf({}, { 'POST /v1/x': {} })
  expect(writeCalls(document, {}, { someCall: secret }).rest).toContain(`\`someCall ${written}\``)
})
