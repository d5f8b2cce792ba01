import { describe, expect, test } from 'vitest'
import { withPlaceholders } from '@/api/core/placeholders'

const hidden = (body: unknown) => withPlaceholders({ args: { body } }).args.body

describe('placeholders stand for', () => {
  test.each([
    [{ password: 'granite' }, { password: '<password>' }],
    [
      { password: { mode: 'password', value: 'granite' } },
      { password: { mode: 'password', value: '<value>' } },
    ],
    [
      { mode: 'password', value: 'granite' },
      { mode: 'password', value: '<value>' },
    ],
    [{ userData: 'I2Nsb3Vk' }, { userData: '<user_data>' }],
    [
      { tlsCertificates: [{ name: 'c', cert: 'LS0t', key: 'a key' }] },
      { tlsCertificates: [{ name: 'c', cert: '<cert>', key: '<key>' }] },
    ],
    [
      { signingKeypair: { privateKey: 'a key', publicCert: 'LS0t' } },
      { signingKeypair: { privateKey: '<private_key>', publicCert: '<public_cert>' } },
    ],
    [
      { sloUrl: 'https://ada:granite@idp.example/slo?token=quartz&a=1' },
      { sloUrl: 'https://<secret>@idp.example/slo?token=<secret>&a=1' },
    ],
    [{ description: 'x'.repeat(5000) }, { description: '<description>' }],
  ])('what is in %j', (body, expected) => {
    expect(hidden(body)).toEqual(expected)
  })
})

test('what is not secret stays as it is', () => {
  const body = {
    name: 'web',
    destination: { type: 'ip_net', value: '10.0.0.0/8' },
    publicKey: 'ssh-ed25519 AAAA',
    size: 5,
    none: null,
    list: ['a', 1],
  }
  expect(hidden(body)).toEqual(body)
  expect(withPlaceholders({ args: { path: { project: 'web' } } })).toEqual({
    args: { path: { project: 'web' } },
  })
})
