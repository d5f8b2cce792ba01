import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { plainText } from '@/lib/rich-text'
import { GIB } from '@/lib/size'
import { navigationRequested } from '@/store/navigation/events'
import { requestForm } from '@/store/system/forms'
import { mapping, toMappedFleetRoles } from '@/store/system/silos/create.form'
import { mappingConsequences } from '@/store/system/silos/rules'
import { selectSiloTasks } from '@/store/system/silos/silos'
import { startConsole, type TestConsole } from '#tests/support/console'
import { makeCertificate } from '../backend/support/x509'
import { countOf, toastsOf } from '../instances/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { askedAndDone, fillAll, LIST, rowOf, siloNames, siloOf } from './support'

const form = 'siloCreate'
const sub = 'siloCertificateAdd'

const pair = makeCertificate({ hosts: ['*.sys.rack.example'] })
const other = makeCertificate({ hosts: ['*.sys.rack.example'] })
const files = {
  'file-1': pair.cert,
  'file-2': pair.key,
  'file-3': other.key,
  chain: `\r\n  ${pair.cert}${other.cert}`.replaceAll('\n', '\r\n'),
  both: pair.cert + pair.key,
  cut: pair.cert.slice(0, 200),
  changed: pair.cert.replace(/\n../, '\n?!'),
  emptied: pair.key.replace(/\n.{20}/, '\n'),
}
const fileOf = (id: keyof typeof files) => ({ id, name: `${id}.pem`, size: files[id].length })

const open = (options: { release?: Release } = {}) =>
  startConsole({ path: `${LIST}-new`, files, ...options })

const addCertificate = async (
  console: TestConsole,
  name: string,
  key: keyof typeof files = 'file-2',
) => {
  await console.send(requestForm(sub))
  await fillAll(console, sub, { name, cert: fileOf('file-1'), key: fileOf(key) })
  await submit(console, sub)
}

const names = (console: TestConsole) =>
  ((formOf(console, form)?.values['tlsCertificates'] ?? []) as { name: string }[]).map(
    ({ name }) => name,
  )

describe('the form of a new silo', () => {
  test('requires a name and a certificate before it sends a request', async () => {
    const console = await open()
    expect(formOf(console, form)?.errors).toEqual({})
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      name: 'Name is required',
      tlsCertificates: 'At least one certificate is needed',
    })
    expect(countOf(console, 'POST', '/v1')).toBe(0)
  })

  test('validates quotas', async () => {
    const console = await open()
    await fillAll(console, form, { cpus: 1.5, memory: null, storage: -5 })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toMatchObject({
      cpus: 'Enter a whole number of vCPUs',
      memory: 'Memory quota is required',
      storage: 'At least 0 GiB',
    })
  })

  test('clears only the admin group when SAML is chosen', async () => {
    const console = await open()
    await fill(console, form, {
      adminGroupName: 'admins',
      mappedRoles: [mapping('admin', 'admin')],
      identityMode: 'local_only',
    })
    await fill(console, form, { identityMode: 'saml_jit' })
    expect(formOf(console, form)?.values).toMatchObject({
      adminGroupName: '',
      mappedRoles: [mapping('admin', 'admin')],
    })
  })

  test('keeps the admin group between the modes with an identity provider', async () => {
    const console = await open({ release: 17 })
    await fill(console, form, { adminGroupName: 'admins', identityMode: 'saml_scim' })
    expect(formOf(console, form)?.values).toMatchObject({ adminGroupName: 'admins' })
  })
})

