import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { describe, expect, test } from 'vitest'
import { withPlaceholders } from '@/api/core/placeholders'

const hidden = (id: AnyOperationId, body: unknown) =>
  withPlaceholders(allOperations[id], { args: { body } }).args.body

describe('placeholders replace', () => {
  test.each([
    ['loginLocal', { password: 'granite' }, { password: '<password>' }],
    [
      'localIdpUserCreate',
      { password: { mode: 'password', value: 'granite' } },
      { password: { mode: 'password', value: '<value>' } },
    ],
    [
      'localIdpUserSetPassword',
      { mode: 'password', value: 'granite' },
      { mode: 'password', value: '<value>' },
    ],
    ['instanceCreate', { userData: 'I2Nsb3Vk' }, { userData: '<user_data>' }],
    [
      'siloCreate',
      { tlsCertificates: [{ name: 'c', cert: 'LS0t', key: 'a key' }] },
      { tlsCertificates: [{ name: 'c', cert: '<cert>', key: '<key>' }] },
    ],
    [
      'samlIdentityProviderCreate',
      { signingKeypair: { privateKey: 'a key', publicCert: 'LS0t' } },
      { signingKeypair: { privateKey: '<private_key>', publicCert: '<public_cert>' } },
    ],
    [
      'samlIdentityProviderCreate',
      { sloUrl: 'https://ada:granite@idp.example/slo?token=quartz&a=1' },
      { sloUrl: 'https://<secret>@idp.example/slo?token=<secret>&a=1' },
    ],
    ['webhookReceiverCreate', { secrets: ['abc', 'xyz'] }, { secrets: ['<secrets>', '<secrets>'] }],
    ['certificateCreate', { key: { pem: ['a key'], of: 5 } }, { key: '<key>' }],
    ['certificateCreate', { key: null }, { key: null }],
    ['loginLocal', { password: 12345 }, { password: '<password>' }],
    [
      'deviceAuthRequest',
      { clientId: ['abc'], of: { deep: 1 } },
      { clientId: ['<client_id>'], of: '<of>' },
    ],
    ['webhookSecretsAdd', { secret: 'abc' }, { secret: '<secret>' }],
    ['currentUserSshKeyCreate', { publicKey: 'a private one?' }, { publicKey: '<public_key>' }],
    ['systemUpdateTrustRootCreate', '-----BEGIN PRIVATE KEY-----', '<content>'],
    ['projectCreate', { description: 'x'.repeat(5000) }, { description: '<description>' }],
  ] as const)('the secrets of %s in %j', (operation, body, expected) => {
    expect(hidden(operation, body)).toEqual(expected)
  })
})

test('values that are not secret are unchanged', () => {
  const body = {
    name: 'web',
    destination: { type: 'ip_net', value: '10.0.0.0/8' },
    key: 'of no certificate',
    size: 5,
    none: null,
    list: ['a', 1],
  }
  expect(hidden('vpcRouterRouteCreate', body)).toEqual(body)
  const { projectView } = allOperations
  expect(withPlaceholders(projectView, { args: { path: { project: 'web' } } })).toEqual({
    args: { path: { project: 'web' } },
  })
})
