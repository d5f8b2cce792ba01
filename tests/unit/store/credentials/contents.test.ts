import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { kindOf, toDer } from '@/store/credentials/contents'
import { makeCertificate } from '#tests/integration/backend/support/x509'

const pair = makeCertificate({ kind: 'rsa' })
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const encrypted = { cipher: 'aes-256-cbc', passphrase: 'slate' }

const textOf = (text: string) => new TextEncoder().encode(text)
const derOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))
const cert = derOf(pair.certDer)

const block = (label: string) => `-----BEGIN ${label}-----\nMAMCAQU=\n-----END ${label}-----\n`

describe('the kind of a credential file', () => {
  it.each([
    ['pemCertificate', pair.cert],
    ['pemCertificate', `\r\n \uFEFF${pair.cert.replaceAll('\n', '\r\n')}${pair.cert}`],
    ['pemKey', pair.key],
    ['pemRsaKey', pair.plainKey],
    ['pemKey', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()],
    ['pemKey', block('EC PARAMETERS') + privateKey.export({ format: 'pem', type: 'sec1' })],
    ['pemBoth', pair.key + pair.cert],
    ['pemSeveralKeys', pair.key + pair.key],
    ['pemEncryptedKey', `${privateKey.export({ format: 'pem', type: 'pkcs8', ...encrypted })}`],
    ['pemEncryptedKey', `${privateKey.export({ format: 'pem', type: 'sec1', ...encrypted })}`],
    ['pemRequest', block('CERTIFICATE REQUEST')],
    ['damagedCertificate', pair.cert.slice(0, 200)],
    ['damagedCertificate', pair.cert + pair.cert.replace(/\n.{4}/, '\n')],
    ['damagedKey', pair.key.slice(0, 200)],
    ['damagedKey', pair.key.replace(/\n../, '\n?!')],
    ['other', block('OPENSSH PRIVATE KEY')],
    ['other', 'no PEM'],
    ['other', ''],
  ])('is %s for PEM', (kind, text) => {
    expect(kindOf(textOf(text))).toBe(kind)
  })

  it.each<[string, Uint8Array]>([
    ['derCertificate', cert],
    ['derRsaKey', derOf(pair.keyDer)],
    ['derOtherKey', Uint8Array.from(privateKey.export({ format: 'der', type: 'pkcs8' }))],
    ['damagedDer', cert.slice(0, -1)],
    ['damagedDer', Uint8Array.from([...cert, 0])],
    ['other', Uint8Array.of(0x30, 0x80)],
    ['other', Uint8Array.of(0x30, 0x82, 1)],
    ['other', Uint8Array.of(0x30, 3, 4, 1, 5)],
  ])('is %s for DER', (kind, bytes) => {
    expect(kindOf(bytes)).toBe(kind)
  })
})

describe('a credential file as DER', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')

  it.each([
    ['the first certificate in PEM', base64(pair.cert + pair.cert), pair.certDer],
    ['the key after its parameters', base64(block('EC PARAMETERS') + pair.plainKey), pair.keyDer],
    ['DER as it is', pair.certDer, pair.certDer],
  ])('is %s', (_name, given, der) => {
    expect(toDer(given)).toBe(der)
  })
})
