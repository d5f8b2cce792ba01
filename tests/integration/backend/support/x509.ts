import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

type Bytes = Uint8Array

const join = (parts: readonly Bytes[]): Bytes => Buffer.concat(parts)

const lengthOf = (size: number): number[] => {
  if (size < 0x80) return [size]
  return size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
}

const element = (tag: number, ...content: Bytes[]): Bytes => {
  const bytes = join(content)
  return join([Uint8Array.from([tag, ...lengthOf(bytes.length)]), bytes])
}

const sequence = (...content: Bytes[]) => element(0x30, ...content)
const text = (tag: number, value: string) => element(tag, Buffer.from(value))
const integer = (value: number) => element(0x02, Uint8Array.from([value]))

const oid = (dotted: string): Bytes => {
  const [first = 0, second = 0, ...arcs] = dotted.split('.').map(Number)
  const digits = (arc: number): number[] =>
    arc < 128 ? [arc] : [...digits(Math.floor(arc / 128)).map(byte => byte | 0x80), arc & 0x7f]
  return element(0x06, Uint8Array.from([first * 40 + second, ...arcs.flatMap(digits)]))
}

const SHA256_WITH_ECDSA = sequence(oid('1.2.840.10045.4.3.2'))

const nameOf = (commonName: string) =>
  sequence(element(0x31, sequence(oid('2.5.4.3'), text(0x0c, commonName))))

/** UTCTime, which certificates use for years before 2050. */
const utcTime = (time: Date) =>
  text(0x17, `${time.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`)

const extension = (id: string, value: Bytes) => sequence(oid(id), element(0x04, value))

interface Spec {
  hosts?: readonly string[]
  commonName?: string
  notAfter?: string
  /** Dotted object identifiers. */
  purposes?: readonly string[]
  kind?: 'ec' | 'rsa'
}

const extensionsOf = ({ hosts, purposes }: Spec): Bytes[] => {
  const list = [
    ...(hosts ? [extension('2.5.29.17', sequence(...hosts.map(host => text(0x82, host))))] : []),
    ...(purposes ? [extension('2.5.29.37', sequence(...purposes.map(oid)))] : []),
  ]
  return list.length > 0 ? [element(0xa3, sequence(...list))] : []
}

const pem = (label: string, bytes: Bytes): string => {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

const newKey = (kind: 'ec' | 'rsa'): KeyObject =>
  kind === 'ec'
    ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
    : generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey

const publicBytes = (key: KeyObject): Bytes => {
  const jwk = key.export({ format: 'jwk' })
  const base64 = (value: string | undefined) => Buffer.from(value ?? '', 'base64url')
  if (jwk.kty === 'EC') {
    const point = join([Uint8Array.from([0, 4]), base64(jwk.x), base64(jwk.y)])
    const kind = sequence(oid('1.2.840.10045.2.1'), oid('1.2.840.10045.3.1.7'))
    return sequence(kind, element(0x03, point))
  }
  const modulus = join([Uint8Array.from([0]), base64(jwk.n)])
  const numbers = sequence(element(0x02, modulus), element(0x02, base64(jwk.e)))
  const kind = sequence(oid('1.2.840.113549.1.1.1'), element(0x05))
  return sequence(kind, element(0x03, Uint8Array.from([0]), numbers))
}

/** Creates a self-signed certificate with its key, so that no key needs to be checked in. */
export const makeCertificate = (spec: Spec = {}) => {
  const { commonName = 'somebody', notAfter = '2030-01-01T00:00:00Z', kind = 'ec' } = spec
  const key = newKey(kind)
  const body = sequence(
    element(0xa0, integer(2)),
    integer(7),
    SHA256_WITH_ECDSA,
    nameOf(commonName),
    sequence(utcTime(new Date('2020-01-01T00:00:00Z')), utcTime(new Date(notAfter))),
    nameOf(commonName),
    publicBytes(key),
    ...extensionsOf(spec),
  )
  const signature = element(0x03, Uint8Array.from([0]), sign('sha256', body, key))
  const der = sequence(body, SHA256_WITH_ECDSA, signature)
  return {
    cert: pem('CERTIFICATE', der),
    certDer: Buffer.from(der).toString('base64'),
    key: String(key.export({ type: 'pkcs8', format: 'pem' })),
    /** In PKCS#1 or SEC 1 format. */
    plainKey: String(key.export({ type: kind === 'ec' ? 'sec1' : 'pkcs1', format: 'pem' })),
    keyDer: key
      .export({ type: kind === 'ec' ? 'sec1' : 'pkcs1', format: 'der' })
      .toString('base64'),
  }
}
