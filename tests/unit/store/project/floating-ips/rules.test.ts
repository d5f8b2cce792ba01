import { describe, expect, test } from 'vitest'
import type { ApiError } from '@/api/core/api-error'
import { plainText } from '@/lib/rich-text'
import {
  checkFloatingIp,
  createAdvice,
  detachQuestion,
  strandedMessage,
} from '@/store/project/floating-ips/rules'

const refusal = (statusCode: number, message: string) => ({ statusCode, message }) as ApiError

describe('what to do where no address can be had', () => {
  test.each([
    [507, 'No external IP addresses available', 'Choose another pool under Advanced.'],
    [404, 'Not found: default IP pool for current silo', 'Choose a pool under Advanced.'],
    [404, 'Not found: project with name "gone"', undefined],
    [500, 'Internal Server Error', undefined],
  ])('%i, %s: %s', (statusCode, message, advice) => {
    expect(createAdvice(refusal(statusCode, message))).toBe(advice)
  })
})

describe('the question before a floating IP is detached', () => {
  const cola = { name: 'cola', ip: '192.0.2.7' }

  test.each([
    ['db1', 'the floating IP cola from the instance db1?'],
    [undefined, 'the floating IP cola?'],
  ])('from %s', (instance, end) => {
    const { question, consequences } = detachQuestion({ ...cola, instance })
    expect(plainText(question)).toBe(`Are you sure you want to detach ${end}`)
    expect(plainText(consequences)).toContain('can no longer be reached at 192.0.2.7.')
  })
})

test('a move that stops halfway says where the floating IP is, why, and what to do', () => {
  const move = { project: 'shop', floatingIp: 'cola', to: 'id', toName: 'db2' }
  expect(plainText(strandedMessage(move, 'Service Unavailable.'))).toBe(
    'The floating IP cola is detached now, but could not be attached to db2: Service Unavailable. Try again, or attach it to any instance later.',
  )
})

test('a name and a description keep to the rules of all names and descriptions', () => {
  expect(checkFloatingIp({ name: 'cola', description: '' })).toEqual({})
  expect(Object.keys(checkFloatingIp({ name: 'Cola', description: 'x'.repeat(513) }))).toEqual([
    'name',
    'description',
  ])
})
