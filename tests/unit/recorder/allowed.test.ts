import { describe, expect, test } from 'vitest'
import { loggableParts } from '@/api/core/operation'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { allowedAnswer, allowedEvent, allowedRequest, HIDDEN } from '@/recorder/allowed'
import { formChanged } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { createEvent } from '@/store/setup/event'

const secretsOf = (form: string) =>
  form === 'loginLocal' ? { secret: ['password'], initial: { password: '' } } : undefined

describe('what a log may hold of an event', () => {
  test('its payload, if it is loggable', () => {
    const { type, payload } = navigationRequested({ to: '/projects' })
    expect(allowedEvent(navigationRequested({ to: '/projects' }), secretsOf)).toEqual({
      type,
      payload,
    })
  })

  const typedInto = (form: string, values: Record<string, unknown>) =>
    allowedEvent(formChanged({ form, values }), secretsOf).payload

  test('only that a secret field was changed', () => {
    expect(typedInto('loginLocal', { username: 'ada', password: 'granite' })).toEqual({
      form: 'loginLocal',
      values: { username: 'ada', password: HIDDEN },
    })
  })

  test('that a secret field has its initial value', () => {
    expect(typedInto('loginLocal', { password: '' })).toEqual({
      form: 'loginLocal',
      values: { password: '' },
    })
  })

  test('no value of a closed form, whose secrets are unknown', () => {
    expect(typedInto('vault', { name: 'ada', count: 7 })).toEqual({
      form: 'vault',
      values: { name: HIDDEN, count: HIDDEN },
    })
  })

  test('only the names of its fields, if it is not loggable', () => {
    const typed = createEvent<object>('console/typed', { isLoggable: false })
    const payload = { keys: ['s', 'u'], column: 2, text: 'su', isPaste: true, at: { sudo: 'x' } }
    expect(allowedEvent(typed(payload), secretsOf)).toEqual({
      type: 'console/typed',
      payload: { keys: [], column: 0, text: HIDDEN, isPaste: null, at: {} },
    })
  })

  test('only the names of its fields, if it does not say', () => {
    const event = { type: 'console/typed', payload: { text: 'sudo' } }
    expect(allowedEvent(event, secretsOf).payload).toEqual({ text: HIDDEN })
  })
})

/** Typed by hand: everything that must not be in a log. */
const SECRET_ANSWERS: readonly AnyOperationId[] = [
  'alertReceiverList',
  'alertReceiverView',
  'deviceAccessToken',
  'deviceAuthRequest',
  'instanceSerialConsole',
  'instanceSerialConsoleStream',
  'loginLocal',
  'loginSaml',
  'networkingSwitchPortSettingsCreate',
  'networkingSwitchPortSettingsView',
  'scimTokenCreate',
  'supportBundleDownload',
  'supportBundleDownloadFile',
  'supportBundleIndex',
  'webhookReceiverCreate',
]
const SECRET_BODIES: readonly AnyOperationId[] = [
  'certificateCreate',
  'currentUserSshKeyCreate',
  'deviceAccessToken',
  'deviceAuthRequest',
  'diskBulkWriteImport',
  'instanceCreate',
  'localIdpUserCreate',
  'localIdpUserSetPassword',
  'loginLocal',
  'loginSaml',
  'networkingSwitchPortSettingsCreate',
  'samlIdentityProviderCreate',
  'siloCreate',
  'systemUpdateTrustRootCreate',
  'webhookReceiverCreate',
  'webhookReceiverUpdate',
  'webhookSecretsAdd',
]

const entries = Object.entries(allOperations)

describe('what a log may hold of a call', () => {
  test('is no answer with a secret', () => {
    const silent = entries.filter(
      ([, operation]) => !loggableParts(operation, { body: null }).answer,
    )
    expect(silent.map(([id]) => id).toSorted()).toEqual(SECRET_ANSWERS)
  })

  test('is no body with a secret', () => {
    const silent = entries.filter(
      ([, operation]) =>
        operation.kind === 'mutation' && !loggableParts(operation, { body: null }).body,
    )
    expect(silent.map(([id]) => id).toSorted()).toEqual(SECRET_BODIES)
  })

  test('is no answer to a body with a secret', () => {
    const told = entries.filter(([, operation]) => {
      const { answer, refusal } = loggableParts(operation, { body: '{}' })
      return operation.kind === 'mutation' && (answer || refusal)
    })
    expect(told.filter(([id]) => SECRET_BODIES.includes(id as AnyOperationId))).toEqual([])
  })

  const request = {
    method: 'POST',
    url: '/v1/disks?project=p',
    headers: { authorization: 'x' },
    body: '{"a":1}',
  }

  test('is a hash of the body, and no headers', () => {
    const allowed = allowedRequest(request, { body: true, answer: false, refusal: true })
    expect(allowed).toMatchObject({ method: 'POST', url: '/v1/disks?project=p' })
    expect(allowed.body).toMatch(/^[0-9a-f]+$/)
    expect(allowed).not.toHaveProperty('headers')
  })

  test.each([undefined, { body: false, answer: true, refusal: true }])(
    'is no body with %j',
    loggable => {
      expect(allowedRequest(request, loggable)).not.toHaveProperty('body')
    },
  )

  test.each([
    [200, { body: false, answer: true, refusal: false }, '{"id":1}'],
    [200, { body: true, answer: false, refusal: true }, '{}'],
    [200, undefined, '{}'],
    [400, { body: true, answer: false, refusal: true }, '{"id":1}'],
    [500, { body: false, answer: true, refusal: false }, '{}'],
    [409, undefined, '{}'],
  ])('of an answer %i with %j: %j', (status, loggable, body) => {
    const response = {
      status,
      headers: { 'set-cookie': 'session=1', 'x-request-id': 'r' },
      body: '{"id":1}',
    }
    expect(allowedAnswer(response, loggable)).toEqual({
      status,
      headers: { 'x-request-id': 'r' },
      body,
    })
  })

  test.each([
    ['', ''],
    ['null', 'null'],
    ['[{"id":1}]', '[]'],
    ['<html>Sign in</html>', HIDDEN],
  ])('says of a body left out whether it could be read: %j is %j', (body, left) => {
    expect(allowedAnswer({ status: 200, headers: {}, body }).body).toBe(left)
  })

  test('is nothing of binary bodies', () => {
    const bytes = { status: 200, headers: {}, body: 'AAAA', encoding: 'base64' } as const
    expect(allowedAnswer(bytes).body).toBe('')
  })

  test('is the message of a refusal', () => {
    const refused = { status: 401, headers: {}, body: '{"message":"no"}' }
    const loggable = { body: false, answer: false, refusal: true }
    expect(allowedAnswer(refused, loggable).body).toBe('{"message":"no"}')
  })
})

test('an answer that was read apart from the page is in no log, but that it was cut is', () => {
  const response = { status: 200, headers: {}, body: '', json: { name: 'sudo' }, isCut: true }
  expect(allowedAnswer(response)).toEqual({ status: 200, headers: {}, body: '', isCut: true })
})
