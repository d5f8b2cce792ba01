import { describe, expect, test } from 'vitest'
import type { ApiError } from '@/api/core/api-error'
import { plainText } from '@/lib/rich-text'
import type { Identity } from '@/store/forms/identity'
import { floatingIpCreateForm } from '@/store/project/floating-ips/create.form'
import { floatingIpEditForm } from '@/store/project/floating-ips/edit.form'
import { createAdvice, detachQuestion, strandedMessage } from '@/store/project/floating-ips/rules'

/** The context, which neither check uses. */
const NONE = {} as never

const refusal = (statusCode: number, message: string) => ({ statusCode, message }) as ApiError

describe('the advice if no address is available', () => {
  test.each([
    [507, 'No external IP addresses available', 'Choose another pool.'],
    [404, 'Not found: default IP pool for current silo', 'Choose a pool.'],
    [404, 'Not found: project with name "gone"', undefined],
    [500, 'Internal Server Error', undefined],
  ])('%i, %s: %s', (statusCode, message, advice) => {
    expect(createAdvice(refusal(statusCode, message))).toBe(advice)
  })
})

describe('the confirmation to detach a floating IP', () => {
  const cola = { name: 'cola', ip: '192.0.2.7' }

  test.each([
    ['db1', 'the floating IP cola from the instance db1?'],
    [undefined, 'the floating IP cola?'],
  ])('mentions the instance %s', (instance, end) => {
    const { text, consequences } = detachQuestion({ ...cola, instance })
    expect(plainText(text)).toBe(`Are you sure you want to detach ${end}`)
    expect(plainText(consequences)).toContain('can no longer be reached at 192.0.2.7.')
  })
})

test('a move that failed halfway says where the floating IP is, why, and what to do', () => {
  const move = { project: 'shop', floatingIp: 'cola', to: 'id', toName: 'db2' }
  expect(plainText(strandedMessage(move, 'Service Unavailable.'))).toBe(
    'The floating IP cola was detached, but could not be attached to db2: Service Unavailable. Try again, or attach it to any instance later.',
  )
})

test.each([
  [
    'new',
    (identity: Identity) =>
      floatingIpCreateForm.check({ ...identity, source: 'pool', pool: '', ip: '' }, NONE),
  ],
  ['changed', (identity: Identity) => floatingIpEditForm.check(identity, NONE)],
])('the name and description of a floating IP are validated: %s', (_which, check) => {
  const errorsOf = (name: string, description: string) => check({ name, description })
  expect(errorsOf('cola', '')).toEqual({})
  expect(Object.keys(errorsOf('Cola', 'x'.repeat(513)))).toEqual(['name', 'description'])
})
