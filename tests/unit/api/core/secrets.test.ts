import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { describe, expect, test } from 'vitest'
import { withoutSecrets } from '@/api/core/secrets'

const answer = (body: string) => ({ status: 400, headers: {}, body })

/** The message after redaction. */
const left = (operation: AnyOperationId, message: string, sent: unknown): unknown =>
  JSON.parse(
    withoutSecrets(allOperations[operation], answer(JSON.stringify({ message })), sent).body,
  ).message

test.each([
  [
    'loginLocal',
    'password "granite" is too short',
    { username: 'ada', password: 'granite' },
    'password "•" is too short',
  ],
  ['loginLocal', 'no user "ada"', { username: 'ada', password: 'granite' }, 'no user "ada"'],
  [
    'localIdpUserCreate',
    'granite or granite-2',
    { password: { mode: 'password', value: 'granite' } },
    '• or •-2',
  ],
  [
    'siloCreate',
    'bad key one\ntwo',
    { tlsCertificates: [{ cert: 'c', key: 'one\ntwo' }] },
    'bad key •',
  ],
  [
    'certificateCreate',
    String.raw`bad key "one\ntwo"`,
    { cert: 'c', key: 'one\ntwo' },
    'bad key "•"',
  ],
  ['samlIdentityProviderCreate', 'long secret', { privateKey: 'long', data: 'long secret' }, '•'],
  [
    'currentUserSshKeyCreate',
    'bad line "the second one"',
    { publicKey: 'the first one\nthe second one\n' },
    'bad line "•"',
  ],
  ['loginLocal', 'nothing was sent', { password: '' }, 'nothing was sent'],
  ['loginLocal', 'at least 4 letters, not at', { password: 'at' }, '• least 4 letters, not •'],
  ['loginSaml', 'assertion PHNhbWw+ is invalid', 'PHNhbWw+', 'assertion • is invalid'],
  [
    'samlIdentityProviderCreate',
    'cannot read https://ada:granite@idp.example/x?token=quartz%21&a=b: quartz!',
    { url: 'https://ada:granite@idp.example/x?token=quartz%21&a=b' },
    'cannot read https://•@idp.example/x?token=•&a=b: •',
  ],
  ['logout', 'no body', undefined, 'no body'],
] as const)('%s: %s after %j was sent', (operation, text, body, expected) => {
  expect(left(operation, text, body)).toBe(expected)
})

describe('a secret is redacted', () => {
  const secret = 'an "amber"/ü+?\nof granite'
  const operation = 'samlIdentityProviderCreate'
  const sent = { privateKey: secret, data: btoa('#cloud-config\nhunter: two') }
  const inside = (text: string) => `{"password":${JSON.stringify(text)},"then":1}`
  test.each([
    ['as JSON', inside(secret)],
    ['as JSON in JSON', JSON.stringify(inside(secret))],
    ['in a URL', encodeURIComponent(secret)],
    ['in a URL, in small letters', encodeURIComponent(secret).toLowerCase()],
    ['in a form', new URLSearchParams({ secret }).toString()],
    ...['', 'a', 'ab'].map(before => [
      `in base64 after ${before.length}`,
      Buffer.from(`${before}${inside(secret)}`).toString('base64'),
    ]),
    ['in base64 for URLs', Buffer.from(inside(secret)).toString('base64url')],
    ['before it was written in base64', 'line 2: hunter: two'],
  ])('%s', (_name, message) => {
    const rest = String(left(operation, `refused: ${message}`, sent))
    expect(rest).toContain('refused: ')
    expect(rest).toContain('•')
    expect(rest).not.toMatch(/granite|hunter|amber/i)
    for (const group of rest.match(/[\w+/=-]{8,}/g) ?? [])
      expect(Buffer.from(group, 'base64').toString()).not.toMatch(/granite|amber/)
  })

  test('in a response other than JSON', () => {
    const { body } = withoutSecrets(allOperations[operation], answer(`<p>${secret}</p>`), sent)
    expect(body).toBe('<p>•</p>')
  })
})

test('a secret that was also sent in a public field stays in that field', () => {
  const sent = { externalId: 'granite', password: { mode: 'password', value: 'granite' } }
  const body = JSON.stringify({ external_id: 'granite', size: 7, of: [null, 'of granite'] })
  expect(
    JSON.parse(withoutSecrets(allOperations.localIdpUserCreate, answer(body), sent).body),
  ).toEqual({
    external_id: 'granite',
    size: 7,
    of: [null, 'of •'],
  })
})
