import { expect, it } from 'vitest'
import type { DocumentOperation } from '../../../../tools/api/document'
import { writeCalls } from '../../../../tools/api/calls'
import { documentOf, json } from './documents'

const callOf = (call: string, operation: Partial<DocumentOperation>) =>
  writeCalls(documentOf({}, { [call]: operation }), {}, {}).rest

const sending = (type: string) => ({ requestBody: { content: { [type]: { schema: {} } } } })

it.each<[string, Partial<DocumentOperation>, string]>([
  ['GET /v1/silos/{silo_name}', {}, 'GET /v1/silos/{siloName}'],
  ['POST /v1/disks', { requestBody: { content: json({}) } }, 'POST /v1/disks'],
  ['POST /device/auth', sending('application/x-www-form-urlencoded'), 'POST /device/auth form'],
  ['POST /login', sending('application/octet-stream'), 'POST /login octets'],
  ['GET /v1/stream', { 'x-dropshot-websocket': {} }, 'GET /v1/stream stream'],
])('%s', (call, operation, written) => {
  expect(callOf(call, operation)).toBe(`export const restCalls = { someCall: "${written}" }`)
})

it('does not know every encoding', () => {
  expect(() => callOf('POST /v1/x', sending('multipart/form-data'))).toThrow('multipart/form-data')
})

it('puts each call where the code is that asks for it', () => {
  const document = documentOf(
    {},
    { 'GET /v1/a': { operationId: 'a_list' }, 'GET /v1/b': { operationId: 'b_list' } },
  )
  expect(writeCalls(document, { first: ['bList'] }, {})).toEqual({
    first: 'export const firstCalls = { bList: "GET /v1/b" }',
    rest: 'export const restCalls = { aList: "GET /v1/a" }',
  })
})

it.each([
  [{ sent: ['password', 'key'], answered: ['token'] }, 'POST /v1/x json password key !'],
  [{ sent: ['*'] }, 'POST /v1/x json *'],
  [{ answered: ['*'] }, 'POST /v1/x json !'],
])('says what is secret: %j', (secret, written) => {
  const document = documentOf({}, { 'POST /v1/x': {} })
  expect(writeCalls(document, {}, { someCall: secret }).rest).toContain(`"${written}"`)
})
