import { describe, expect, test } from 'vitest'
import { allowedAnswer, allowedEvent, allowedRequest, HIDDEN } from '@/recorder/allowed'

const isSecret = (form: string, field: string) => form === 'loginLocal' && field === 'password'

describe('what may be written down', () => {
  test('a secret field leaves only that it was typed', () => {
    const event = {
      type: 'form/changed',
      payload: { form: 'loginLocal', values: { username: 'ada', password: 'granite' } },
    }
    expect(allowedEvent(event, isSecret).payload).toEqual({
      form: 'loginLocal',
      values: { username: 'ada', password: HIDDEN },
    })
  })

  test('an event nobody thought of leaves only its type', () => {
    const event = { type: 'serialConsole/typed', payload: { text: 'sudo' } }
    expect(allowedEvent(event, isSecret)).toEqual({ type: 'serialConsole/typed' })
  })

  test.each([
    ['/v1/login/maze-war/local', false],
    ['/v1/instances?project=p', false],
    ['/v1/me/ssh-keys', false],
    ['/v1/disks/d/bulk-write', false],
    ['/v1/system/identity-providers/saml?silo=s', false],
    ['/v1/projects', true],
    ['/v1/disks?project=p', true],
  ])('the body sent to %s is looked at: %s', (url, isLookedAt) => {
    const request = { method: 'POST', url, headers: { authorization: 'x' }, body: '{"a":1}' }
    const allowed = allowedRequest(request)
    expect('body' in allowed).toBe(isLookedAt)
    expect(JSON.stringify(allowed)).not.toContain('"a"')
    expect(allowed).not.toHaveProperty('headers')
  })

  test.each([
    ['/device/token', ''],
    ['/v1/certificates', ''],
    ['/v1/instances/i?project=p', '{"id":1}'],
  ])('of an answer from %s stays %j', (url, body) => {
    const response = {
      status: 200,
      headers: { 'set-cookie': 'session=1', 'x-request-id': 'r' },
      body: '{"id":1}',
    }
    expect(allowedAnswer(url, response)).toEqual({
      status: 200,
      headers: { 'x-request-id': 'r' },
      body,
    })
  })

  test('a refusal keeps the words of the API', () => {
    const refused = { status: 401, headers: {}, body: '{"message":"no"}' }
    expect(allowedAnswer('/v1/login/s/local', refused).body).toBe('{"message":"no"}')
  })
})
