import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { selectIdentityProvider } from '@/store/system/identity-providers/identity-providers'
import { domainOf, standardAcsUrl } from '@/store/system/identity-providers/rules'
import { startConsole, type TestConsole } from '#tests/support/console'
import { makeCertificate } from '../backend/support/x509'
import { countOf, toastsOf } from '../instances/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { fillAll, LIST, openSilo, providersOf } from './support'

const MAZE = 'maze-war'
const form = 'identityProviderCreate'
const pair = makeCertificate({ kind: 'rsa' })
const bytes = (base64: string) => {
  const all = Uint8Array.from(Buffer.from(base64, 'base64'))
  return { slice: (start: number, end: number) => all.slice(start, end) }
}
const sizeOf = (base64: string) => Buffer.from(base64, 'base64').length
const PKCS8 = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64')
const OTHER = makeCertificate({ kind: 'rsa' })
const files = {
  otherKey: bytes(OTHER.keyDer),
  otherPemKey: OTHER.plainKey,
  cert: bytes(pair.certDer),
  key: bytes(pair.keyDer),
  xml: '<EntityDescriptor/>',
  pemCert: pair.cert,
  pemKey: pair.plainKey,
  pemPkcs8: pair.key,
  pkcs8: bytes(PKCS8),
  cutCert: bytes(pair.certDer.slice(0, 400)),
}
const SIZES: Record<keyof typeof files, number> = {
  otherKey: sizeOf(OTHER.keyDer),
  otherPemKey: OTHER.plainKey.length,
  cert: sizeOf(pair.certDer),
  key: sizeOf(pair.keyDer),
  xml: files.xml.length,
  pemCert: pair.cert.length,
  pemKey: pair.plainKey.length,
  pemPkcs8: pair.key.length,
  pkcs8: sizeOf(PKCS8),
  cutCert: 300,
}
const CERT = { id: 'cert', name: 'cert.der', size: sizeOf(pair.certDer) }
const KEY = { id: 'key', name: 'key.der', size: sizeOf(pair.keyDer) }

const open = (silo = MAZE) => startConsole({ path: `${LIST}/${silo}/idps-new`, files })
const valuesOf = (console: TestConsole) => formOf(console, form)?.values

const FILLED = {
  name: 'fresh-idp',
  technicalContactEmail: 'ops@rack.example',
  spClientId: 'basalt',
  sloUrl: 'https://rack.example/slo',
  idpEntityId: 'https://idp.example',
  metadataUrl: 'https://idp.example/metadata',
}

test.each([
  ['localhost', 'placeholder'],
  ['rack.example.com', 'placeholder'],
  ['a.sys.r3.example.com', 'r3.example.com'],
  ['a.sys.rack2.eng.example.org', 'rack2.eng.example.org'],
])('the domain of the rack at %s is %s', (host, domain) => {
  expect(domainOf(host)).toBe(domain)
  expect(standardAcsUrl(`https://${host}:8080`, 'lab', 'idp')).toBe(
    `https://lab.sys.${domain}/login/lab/saml/idp`,
  )
})

describe('the tab of identity providers', () => {
  test('lists the providers, with links to them', async () => {
    const console = await openSilo(MAZE)
    expect(providersOf(console, MAZE).rows).toMatchObject([
      { name: 'mock-idp', providerType: 'saml', href: `${LIST}/maze-war/idps/saml/mock-idp` },
      { name: 'standby-idp' },
    ])
  })

  test('disables creating for a silo with local users, and for a user who is no fleet admin', async () => {
    const local = await openSilo('pocket-lab')
    const reasonOf = (console: TestConsole, silo: string) =>
      plainText(providersOf(console, silo).create.reason ?? [])
    expect(reasonOf(local, 'pocket-lab')).toMatch(/cannot have identity providers/)
    const viewer = await openSilo('myriad', 'Bruno Slate')
    expect(reasonOf(viewer, 'myriad')).toBe('Needs the role admin on the fleet')
  })

  test('shows the details of a provider', async () => {
    const params = { silo: MAZE, provider: 'mock-idp' }
    const console = await startConsole({ path: `${LIST}/maze-war/idps/saml/mock-idp` })
    expect(selectIdentityProvider(console.state(), params)).toMatchObject({
      name: 'mock-idp',
      groupAttributeName: 'groups',
    })
  })
})