describe('the certificates of a new silo', () => {
  test('require a name, a chain and a key on submit', async () => {
    const console = await open()
    await console.send(requestForm(sub))
    expect(formOf(console, sub)?.errors).toEqual({})
    await submit(console, sub)
    expect(formOf(console, sub)?.errors).toEqual({
      name: 'Name is required',
      cert: 'Certificate is required',
      key: 'Private key is required',
    })
  })

  test('are rejected if chain and key are swapped', async () => {
    const console = await open()
    await console.send(requestForm(sub))
    await fillAll(console, sub, { name: 'c', cert: fileOf('file-2'), key: fileOf('file-1') })
    await submit(console, sub)
    expect(formOf(console, sub)?.errors).toEqual({
      cert: 'This is a private key, not a certificate',
      key: 'This is a certificate, not a private key',
    })
  })

  test.each<[keyof typeof files, string | undefined]>([
    ['chain', undefined],
    ['both', 'This also contains a private key: leave only the certificates'],
    ['cut', 'A certificate in this file is damaged: it is incomplete or was changed'],
    ['changed', 'A certificate in this file is damaged: it is incomplete or was changed'],
  ])('are validated when they are chosen: %s', async (chosen, error) => {
    const console = await open()
    await console.send(requestForm(sub))
    await fill(console, sub, { cert: fileOf(chosen) })
    await console.settle()
    expect(formOf(console, sub)?.errors['cert']).toBe(error)
    expect(formOf(console, sub)?.errors['key']).toBeUndefined()
  })

  test('have their keys validated when they are chosen', async () => {
    const console = await open()
    await console.send(requestForm(sub))
    await fill(console, sub, { key: fileOf('emptied') })
    await console.settle()
    expect(formOf(console, sub)?.errors['key']).toBe(
      'The private key in this file is damaged: it is incomplete or was changed',
    )
  })

  test('require unique names', async () => {
    const console = await open()
    await addCertificate(console, 'test-cert')
    await addCertificate(console, 'test-cert')
    expect(formOf(console, sub)?.errors).toEqual({ name: 'Name already exists' })
    await fill(console, sub, { name: 'test-cert-2' })
    await submit(console, sub)
    expect(formOf(console, sub)).toBeUndefined()
    expect(names(console)).toEqual(['test-cert', 'test-cert-2'])
  })

  test('show the error if the server rejects them', async () => {
    const console = await open()
    await addCertificate(console, 'test-cert', 'file-3')
    await fillAll(console, form, { name: 'fresh' })
    await submit(console, form)
    expect(formOf(console, form)?.errors['tlsCertificates']).toMatch(/private-key/)
    expect(names(console)).toEqual(['test-cert'])
  })

  test('are restored from a draft without their files, and have to be added again', async () => {
    const console = await open()
    await addCertificate(console, 'test-cert')
    await fillAll(console, form, { name: 'fresh' })
    await console.advance(2000)
    const kept = Object.fromEntries(console.storage)
    const again = await startConsole({ path: `${LIST}-new`, files, kept })
    expect(formOf(again, form)).toMatchObject({
      values: { name: 'fresh', tlsCertificates: [{ name: 'test-cert' }] },
      errors: { tlsCertificates: 'Remove test-cert and add it again: its files are not kept' },
    })
  })

  test('show an error if they cannot be read', async () => {
    const console = await startConsole({ path: `${LIST}-new` })
    await fillAll(console, form, { name: 'fresh' })
    await console.send(requestForm(sub))
    await fillAll(console, sub, { name: 'c', cert: fileOf('file-1'), key: fileOf('file-2') })
    await submit(console, sub)
    await submit(console, form)
    expect(formOf(console, form)?.errors['tlsCertificates']).toMatch(/no longer there/)
  })
})

test('sizes are sent in bytes, and certificates as text', async () => {
  const console = await open()
  await addCertificate(console, 'test-cert')
  await fillAll(console, form, {
    name: 'fresh',
    cpus: 30,
    memory: 58,
    storage: 735.5,
    mappedRoles: [mapping('admin', 'admin')],
    adminGroupName: ' fresh-admins ',
  })
  await submit(console, form)
  expect(sentBody(console, 'POST')).toEqual({
    name: 'fresh',
    description: '',
    discoverable: true,
    identity_mode: 'saml_jit',
    admin_group_name: 'fresh-admins',
    mapped_fleet_roles: { admin: ['admin'] },
    quotas: { cpus: 30, memory: 58 * GIB, storage: 735.5 * GIB },
    tls_certificates: [
      {
        name: 'test-cert',
        description: '',
        cert: pair.cert,
        key: pair.key,
        service: 'external_api',
      },
    ],
  })
  expect(console.history.current().path).toBe(`${LIST}/fresh`)
  await console.send(navigationRequested({ to: LIST }))
  expect(rowOf(console, 'fresh')).toMatchObject({ identityMode: 'saml_jit', discoverable: true })
  expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Silo fresh created' }])
  expect(await askedAndDone(console, rowOf(console, 'fresh').actions, 'Delete')).toMatch(
    /^Delete silo: .*fails while it has projects/,
  )
  expect(siloNames(console)).not.toContain('fresh')
})

