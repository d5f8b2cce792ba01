import { describe, expect, test } from 'vitest'
import { createRecorder } from '@/recorder/recorder'
import { selectAccess } from '@/store/access/access'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectLoadError } from '@/store/navigation/selectors'
import { selectCertificate, selectCertificateRows } from '@/store/silo/certificates/certificates'
import { plainText } from '@/lib/rich-text'
import { deletingCertificates } from '@/store/silo/certificates/bulk'
import { startConsole, type TestConsole } from '#tests/support/console'
import { planFor } from '../bulk/support'
import { makeCertificate } from '../backend/support/x509'
import { choose, toastsOf } from '../instances/support'
import { formOf, sentBody } from '../instance-networking/support'
import { askedAndDone, fillAll } from '../silos/support'

const LIST = '/certificates'
const form = 'certificateCreate'

const pair = makeCertificate({ hosts: ['maze-war.sys.rack.example'] })
const stranger = makeCertificate({ hosts: ['other.sys.rack.example'] })
const files = {
  cert: pair.cert,
  key: pair.key,
  expired: makeCertificate({ notAfter: '2024-12-31T00:00:00Z' }).cert,
  otherCert: stranger.cert,
  otherKey: stranger.key,
}
type Name = keyof typeof files
const fileOf = (id: Name) => ({ id, name: `${id}.pem`, size: files[id].length })

const rows = (console: TestConsole) => selectCertificateRows(console.state())
const names = (console: TestConsole) => rows(console).map(({ name }) => name)
const actionsOf = (console: TestConsole, name: string) =>
  rows(console).find(each => each.name === name)?.actions

const add = async (console: TestConsole, cert: Name, key: Name, name = 'renewed') => {
  await fillAll(console, form, { name, cert: fileOf(cert), key: fileOf(key) })
  await console.send(formSubmitted({ form }))
}

describe('the certificates of the silo', () => {
  test('are linked from the access page of the silo, for administrators only', async () => {
    const admin = await startConsole({ path: '/access' })
    expect(selectAccess(admin.state(), {})?.links).toMatchObject([{ to: LIST }])
    const member = await startConsole({ path: '/access', user: 'Clara Flint' })
    expect(selectAccess(member.state(), {})?.links).toEqual([])
    const project = await startConsole({ path: '/projects/mock-project/access' })
    expect(selectAccess(project.state(), { project: 'mock-project' })?.links).toEqual([])
  })

  test('are listed for administrators; other users get 403', async () => {
    const admin = await startConsole({ path: LIST })
    expect(rows(admin)).toMatchObject([
      { name: 'current', description: 'In use', href: `${LIST}/current` },
      { name: 'next-in-line', href: `${LIST}/next-in-line` },
    ])
    const member = await startConsole({ path: LIST, user: 'Clara Flint' })
    expect(selectLoadError(member.state())).toMatchObject({ kind: 'refused', status: 403 })
  })

  test('can be copied as PEM', async () => {
    const console = await startConsole({ path: `${LIST}/current` })
    const certificate = selectCertificate(console.state(), { certificate: 'current' })
    await choose(console, certificate?.actions, 'Copy certificate')
    expect(console.copied).toEqual([expect.stringMatching(/^-----BEGIN CERTIFICATE-----/)])
  })

  test('are deleted after a confirmation, which warns about the last one', async () => {
    const console = await startConsole({ path: LIST })
    const question = await askedAndDone(console, actionsOf(console, 'current'), 'Delete')
    expect(question).toContain('The silo will use its other certificates')
    expect(names(console)).toEqual(['next-in-line'])
    expect(toastsOf(console)).toMatchObject([{ text: 'Certificate current deleted' }])
    const last = await askedAndDone(console, actionsOf(console, 'next-in-line'), 'Delete')
    expect(last).toContain('the only certificate of the silo')
    expect(names(console)).toEqual([])
  })

  test('return to the list when one is deleted from its panel', async () => {
    const console = await startConsole({ path: `${LIST}/current` })
    const certificate = selectCertificate(console.state(), { certificate: 'current' })
    await askedAndDone(console, certificate?.actions, 'Delete')
    expect(console.history.current().path).toBe(LIST)
    expect(names(console)).toEqual(['next-in-line'])
  })
})

