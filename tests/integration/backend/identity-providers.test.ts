import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'
import { makeCertificate } from './support/x509'

const PROVIDERS = '/v1/system/identity-providers'
const SAML = `${PROVIDERS}/saml`

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const base64 = (text: string) => Buffer.from(text).toString('base64')

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const descriptor = (inner: string, namespace = METADATA) =>
  `<?xml version="1.0"?><!-- ours --><md:EntityDescriptor xmlns:md="${namespace}" entityID="https://idp.example/"><md:IDPSSODescriptor>${inner}</md:IDPSSODescriptor></md:EntityDescriptor>`
const KEY =
  '<md:KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"/></md:KeyDescriptor>'
const SERVICE =
  '<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/>'

const xml = (text: string) => ({ type: 'base64_encoded_xml', data: base64(text) })

const spec = (name: string, more: object = {}) => ({
  name,
  description: '',
  acs_url: 'https://maze-war.sys.example/login/maze-war/saml/x',
  idp_entity_id: 'https://idp.example/',
  idp_metadata_source: xml(descriptor(KEY + SERVICE)),
  slo_url: 'https://idp.example/logout',
  sp_client_id: 'maze-war',
  technical_contact_email: 'who@idp.example',
  ...more,
})

const create = (more: object, silo = 'maze-war') =>
  cloud.post(`${SAML}?silo=${silo}`, spec('fresh', more))