describe('a new identity provider', () => {
  test('has an ACS URL derived from the names, unless another is entered', async () => {
    const console = await open()
    await fill(console, form, { name: 'one' })
    const standard = (name: string) =>
      `https://maze-war.sys.placeholder/login/maze-war/saml/${name}`
    expect(valuesOf(console)).toMatchObject({ acsUrl: standard('one'), isAcsUrlStandard: true })
    await fill(console, form, {
      isAcsUrlStandard: false,
      acsUrl: 'https://other.example',
      name: 'two',
    })
    expect(valuesOf(console)).toMatchObject({ acsUrl: 'https://other.example' })
    await fill(console, form, { isAcsUrlStandard: true })
    expect(valuesOf(console)).toMatchObject({ acsUrl: standard('two') })
  })

  test('requires all fields except description, key pair and group attribute', async () => {
    const console = await open()
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      name: 'Name is required',
      technicalContactEmail: 'Technical contact email is required',
      spClientId: 'Service provider client ID is required',
      sloUrl: 'Single logout (SLO) URL is required',
      idpEntityId: 'Entity ID is required',
      metadataUrl: 'Metadata source URL is required',
    })
    await fill(console, form, { metadataSource: 'xml' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toMatchObject({
      metadataXml: 'Metadata source XML is required',
    })
    expect(countOf(console, 'POST', '/v1')).toBe(0)
  })

  test('requires both halves of the key pair, or none', async () => {
    const console = await open()
    await fillAll(console, form, { ...FILLED, publicCert: CERT })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      privateKey: 'The public certificate needs its private key',
    })
    await fillAll(console, form, { publicCert: null, privateKey: KEY })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      publicCert: 'The private key needs its public certificate',
    })
  })

  test('rejects swapped files and keys in PKCS#8', async () => {
    const console = await open()
    const errorsWith = async (publicCert: keyof typeof files, privateKey: keyof typeof files) => {
      const file = (id: keyof typeof files) => ({ id, name: id, size: SIZES[id] })
      await fillAll(console, form, {
        ...FILLED,
        publicCert: file(publicCert),
        privateKey: file(privateKey),
      })
      await submit(console, form)
      return Object.values(formOf(console, form)?.errors ?? {})
    }
    expect(await errorsWith('key', 'cert')).toEqual([
      'This is a private key, not a certificate',
      'This is a certificate, not a private key',
    ])
    expect(await errorsWith('cert', 'pemPkcs8')).toEqual([
      'This key is not in PKCS#1: its first line must be -----BEGIN RSA PRIVATE KEY-----',
    ])
    expect(await errorsWith('xml', 'pkcs8')).toEqual([
      'This is not a certificate in PEM or DER',
      'This key is in PKCS#8: the server needs an RSA key in PKCS#1',
    ])
    expect(countOf(console, 'POST', '/v1')).toBe(0)
  })

  test('validates the key pair when it is chosen', async () => {
    const console = await open()
    await fillAll(console, form, { publicCert: { id: 'cutCert', name: 'c.der', size: 300 } })
    expect(formOf(console, form)?.errors).toEqual({
      publicCert: 'This file is damaged: it is incomplete or was changed',
    })
    await fillAll(console, form, { publicCert: CERT })
    expect(formOf(console, form)?.errors).toEqual({})
  })

  test.each(['otherKey', 'otherPemKey'] as const)(
    'refuses the key of another certificate beside it: %s',
    async id => {
      const console = await open()
      await fillAll(console, form, { ...FILLED, publicCert: CERT })
      await fillAll(console, form, { privateKey: { id, name: id, size: SIZES[id] } })
      const refused = { privateKey: 'This key does not belong to the certificate' }
      expect(formOf(console, form)?.errors).toEqual(refused)
      await submit(console, form)
      expect(formOf(console, form)?.errors).toEqual(refused)
      expect(countOf(console, 'POST', '/v1')).toBe(0)
      await fillAll(console, form, { privateKey: KEY })
      expect(formOf(console, form)?.errors).toEqual({})
    },
  )

  test('needs an email address and URLs of web servers', async () => {
    const console = await open()
    await fillAll(console, form, {
      ...FILLED,
      isAcsUrlStandard: false,
      acsUrl: 'rack.example/acs',
      technicalContactEmail: 'ops at rack.example',
      sloUrl: '/slo',
      metadataUrl: 'ftp://idp.example/metadata',
    })
    await submit(console, form)
    const noUrl = 'Must be an absolute URL that starts with http:// or https://'
    expect(formOf(console, form)?.errors).toEqual({
      technicalContactEmail: 'Must be an email address, such as ops@example.com',
      acsUrl: noUrl,
      sloUrl: noUrl,
      metadataUrl: noUrl,
    })
    await fillAll(console, form, { ...FILLED, metadataUrl: 'http://idp.example/metadata' })
    expect(formOf(console, form)?.errors).toEqual({ acsUrl: noUrl })
  })

  test('is sent with the bytes of the key pair, and listed', async () => {
    const console = await open()
    await fillAll(console, form, { ...FILLED, publicCert: CERT, privateKey: KEY })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      name: 'fresh-idp',
      signing_keypair: { public_cert: pair.certDer, private_key: pair.keyDer },
      idp_metadata_source: { type: 'url', url: FILLED.metadataUrl },
    })
    expect(sentBody(console, 'POST')).not.toHaveProperty('group_attribute_name')
    expect(console.history.current().path).toBe(`${LIST}/maze-war`)
    expect(providersOf(console, MAZE).rows.map(({ name }) => name)).toContain('fresh-idp')
    expect(toastsOf(console)).toEqual([
      { variant: 'success', text: 'Identity provider fresh-idp created' },
    ])
  })

  test('is sent with the bytes of a key pair in PEM', async () => {
    const console = await open()
    const publicCert = { id: 'pemCert', name: 'cert.pem', size: SIZES.pemCert }
    const privateKey = { id: 'pemKey', name: 'key.pem', size: SIZES.pemKey }
    await fillAll(console, form, { ...FILLED, publicCert, privateKey })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      signing_keypair: { public_cert: pair.certDer, private_key: pair.keyDer },
    })
  })

  test('sends XML metadata unchanged, and no message that repeats a part of it', async () => {
    const console = await open()
    const metadataXml = { id: 'xml', name: 'metadata.xml', size: files.xml.length }
    await fillAll(console, form, { ...FILLED, metadataUrl: '' })
    await fill(console, form, { metadataSource: 'xml', metadataXml })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      idp_metadata_source: {
        type: 'base64_encoded_xml',
        data: Buffer.from(files.xml).toString('base64'),
      },
    })
    expect(formOf(console, form)?.failure?.message).toMatch(/repeats what you entered/)
    expect(valuesOf(console)).toMatchObject({ metadataXml })
  })
})