describe('an action on many certificates', () => {
  const plan = (console: TestConsole) =>
    planFor(rows(console), deletingCertificates, 'certificate', LIST)

  test('keeps the last one of the host', async () => {
    const console = await startConsole({ path: LIST })
    const { rows: planned, requests } = plan(console)
    expect(Object.keys(requests)).toHaveLength(1)
    expect(planned.map(({ reason }) => reason && plainText(reason))).toEqual([
      undefined,
      'It is the last one for this console',
    ])
  })

  test('deletes none if there is only one', async () => {
    const console = await startConsole({ path: LIST })
    await askedAndDone(console, actionsOf(console, 'current'), 'Delete')
    expect(plan(console).requests).toEqual({})
  })
})

describe('a new certificate', () => {
  const open = () => startConsole({ path: `${LIST}-new`, files })

  test('requires a name, a certificate and a key', async () => {
    const console = await open()
    await console.send(formSubmitted({ form }))
    expect(formOf(console, form)?.errors).toEqual({
      name: 'Name is required',
      cert: 'Certificate is required',
      key: 'Private key is required',
    })
  })

  test('detects swapped certificate and key files as soon as they are chosen', async () => {
    const console = await open()
    await fillAll(console, form, { cert: fileOf('key'), key: fileOf('cert') })
    expect(formOf(console, form)?.errors).toEqual({
      cert: 'This is a private key, not a certificate',
      key: 'This is a certificate, not a private key',
    })
  })

  test('is sent as text and then listed; no log contains its key', async () => {
    const recorder = createRecorder({ build: 'test', apiVersion: '1' })
    const console = await startConsole({ path: `${LIST}-new`, files, recorder })
    await add(console, 'cert', 'key')
    expect(sentBody(console, 'POST')).toEqual({
      name: 'renewed',
      description: '',
      cert: pair.cert,
      key: pair.key,
      service: 'external_api',
    })
    expect(toastsOf(console)).toMatchObject([{ text: 'Certificate renewed added' }])
    expect(console.history.current().path).toBe(LIST)
    expect(names(console)).toContain('renewed')
    const secret = pair.key.split('\n')[1] ?? ''
    expect(secret).not.toBe('')
    const written = [...console.storage.values(), JSON.stringify(recorder.log())].join('\n')
    expect(written).toContain('renewed')
    expect(written).not.toContain(secret)
  })

  test.each<[string, Name, Name, object]>([
    ['a chain for another host', 'otherCert', 'otherKey', { cert: /maze-war\.sys/ }],
    ['the key of another certificate', 'cert', 'otherKey', { key: /does not match/ }],
  ])('keeps the input when the server refuses %s', async (_of, cert, key, expected) => {
    const console = await open()
    await add(console, cert, key)
    const [[field, words] = ['', /$/]] = Object.entries(expected) as [string, RegExp][]
    expect(formOf(console, form)?.errors).toEqual({ [field]: expect.stringMatching(words) })
    expect(formOf(console, form)?.values).toMatchObject({ name: 'renewed', cert: { id: cert } })
  })

  test('is read before it is sent', async () => {
    const console = await open()
    await fillAll(console, form, { cert: fileOf('cert') })
    expect(formOf(console, form)?.values['cert']).toMatchObject({
      kind: 'pemCertificate',
      chain: [{ hosts: ['maze-war.sys.rack.example'], subject: 'somebody', issuer: 'somebody' }],
    })
    expect(formOf(console, form)?.errors).toEqual({})
  })

  test('is refused at once if it has expired', async () => {
    const console = await open()
    await fillAll(console, form, { cert: fileOf('expired') })
    expect(formOf(console, form)?.errors).toEqual({
      cert: 'The certificate of somebody expired on 2024-12-31',
    })
  })

  test('requires a unique name', async () => {
    const console = await open()
    await add(console, 'cert', 'key', 'current')
    expect(formOf(console, form)?.errors.name).toMatch(/already/i)
    await console.send(formChanged({ form, values: { name: 'next' } }))
    await console.send(formSubmitted({ form }))
    expect(names(console)).toContain('next')
  })
})