describe('identity providers', () => {
  it('are listed by silo', async () => {
    const { items } = (await cloud.get(`${PROVIDERS}?silo=maze-war`)).body
    expect(items.map(item => [item.name, item['provider_type']])).toEqual([
      ['mock-idp', 'saml'],
      ['standby-idp', 'saml'],
    ])
    expect((await cloud.get(`${PROVIDERS}?silo=myriad`)).body.items).toEqual([])
    expect((await cloud.as('nobody').get(`${PROVIDERS}?silo=myriad`)).status).toBe(404)
  })

  it('are returned without their private keys', async () => {
    const { keyDer, certDer } = makeCertificate({ kind: 'rsa' })
    const signing_keypair = { private_key: keyDer, public_cert: certDer }
    const made = await create({ signing_keypair, group_attribute_name: 'groups' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'fresh',
      group_attribute_name: 'groups',
      public_cert: certDer,
      sp_client_id: 'maze-war',
    })
    expect(made.text).not.toContain(keyDer)
    expect((await cloud.get(`${SAML}/fresh?silo=maze-war`)).body).toEqual(made.body)
  })

  it('can be viewed by name only', async () => {
    const made = await create({})
    expect(gist(await cloud.get(`${SAML}/${made.body.id}?silo=maze-war`))).toMatch(
      /^400 InvalidRequest when providing/,
    )
    expect(gist(await cloud.get(`${SAML}/nothing?silo=maze-war`))).toBe(
      '404 ObjectNotFound not found: saml-identity-provider with name "nothing"',
    )
    expect((await cloud.get(`${SAML}/fresh`)).status).toBe(400)
  })

  it('cannot be created in silos with local users only', async () => {
    expect(gist(await create({}, 'pocket-lab'))).toBe(
      '400 InvalidRequest cannot create an identity provider in this kind of silo',
    )
  })

  it('need unique names', async () => {
    expect(gist(await create({ name: 'mock-idp' }))).toBe(
      '400 ObjectAlreadyExists already exists: saml-identity-provider "mock-idp"',
    )
    const elsewhere = await cloud.post(`${SAML}?silo=myriad`, spec('mock-idp'))
    expect(elsewhere.status).toBe(201)
  })

  const answerTo = async (data: string) =>
    gist(await create({ idp_metadata_source: { type: 'base64_encoded_xml', data } }))

  it('need metadata in base64', async () => {
    expect(await answerTo('%%%')).toBe(
      '400 InvalidValue unsupported value for "data": error decoding base64 data',
    )
  })

  const COMPLETE = descriptor(KEY + SERVICE)

  it.each([
    ['no tags', 'not a document', 'is not a well-formed document'],
    ['tags that cross', '<a><b></a></b>', 'is not a well-formed document'],
    ['a document type', COMPLETE.replace('?>', '?><!DOCTYPE x>'), 'has a document type'],
    ['too much text', COMPLETE + ' '.repeat(300_000), 'is too large'],
    ['too many levels', descriptor('<a>'.repeat(40)), 'is nested too deeply'],
    ['another root', '<html/>', 'is not an EntityDescriptor'],
    ['no namespace', '<EntityDescriptor/>', 'is not an EntityDescriptor'],
    ['another namespace', descriptor(KEY + SERVICE, 'urn:md'), 'is not an EntityDescriptor'],
    [
      'no descriptor',
      `<EntityDescriptor xmlns="${METADATA}"/>`,
      'has no descriptor of an identity provider',
    ],
    ['no key', descriptor(SERVICE), 'has no signing key'],
    [
      'a key for other ends',
      descriptor(KEY.replace('signing', 'encryption') + SERVICE),
      'has no signing key',
    ],
    ['no service', descriptor(KEY), 'has no address to sign in at by HTTP redirect'],
    [
      'a service by other means',
      descriptor(KEY + SERVICE.replace('Redirect', 'POST')),
      'has no address to sign in at by HTTP redirect',
    ],
  ])('need valid metadata, not %s', async (_what, text, reason) => {
    expect(await answerTo(base64(text))).toBe(
      `400 InvalidValue unsupported value for "data": metadata ${reason}`,
    )
  })

  it.each([
    ['idp.example', '"idp.example" is not an address on the web'],
    ['ftp://idp.example/', '"ftp://idp.example/" is not an address on the web'],
    ['https://idp.invalid/x', 'error fetching metadata from https://idp.invalid/x'],
  ])('need a metadata URL that can be fetched, unlike %s', async (url, reason) => {
    expect(gist(await create({ idp_metadata_source: { type: 'url', url } }))).toBe(
      `400 InvalidValue unsupported value for "url": ${reason}`,
    )
  })

  it('accept metadata with any namespace prefixes', async () => {
    const plain = descriptor(KEY + SERVICE)
      .replaceAll('md:', '')
      .replace('xmlns:md=', 'xmlns=')
      .replace(' use="signing"', '')
    expect((await create({ idp_metadata_source: xml(plain) })).status).toBe(201)
  })

  it('accept a metadata URL', async () => {
    const idp_metadata_source = { type: 'url', url: 'https://idp.example/metadata' }
    expect((await create({ idp_metadata_source })).status).toBe(201)
  })

  it('need both halves of a key pair, as DER', async () => {
    const rsa = makeCertificate({ kind: 'rsa' })
    const pair = { private_key: rsa.keyDer, public_cert: rsa.certDer }
    const refusal = async (more: object) =>
      gist(await create({ signing_keypair: { ...pair, ...more } }))
    expect(await refusal({ public_cert: base64('nonsense') })).toMatch(
      /^400 unable to parse JSON body: signing_keypair\.public_cert: failed to parse/,
    )
    const { keyDer } = makeCertificate({ kind: 'ec' })
    expect(await refusal({ private_key: keyDer })).toMatch(
      /^400 unable to parse JSON body: signing_keypair\.private_key: failed to parse/,
    )
    expect(await refusal({ private_key: undefined })).toMatch(/missing field `private_key`/)
  })

  it('are created by admins of the silo or the fleet', async () => {
    const by = (person: 'siloCollaborator' | 'fleetViewer') =>
      cloud.as(person).post(`${SAML}?silo=maze-war`, spec('fresh'))
    expect((await by('siloCollaborator')).status).toBe(403)
    expect((await by('fleetViewer')).status).toBe(403)
    const view = `${SAML}/mock-idp?silo=maze-war`
    expect((await cloud.as('siloViewer').get(view)).status).toBe(200)
    expect((await cloud.as('fleetViewer').get(view)).status).toBe(200)
    expect((await cloud.as('nobody').get(view)).status).toBe(404)
  })
})

