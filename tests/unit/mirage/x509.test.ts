import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCertificate } from '@/mirage/x509/certificate'
import { pemBlocks } from '@/lib/pem'
import { readPrivateKey, readRsaKey } from '@/mirage/x509/private-keys'
import { makeCertificate } from '#tests/integration/backend/support/x509'

const lengthOf = (size: number): number[] => {
  if (size < 0x80) return [size]
  const bytes = [size >> 16, (size >> 8) & 0xff, size & 0xff]
  return [0x83, ...bytes]
}

const element = (tag: number, content: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.from([tag, ...lengthOf(content.length)]), content])

/** Nested elements, of which the innermost is empty. */
const nested = (tag: number, depth: number): Uint8Array => {
  const heads: Uint8Array[] = []
  let size = 0
  for (let level = 0; level < depth; level++) {
    const head = Uint8Array.from([tag, ...lengthOf(size)])
    heads.push(head)
    size += head.length
  }
  return Buffer.concat(heads.toReversed())
}

/** The maximum size of a request. */
const MUCH = 700_000

const filled = (...bytes: number[]) => Buffer.alloc(MUCH, Uint8Array.from(bytes))

const hostile: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['sequences in sequences', nested(0x30, 140_000)],
  ['octet strings in octet strings', nested(0x24, 140_000)],
  ['tagged values in tagged values', nested(0xa0, 140_000)],
  ['sequences without an end', filled(0x30, 0x80)],
  ['a length of 2 GB', Uint8Array.of(0x30, 0x84, 0x7f, 0xff, 0xff, 0xff, 0x02, 0x01)],
  ['a length of eight bytes', Uint8Array.of(0x30, 0x88, ...Array<number>(8).fill(0xff))],
  ['a length of 127 bytes', Buffer.concat([Uint8Array.of(0x30, 0xff), filled(0xff)])],
  ['a tag that goes on', filled(0xff)],
  ['many small values', element(0x30, filled(0x05, 0x00))],
  ['an identifier of many arcs', element(0x06, filled(0x7f))],
  ['an identifier of one arc that goes on', element(0x06, filled(0xff))],
  ['a time of many digits', element(0x17, filled(0x31))],
]

const derOf = (pem: string) => pemBlocks(pem)[0]!.bytes!

describe('a certificate', () => {
  const { cert } = makeCertificate({ hosts: ['a.example'], notAfter: '2030-02-03T04:05:06Z' })

  /** The certificate with its expiry date replaced. */
  const lasting = (text: string) => {
    const bytes = Buffer.from(derOf(cert))
    bytes.write(text, bytes.indexOf('300203040506Z'), 'latin1')
    return readCertificate(bytes)
  }

  it.each(hostile)('is rejected: %s', (_what, bytes) => {
    expect(readCertificate(bytes)).toBeUndefined()
  })

  it('is rejected if truncated or followed by other bytes', () => {
    const bytes = derOf(cert)
    expect(readCertificate(bytes)).toMatchObject({ hosts: ['a.example'] })
    expect(readCertificate(bytes.subarray(0, -1))).toBeUndefined()
    expect(readCertificate(Buffer.concat([bytes, Uint8Array.of(0)]))).toBeUndefined()
  })

  it('has its expiry date', () => {
    expect(lasting('300203040506Z')?.notAfter).toBe(Date.parse('2030-02-03T04:05:06Z'))
    expect(lasting('490203040506Z')?.notAfter).toBe(Date.parse('2049-02-03T04:05:06Z'))
    expect(lasting('500203040506Z')?.notAfter).toBe(Date.parse('1950-02-03T04:05:06Z'))
  })

  it.each(['no time here', '3002030405Z  ', '3002030405061'])(
    'is rejected with the expiry date %s',
    text => {
      expect(lasting(text)).toBeUndefined()
    },
  )
})

describe('a private key', () => {
  it.each(hostile)('is rejected: %s', (_what, bytes) => {
    const pem = (label: string) =>
      `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----`
    expect(readRsaKey(bytes)).toBeUndefined()
    for (const label of ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY']) {
      expect(readPrivateKey(pem(label))).toBeUndefined()
    }
  })

  it('of another type is identified by its algorithm, and its public key if it has one', () => {
    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })
    const identity = (bytes: Uint8Array) =>
      readPrivateKey(
        `-----BEGIN PRIVATE KEY-----\n${Buffer.from(bytes).toString('base64')}\n-----END PRIVATE KEY-----`,
      )
    expect(identity(key)).toEqual({ algorithm: '1.3.101.112', publicHalf: undefined })
    // The second version, with a public key of 32 sevens at the end.
    const rest = Buffer.concat([Uint8Array.of(0x81, 33, 0), Buffer.alloc(32, 7)])
    const both = [Uint8Array.of(0x30, key[1]! + rest.length, 2, 1, 1), key.subarray(5), rest]
    expect(identity(Buffer.concat(both))).toEqual({
      algorithm: '1.3.101.112',
      publicHalf: '07'.repeat(32),
    })
  })
})
