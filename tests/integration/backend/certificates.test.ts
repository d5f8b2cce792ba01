import { beforeEach, describe, expect, it } from 'vitest'
import { pemBlocks } from '@/lib/pem'
import { readCertificate } from '@/mirage/x509/certificate'
import { gist, openSeeded, type Seeded } from './support/seeded'
import { makeCertificate } from './support/x509'

const HOST = 'maze-war.sys.somewhere.example'
const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1'
const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const spec = (pair: { cert: string; key: string }, name = 'fresh') => ({
  name,
  description: '',
  cert: pair.cert,
  key: pair.key,
  service: 'external_api',
})

const refusal = async (pair: { cert: string; key: string }) =>
  gist(await cloud.post('/v1/certificates', spec(pair)))

describe('the seeded certificates', () => {
  it('end in some days, from release 15 on', async () => {
    const ends = async () => {
      const { items } = (await cloud.get('/v1/certificates')).body
      const blocks = items.flatMap(({ cert }) => pemBlocks(String(cert)))
      return blocks
        .map(({ bytes }) => (readCertificate(bytes!)!.notAfter - cloud.clock.now()) / 86_400_000)
        .sort((a, b) => a - b)
    }
    expect((await ends()).every(days => days > 1000)).toBe(true)
    cloud = openSeeded({ release: 15 })
    expect((await ends()).slice(0, 3)).toEqual([5, 29, 400])
  })
})

describe('a certificate', () => {
  it('is stored and returned without its key', async () => {
    const pair = makeCertificate({ hosts: [HOST] })
    const made = await cloud.post('/v1/certificates', spec(pair))
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: 'fresh', cert: pair.cert, service: 'external_api' })
    expect(made.text).not.toContain('PRIVATE KEY')
    expect((await cloud.get('/v1/certificates/fresh')).body).toEqual(made.body)
    expect((await cloud.get(`/v1/certificates/${made.body.id}`)).body).toEqual(made.body)
  })

  it('may be valid for any host of the silo, or by its common name', async () => {
    for (const [index, pair] of [
      makeCertificate({ hosts: ['*.sys.somewhere.example'] }),
      makeCertificate({ commonName: HOST }),
      makeCertificate({ hosts: ['elsewhere.example', HOST], purposes: [SERVER_AUTHENTICATION] }),
      makeCertificate({ hosts: [HOST], kind: 'rsa' }),
    ].entries()) {
      expect(gist(await cloud.post('/v1/certificates', spec(pair, `fresh-${index}`)))).toBe('201')
    }
  })

  it('accepts PKCS#1 and SEC 1 keys, too', async () => {
    for (const kind of ['ec', 'rsa'] as const) {
      const { cert, plainKey } = makeCertificate({ hosts: [HOST], kind })
      expect(gist(await cloud.post('/v1/certificates', spec({ cert, key: plainKey }, kind)))).toBe(
        '201',
      )
    }
  })

  it('must be a certificate', async () => {
    const { key } = makeCertificate({ hosts: [HOST] })
    expect(await refusal({ cert: 'no certificate', key })).toBe(
      '400 InvalidValue unsupported value for "certificate": no certificate in PEM format found',
    )
    const garbage = '-----BEGIN CERTIFICATE-----\nMIIBAAAA\n-----END CERTIFICATE-----'
    expect(await refusal({ cert: garbage, key })).toBe(
      '400 InvalidValue unsupported value for "certificate": failed to parse certificate',
    )
  })

  it('must not have expired, nor any of its chain', async () => {
    const expired = makeCertificate({ hosts: [HOST], notAfter: '2025-01-01T00:00:00Z' })
    const message =
      '400 InvalidValue unsupported value for "certificate": certificate expired at 2025-01-01T00:00:00.000Z'
    expect(await refusal(expired)).toBe(message)
    const valid = makeCertificate({ hosts: [HOST] })
    expect(await refusal({ cert: valid.cert + expired.cert, key: valid.key })).toBe(message)
  })

  it.each([
    [{ hosts: ['pocket-lab.sys.somewhere.example'] }],
    [{ hosts: ['maze-war.somewhere.example'] }],
    [{ hosts: ['elsewhere.example'], commonName: HOST }],
  ])('must be valid for the silo, unlike %j', async names => {
    expect(await refusal(makeCertificate(names))).toMatch(
      /^400 InvalidValue unsupported value for "certificate": certificate is not for maze-war\.sys/,
    )
  })

  it('must allow server authentication', async () => {
    const pair = makeCertificate({ hosts: [HOST], purposes: [CLIENT_AUTHENTICATION] })
    expect(await refusal(pair)).toMatch(/may not be used to authenticate a server$/)
  })

  it('needs the matching key', async () => {
    const { cert } = makeCertificate({ hosts: [HOST] })
    expect(await refusal({ cert, key: 'no key' })).toBe(
      '400 InvalidValue unsupported value for "private-key": failed to parse private key',
    )
    for (const kind of ['ec', 'rsa'] as const) {
      expect(await refusal({ cert, key: makeCertificate({ kind }).key })).toBe(
        '400 InvalidValue unsupported value for "private-key": private key does not match the certificate',
      )
    }
  })

  it('needs a unique name, which is checked last', async () => {
    const pair = makeCertificate({ hosts: [HOST] })
    expect(gist(await cloud.post('/v1/certificates', spec(pair, 'current')))).toBe(
      '400 ObjectAlreadyExists already exists: certificate "current"',
    )
    const other = makeCertificate({ hosts: ['elsewhere.example'] })
    expect((await cloud.post('/v1/certificates', spec(other, 'current'))).body.error_code).toBe(
      'InvalidValue',
    )
  })

  it('can be deleted', async () => {
    expect(gist(await cloud.delete('/v1/certificates/current'))).toBe('204')
    const left = (await cloud.get('/v1/certificates')).body.items
    expect(left.map(({ name }) => name)).toEqual(['next-in-line'])
    expect(gist(await cloud.get('/v1/certificates/current'))).toBe(
      '404 ObjectNotFound not found: certificate with name "current"',
    )
  })

  it('is visible to admins only', async () => {
    const member = cloud.as('siloCollaborator')
    expect((await member.get('/v1/certificates')).status).toBe(403)
    expect((await member.get('/v1/certificates/current')).status).toBe(404)
    expect((await member.delete('/v1/certificates/current')).status).toBe(404)
    const pair = makeCertificate({ hosts: [HOST] })
    expect((await member.post('/v1/certificates', spec(pair))).status).toBe(403)
    expect((await cloud.as('fleetViewer').get('/v1/certificates')).status).toBe(403)
  })
})