describe('local users', () => {
  const USERS = `${PROVIDERS}/local/users`
  const LAB = `${USERS}?silo=pocket-lab`
  const password = { mode: 'password', value: 'secret' }
  const login = (username: string, secret: string) =>
    cloud.post('/v1/login/pocket-lab/local', { username, password: secret })
  const add = (external_id = 'somebody', secret: object = password) =>
    cloud.post(LAB, { external_id, password: secret })
  const userUrl = (id: string) => `${USERS}/${id}`

  it('log in with their external IDs, which are also their display names', async () => {
    const { status, body } = await add()
    expect([status, body['display_name']]).toEqual([201, 'somebody'])
    expect((await login('somebody', 'secret')).status).toBe(204)
    expect((await login('somebody', 'wrong')).status).toBe(401)
    expect((await cloud.get('/v1/system/users?silo=pocket-lab')).body.items).toHaveLength(3)
  })

  it('may have no password', async () => {
    await add('silent', { mode: 'login_disallowed' })
    expect((await login('silent', '')).status).toBe(401)
  })

  it('need unique IDs', async () => {
    expect(gist(await add('pim'))).toBe('400 ObjectAlreadyExists already exists: silo-user "pim"')
    expect((await add('Not-A-Name')).status).toBe(400)
  })

  it('can get another password, or none', async () => {
    const { id } = (await add()).body
    const set = (body: object) => cloud.post(`${userUrl(id)}/set-password?silo=pocket-lab`, body)
    expect(gist(await set({ mode: 'password', value: 'other' }))).toBe('204')
    expect((await login('somebody', 'secret')).status).toBe(401)
    expect((await login('somebody', 'other')).status).toBe(204)
    await set({ mode: 'login_disallowed' })
    expect((await login('somebody', 'other')).status).toBe(401)
    const tooLong = await set({ mode: 'password', value: 'x'.repeat(513) })
    expect(gist(tooLong)).toMatch(/^400 unable to parse JSON body: .*password too long/)
  })

  it('lose their sessions when deleted', async () => {
    const { id } = (await add()).body
    const cookie = (await login('somebody', 'secret')).headers['set-cookie']!.split(';')[0]!
    const signedIn = cloud.withCookie(cookie)
    expect((await signedIn.get('/v1/me')).status).toBe(200)
    expect(gist(await cloud.delete(`${userUrl(id)}?silo=pocket-lab`))).toBe('204')
    expect((await signedIn.get('/v1/me')).status).toBe(401)
    expect(gist(await cloud.get(`/v1/system/users/${id}?silo=pocket-lab`))).toBe(
      `404 ObjectNotFound not found: silo-user with id "${id}"`,
    )
  })

  it('may change only their own password', async () => {
    const { id } = (await add()).body
    const cookie = (await login('somebody', 'secret')).headers['set-cookie']!.split(';')[0]!
    const somebody = cloud.withCookie(cookie)
    const [pim] = (await cloud.get('/v1/system/users?silo=pocket-lab')).body.items
    const set = (user: string) =>
      somebody.post(`${userUrl(user)}/set-password?silo=pocket-lab`, password)
    expect((await set(id)).status).toBe(204)
    expect((await set(pim!.id)).status).toBe(403)
    expect((await somebody.post(LAB, { external_id: 'friend', password })).status).toBe(403)
    expect((await somebody.delete(`${userUrl(id)}?silo=pocket-lab`)).status).toBe(204)
  })

  it('exist only in silos with local users only', async () => {
    const elsewhere = await cloud.post(`${USERS}?silo=maze-war`, { external_id: 'x', password })
    expect(gist(elsewhere)).toBe(
      '404 ObjectNotFound not found: identity-provider with name "local"',
    )
  })
})