test('ends on the page of the silo, which lists what is left to do', async () => {
  const console = await open()
  await addCertificate(console, 'test-cert')
  await fillAll(console, form, { name: 'hidden', discoverable: false })
  await submit(console, form)
  expect(console.history.current().path).toBe(`${LIST}/hidden`)
  expect(siloOf(console, 'hidden')).toMatchObject({ discoverable: false, mappedRoles: [] })
  const tasks = (silo: string) => selectSiloTasks(console.state(), { silo }).map(({ href }) => href)
  expect(tasks('hidden')).toEqual([`${LIST}/hidden/idps-new`, `${LIST}/hidden?tab=ip-pools`])
  // Nothing is left in a silo that has both.
  await console.send(navigationRequested({ to: `${LIST}/maze-war` }))
  expect(tasks('maze-war')).toEqual([])
})

test('a taken name shows the error at the name', async () => {
  const console = await open()
  await addCertificate(console, 'test-cert')
  await fillAll(console, form, { name: 'maze-war' })
  await submit(console, form)
  expect(formOf(console, form)?.errors).toEqual({ name: 'Name already exists' })
  expect(names(console)).toEqual(['test-cert'])
})

describe.each([17, 23] as const)('a silo with SCIM at release %d', release => {
  test('is created with its admin group, and links to its tokens', async () => {
    const console = await open({ release })
    await addCertificate(console, 'test-cert')
    await fillAll(console, form, {
      name: 'fresh',
      identityMode: 'saml_scim',
      adminGroupName: 'fresh-admins',
    })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      identity_mode: 'saml_scim',
      admin_group_name: 'fresh-admins',
    })
    expect(toastsOf(console)).toEqual([
      {
        variant: 'success',
        text: 'Silo fresh created',
        link: { label: 'SCIM tokens', to: `${LIST}/fresh?tab=scim` },
      },
    ])
    expect(rowOf(console, 'fresh')).toMatchObject({ adminGroupName: 'fresh-admins' })
  })

  test('can map any role on it to any role on the fleet', async () => {
    const console = await open({ release })
    await addCertificate(console, 'test-cert')
    const mappedRoles = [
      mapping('limited_collaborator', 'viewer'),
      mapping('admin', 'viewer'),
      mapping('admin', 'admin'),
    ]
    await fillAll(console, form, { name: 'fresh', discoverable: false, mappedRoles })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toMatchObject({
      mapped_fleet_roles: { admin: ['admin', 'viewer'], limited_collaborator: ['viewer'] },
    })
    expect(siloOf(console, 'fresh').mappedRoles).toEqual([
      { silo: 'admin', fleet: 'admin' },
      { silo: 'admin', fleet: 'viewer' },
      { silo: 'limited_collaborator', fleet: 'viewer' },
    ])
  })
})

test('a rack before release 17 is not asked for a silo with SCIM', async () => {
  const console = await open({ release: 16 })
  await addCertificate(console, 'test-cert')
  await fillAll(console, form, { name: 'fresh', identityMode: 'saml_scim' })
  await submit(console, form)
  expect(countOf(console, 'POST', '/v1/system/silos')).toBe(0)
  expect(formOf(console, form)?.failure?.message).toMatch(/^Silos with SCIM/)
})

test.each([
  [[], []],
  [
    [mapping('admin', 'admin')],
    [
      'Users with the role admin on this silo will be able to change everything on the whole system, including who has access.',
    ],
  ],
  [
    [mapping('admin', 'viewer'), mapping('limited_collaborator', 'viewer')],
    [
      'Users with the role limited collaborator or a stronger one on this silo will be able to see the whole system: its hardware, its networks and all silos with their users.',
    ],
  ],
])('the mapped roles %j are explained', (mappedRoles, texts) => {
  expect(mappingConsequences(toMappedFleetRoles(mappedRoles)).map(plainText)).toEqual(texts)
})
