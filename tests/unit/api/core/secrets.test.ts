import { expect, test } from 'vitest'
import { withoutSecrets } from '@/api/core/secrets'

test.each([
  [
    'password "granite" is too short',
    { username: 'ada', password: 'granite' },
    'password "•" is too short',
  ],
  ['no user "ada"', { username: 'ada', password: 'granite' }, 'no user "ada"'],
  ['granite or granite-2', { password: { mode: 'password', value: 'granite' } }, '• or •-2'],
  ['bad key one\ntwo', { tlsCertificates: [{ cert: 'c', key: 'one\ntwo' }] }, 'bad key •'],
  [String.raw`bad key "one\ntwo"`, { key: 'one\ntwo' }, 'bad key "•"'],
  ['long secret', { password: 'long', userData: 'long secret' }, '•'],
  ['nothing was sent', { password: '' }, 'nothing was sent'],
  ['assertion PHNhbWw+ is invalid', 'PHNhbWw+', 'assertion • is invalid'],
  ['no body', undefined, 'no body'],
])('%s of %j', (text, body, expected) => {
  expect(withoutSecrets(text, body)).toBe(expected)
})
