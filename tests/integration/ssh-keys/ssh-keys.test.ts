import { describe, expect, test } from 'vitest'
import { createRecorder } from '@/recorder/recorder'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formCancelled, formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectSshKeyRows } from '@/store/settings/ssh-keys/ssh-keys'
import { startConsole, type TestConsole } from '#tests/support/console'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

const path = '/settings/ssh-keys'

const rows = (console: TestConsole) => selectSshKeyRows(console.state())
const names = (console: TestConsole) => rows(console).map(({ name }) => name)

const use = async (console: TestConsole, name: string, label: string) => {
  const row = rows(console).find(each => each.name === name)
  const action = row?.actions.find(each => each.label === label)
  if (!action?.event) throw new Error(`There is no ${label} for ${name}.`)
  await console.send(action.event)
}

const add = async (console: TestConsole, values: Record<string, string>) => {
  await console.send(navigationRequested({ to: '/settings/ssh-keys-new' }))
  await console.send(formChanged({ form: 'sshKeyCreate', values }))
  await console.send(formSubmitted({ form: 'sshKeyCreate' }))
}

const formOf = (console: TestConsole) => console.state().actors['form/sshKeyCreate']?.context

describe('the SSH keys', () => {
  test('are listed with their descriptions', async () => {
    const console = await startConsole({ path })
    expect(rows(console)).toMatchObject([
      { name: 'm1-macbook-pro', description: expect.stringMatching(/./) },
      { name: 'mac-mini', description: '' },
    ])
  })

  test('are copied as stored', async () => {
    const console = await startConsole({ path })
    await use(console, 'mac-mini', 'Copy public key')
    expect(console.copied).toEqual([expect.stringMatching(/^ssh-/)])
    expect(console.state().toasts.shown).toEqual([])
  })

  test('are deleted after a confirmation, including the last one', async () => {
    const console = await startConsole({ path })
    await use(console, 'mac-mini', 'Delete')
    expect(names(console)).toContain('mac-mini')
    await console.send(confirmAccepted())
    expect(console.state().toasts.shown).toMatchObject([
      { content: ['SSH key ', { emphasis: 'mac-mini' }, ' deleted'] },
    ])
    await use(console, 'm1-macbook-pro', 'Delete')
    await console.send(confirmAccepted())
    expect(names(console)).toEqual([])
  })
})

describe('a new SSH key', () => {
  const key = { name: 'laptop', description: 'at work', publicKey: `${PUBLIC_KEY} ada` }

  test.each([
    ['OpenSSH', '-----BEGIN OPENSSH PRIVATE KEY-----\nvery-secret'],
    ['PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\nvery-secret'],
  ])(
    'in the private format of %s is rejected at once, and not sent or stored',
    async (_of, publicKey) => {
      const recorder = createRecorder({ build: 'test', apiVersion: '1' })
      const console = await startConsole({ path: `${path}-new`, recorder })
      await console.send(formChanged({ form: 'sshKeyCreate', values: { name: 'laptop' } }))
      expect(formOf(console)?.errors).toEqual({})
      await console.send(formChanged({ form: 'sshKeyCreate', values: { publicKey } }))
      expect(formOf(console)?.errors).toEqual({
        publicKey: expect.stringMatching(/^This is a private key/),
      })
      await console.send(formSubmitted({ form: 'sshKeyCreate' }))
      await console.advance(2_000)
      expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
      const written = [...console.storage.values(), JSON.stringify(recorder.log())].join('\n')
      expect(written).toContain('laptop')
      expect(written).not.toContain('very-secret')
    },
  )

  test('is listed, and a toast is shown', async () => {
    const console = await startConsole({ path })
    await add(console, key)
    expect(console.history.current().path).toBe(path)
    expect(rows(console).find(({ name }) => name === 'laptop')?.description).toBe('at work')
    expect(console.state().toasts.shown).toMatchObject([
      { content: ['SSH key ', { emphasis: 'laptop' }, ' created'] },
    ])
  })

  test('with an invalid public key is not sent', async () => {
    const console = await startConsole({ path })
    await add(console, { ...key, publicKey: 'not a key' })
    expect(formOf(console)?.errors.publicKey).toMatch(/^Must begin with the type of the key/)
    expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    await console.send(formChanged({ form: 'sshKeyCreate', values: { publicKey: key.publicKey } }))
    await console.send(formSubmitted({ form: 'sshKeyCreate' }))
    expect(rows(console).map(({ name }) => name)).toContain('laptop')
  })

  test('requires a name and a public key', async () => {
    const console = await startConsole({ path })
    await add(console, {})
    expect(formOf(console)?.errors).toEqual({
      name: 'Name is required',
      publicKey: 'Public key is required',
    })
  })

  test('requires a unique name, and keeps the input', async () => {
    const console = await startConsole({ path })
    await add(console, { ...key, name: 'mac-mini' })
    expect(formOf(console)).toMatchObject({
      values: { ...key, name: 'mac-mini' },
      errors: { name: 'Name already exists' },
      failure: { message: 'SSH key name already exists' },
    })
  })

  test('returns to the list when it is cancelled', async () => {
    const console = await startConsole({ path: '/settings/ssh-keys-new' })
    await console.send(formCancelled({ form: 'sshKeyCreate' }))
    expect(console.history.current().path).toBe(path)
  })
})
