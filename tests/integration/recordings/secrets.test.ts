import { compile } from 'path-to-regexp'
import { describe, expect, test } from 'vitest'
import { partsOf } from '@/store/routing/path'
import { formCancelled, formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import type { FormDefinition } from '@/store/forms/definition'
import { navigationRequested } from '@/store/navigation/events'
import { copyRequested } from '@/store/tab/slice'
import { makeCertificate } from '#tests/integration/backend/support/x509'
import { add, fill, projectImage, submit } from '#tests/integration/instance-create/support'
import { GREETED, pathOf, terminalOf } from '#tests/integration/serial-console/support'
import { formsOf, leaksOf } from '#tests/support/planted'
import {
  doOperatorJob,
  operatorFiles,
  OPERATOR_JOB_START,
  SECRETS,
} from '#tests/support/operator-job'
import { startRecorded } from '#tests/support/recordings'
import { dialogEntries, wholeTable } from '../../../tools/whole-table'

/** Parameters for the paths and dialogs of the forms. */
const PARAMS: Record<string, string> = {
  project: 'mock-project',
  silo: 'pocket-lab',
  settings: 'uplink-0',
  user: '0c0ffee0-0000-4000-8000-000000000001',
  receiver: 'broken-hook',
}

interface Place {
  form: FormDefinition
  /** The path of its route; undefined for a dialog. */
  path?: string
  /** The path pattern of the pages on which the dialog is available; undefined for all. */
  area?: string
}

const ofRoutes = await Promise.all(
  wholeTable.map(async ({ path, screen }): Promise<Place[]> => {
    const form = (await screen?.())?.form
    return form ? [{ form, path }] : []
  }),
)
const ofDialogs = await Promise.all(
  dialogEntries.map(async ({ loader, area }): Promise<Place> => ({
    form: (await loader.load()).form,
    ...(area !== null && { area }),
  })),
)
const places = [...ofRoutes.flat(), ...ofDialogs]

/** The initial fields of a form; empty if they depend on fetched data. */
const fieldsOf = ({ initial }: FormDefinition): string[] => {
  try {
    return Object.keys(
      initial({
        params: {},
        read: () => undefined,
        valuesOf: () => undefined,
        origin: '',
        release: 14,
      }),
    )
  } catch {
    return []
  }
}

const PEM = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtz
c2gtZWQyNTUxOQAAACDkZ1ntedbyplantedB1u8g9Q3rqplantedBqFv0cQAAAJ
-----END OPENSSH PRIVATE KEY-----
`

/** A private key in PuTTY's format: its first lines are public. */
const PUTTY = `PuTTY-User-Key-File-3: ssh-ed25519
Encryption: none
Private-Lines: 1
AAAAIHBsYW50ZWRpbnB1dHR5c293bmZpbGVmb3JtYXQ=
Private-MAC: 0b6f1e7c2d9a4f38b5c1planted7e02d94a6f3b8c5d1e
`

/** Secrets to enter in a field. */
const planted = (field: string) => [`Planted-${field}-c0rrect horse battery`, PEM, PUTTY]

const open = async (
  console: Awaited<ReturnType<typeof startRecorded>>,
  { form, path, area }: Place,
) => {
  if (area !== undefined) await console.send(navigationRequested({ to: compile(area)(PARAMS) }))
  await console.send(
    path === undefined
      ? formRequested({ form: form.name, params: PARAMS })
      : navigationRequested({ to: compile(partsOf(path).path)(PARAMS) }),
  )
  if (!selectForm(console.state(), form.name)) throw new Error(`${form.name} did not open.`)
}

describe('a form with secret fields', () => {
  const withSecrets = places.filter(({ form }) => form.secret?.length)

  test('declares every field for a password or a key', () => {
    expect(withSecrets.length).toBeGreaterThan(4)
    const undeclared = places.flatMap(({ form }) =>
      fieldsOf(form)
        .filter(field =>
          /passw|passphrase|secret|token|private|publicKey$|endpoint|metadataUrl/i.test(field),
        )
        .filter(
          field =>
            ![
              ...(form.secret ?? []),
              ...Object.keys({ ...form.files, ...form.filesReadLater }),
            ].includes(field),
        )
        .map(field => `${form.name}: ${field}`),
    )
    expect(undeclared).toEqual([])
  })

  test.each(
    withSecrets.map(place => [`${place.form.name} ${place.path ?? 'as a dialog'}`, place] as const),
  )('leaks no secrets: %s', async (_name, place) => {
    const { name: form, secret = [] } = place.form
    // Webhooks came with release 15.
    const release = form.startsWith('webhook') ? 15 : 14
    const console = await startRecorded({ path: '/projects', release })
    await open(console, place)
    for (const field of secret) {
      for (const text of planted(field)) {
        // Typed in part and as a whole.
        for (const length of [text.length - 5, text.length])
          await console.send(formChanged({ form, values: { [field]: text.slice(0, length) } }))
        await console.send(formSubmitted({ form }))
        await console.advance(2_000)
      }
    }
    await console.send(formCancelled({ form }))
    await console.advance(2_000)
    const secrets = secret.flatMap(planted)
    expect(await console.text()).toContain(`"${secret[0]}":`)
    expect(await leaksOf(console, secrets)).toEqual([])
  })
})

describe('the recording, the saved file and the storage do not contain', () => {
  test('the password of a login or the token of its session', async () => {
    const console = await startRecorded({ path: '/login/maze-war/local' })
    const form = 'loginLocal'
    const [password = ''] = planted('login')
    const change = (values: object) => console.send(formChanged({ form, values: { ...values } }))
    await change({ username: 'ada-quarry', password })
    await console.send(formSubmitted({ form }))
    expect(console.requests.some(({ body }) => body?.includes(password))).toBe(true)
    const sessions = [...console.backend.backendState.db.sessions.all()].map(({ secret }) => secret)
    expect(sessions.length).toBeGreaterThan(0)
    expect(await leaksOf(console, [password, ...sessions])).toEqual([])
  })

  test('private keys and metadata of uploaded files', async () => {
    const files = operatorFiles(makeCertificate({ hosts: ['*.sys.rack.example'] }))
    const console = await startRecorded({ path: OPERATOR_JOB_START, files })
    await doOperatorJob(console, files)
    const sent = console.requests.map(({ body }) => body ?? '').join('\n')
    const secrets = [files.key, SECRETS.metadata, SECRETS.key]
    expect(formsOf(files.key).some(form => sent.includes(form))).toBe(true)
    expect(await leaksOf(console, secrets)).toEqual([])
  })

  test('the user data of an instance', async () => {
    const data = '#cloud-config\npassword: planted-in-user-data\n'
    const console = await startRecorded({
      path: '/projects/mock-project/instances-new',
      files: { 'file-1': data },
    })
    const userData = { id: 'file-1', name: 'init.yaml', size: data.length }
    await fill(console, { name: 'planted', ...projectImage(), userData })
    await submit(console)
    await console.advance(5_000)
    const sent = console.requests.map(({ body }) => body ?? '').join('\n')
    expect(sent).toContain(Buffer.from(data).toString('base64'))
    expect(await leaksOf(console, [data])).toEqual([])
  })

  test('a private key entered as a public one over a new instance', async () => {
    const console = await startRecorded({ path: '/projects/mock-project/instances-new' })
    await add(console, 'sshKeyCreate', { name: 'mine', publicKey: PEM }, { mode: 'over' })
    await console.advance(2_000)
    expect(selectForm(console.state(), 'sshKeyCreate')?.context.errors).toHaveProperty('publicKey')
    expect(await leaksOf(console, [PEM])).toEqual([])
  })

  test('the output or the input of a serial console', async () => {
    const console = await startRecorded({ path: pathOf('db1') })
    const { terminal, type } = terminalOf(console)
    await console.advance(GREETED)
    await type('sudo planted-at-the-serial-console\r')
    await console.advance(2_000)
    expect(terminal.text).toContain('planted-at-the-serial-console')
    expect(terminal.text).toContain('Whatever you type')
    expect(
      await leaksOf(console, ['planted-at-the-serial-console', 'Whatever you type comes back']),
    ).toEqual([])
  })

  test('the text copied to the clipboard', async () => {
    const console = await startRecorded({ path: '/settings/ssh-keys' })
    await console.send(copyRequested({ text: 'planted-on-the-clipboard' }))
    expect(console.copied).toEqual(['planted-on-the-clipboard'])
    expect(await leaksOf(console, ['planted-on-the-clipboard'])).toEqual([])
  })
})

test('the check for leaks detects a planted text', async () => {
  const console = await startRecorded({ path: '/projects-new' })
  const values = { name: 'a', description: 'planted-as-a-description' }
  await console.send(formChanged({ form: 'projectCreate', values }))
  await console.advance(2_000)
  expect(await leaksOf(console, ['planted-as-a-description'])).toEqual(['log', 'file', 'storage'])
  const inBase64 = Buffer.from('over planted-as-a-description and out').toString('base64')
  expect(formsOf('planted-as-a-description').some(form => inBase64.includes(form))).toBe(true)
})
