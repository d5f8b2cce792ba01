import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formCancelled, formChanged, formClosed } from '@/store/forms/events'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { selectSignOut } from '@/store/session/sign-out'
import { requestForm } from '@/store/system/forms'
import { cancelUpload } from '@/store/system/update/actions'
import { uploadRequested, uploadRetried } from '@/store/system/update/events'
import { selectHasNoTrustRoots } from '@/store/system/update/update'
import {
  selectFileCheck,
  selectRepositoryUpload,
  uploadObstacle,
} from '@/store/system/update/upload'
import { startConsole, type TestConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'
import { fill, formOf, submit } from '../instance-networking/support'
import { toastsOf } from '../instances/support'

const FORM = 'repositoryUpload'
const TEXT = 'PK, and the rest of a repository'
const HASH = bytesToHex(sha256(utf8ToBytes(TEXT)))
const UPLOADS = /^\/v1\/system\/update\/repositories\?file_name=/

type Options = Partial<Parameters<typeof startConsole>[0]>

const open = async (options: Options = {}) => {
  const console = await startConsole({
    path: '/system/update/repositories',
    scenario: 'updating',
    release: 19,
    files: { repo: TEXT, other: 'PK, and something else', text: 'not a repository' },
    ...options,
  })
  await console.send(requestForm('repositoryUpload'))
  return console
}

const fileOf = (id: string, size = TEXT.length) => ({ id, name: `${id}.zip`, size })

const choose = (console: TestConsole, id = 'repo', size?: number) =>
  fill(console, FORM, { file: fileOf(id, size) })

const start = async (console: TestConsole, id?: string) => {
  await choose(console, id)
  await submit(console, FORM)
}

const check = (console: TestConsole) => selectFileCheck(console.state())
const obstacle = (console: TestConsole) => uploadObstacle(check(console))
const upload = (console: TestConsole) => selectRepositoryUpload(console.state())
const uploads = (console: TestConsole) => console.requests.filter(({ url }) => UPLOADS.test(url))
const isOpen = (console: TestConsole) => selectOpenDialogs(console.state()).includes(FORM)
const errors = (console: TestConsole) => formOf(console, FORM)?.errors

/** A console whose upload waits for the system. */
const underWay = async () => {
  const { hold, open: answer } = gate(/repositories\?file_name=/)
  const console = await open({ hold })
  await start(console)
  return { console, answer }
}

describe('the chosen file', () => {
  test('is hashed, and compared with the expected checksum', async () => {
    const console = await open()
    await choose(console)
    expect(check(console)).toMatchObject({ hash: HASH, isMatch: null })
    expect(obstacle(console)).toBeNull()
    await fill(console, FORM, { expected: `  ${HASH.toUpperCase()} ` })
    expect(check(console)?.isMatch).toBe(true)
    await fill(console, FORM, { expected: HASH.replace(/^./, 'x') })
    expect(errors(console)).toEqual({ expected: 'A SHA-256 has 64 hexadecimal digits' })
  })

  test('cannot be uploaded if it has another checksum', async () => {
    const console = await open()
    await choose(console, 'other')
    await fill(console, FORM, { expected: HASH })
    expect(check(console)?.isMatch).toBe(false)
    expect(obstacle(console)).toBe('The file does not have the expected SHA-256')
  })

  test('must be a ZIP file of at most 4 GiB', async () => {
    const console = await open()
    await choose(console, 'text')
    expect(obstacle(console)).toBe('This is not a repository: choose a ZIP file')
    await choose(console, 'repo', 4 * 2 ** 30 + 1)
    expect(errors(console)).toEqual({ file: 'A repository can have at most 4 GiB' })
    expect(check(console)).toBeNull()
    await choose(console, 'repo', 0)
    expect(errors(console)).toEqual({ file: 'The file is empty' })
  })

  test('is forgotten when the form closes', async () => {
    const console = await open()
    await choose(console)
    await console.send(formCancelled({ form: FORM }))
    expect(check(console)).toBeNull()
    expect(uploads(console)).toEqual([])
  })
})

describe('an upload', () => {
  test('sends the file in one request, and stores the repository', async () => {
    const console = await open()
    await start(console)
    expect(uploads(console)).toMatchObject([
      {
        method: 'PUT',
        url: '/v1/system/update/repositories?file_name=repo.zip',
        file: 'repo',
        headers: { 'content-type': 'application/octet-stream' },
      },
    ])
    expect(upload(console)).toMatchObject({
      phase: 'done',
      isDifferent: false,
      stored: { version: '21.0.0', isNew: true, hash: HASH },
    })
    // The dialog is open and says so.
    expect(toastsOf(console)).toEqual([])
    const list = console.requests.filter(
      ({ method, url }) => method === 'GET' && url.startsWith('/v1/system/update/repositories?'),
    )
    expect(list.length).toBe(2)
  })

  test.each([
    ['sends the file', HASH, 'done'],
    ['sends nothing if another file is expected', '0'.repeat(64), 'failed'],
  ])(
    'started before the checksum is known waits for it, then %s',
    async (_does, expected, phase) => {
      const console = await open()
      await fill(console, FORM, { expected })
      const chosen = choose(console)
      const submitted = submit(console, FORM)
      expect(upload(console)).toMatchObject({ phase: 'checking', fileName: 'repo.zip' })
      expect(console.asksBeforeUnload()).toBe(true)
      await Promise.all([chosen, submitted])
      expect(upload(console)?.phase).toBe(phase)
      expect(uploads(console)).toHaveLength(phase === 'done' ? 1 : 0)
      expect(console.asksBeforeUnload()).toBe(false)
    },
  )

  test('goes on when the page changes, and shows how far it is', async () => {
    const { console, answer } = await underWay()
    console.setProgress('repo', 16)
    await console.advance(500)
    await console.send(navigationRequested({ to: '/system/silos' }))
    expect(isOpen(console)).toBe(false)
    expect(upload(console)).toMatchObject({ phase: 'uploading', percent: 50 })
    expect(console.asksBeforeUnload()).toBe(true)
    await console.send(navigationRequested({ to: '/system/update' }))
    await console.send(requestForm('repositoryUpload'))
    expect(upload(console)).toMatchObject({ phase: 'uploading', percent: 50 })
    console.setProgress('repo', TEXT.length)
    await console.advance(500)
    expect(upload(console)?.phase).toBe('verifying')
    await console.send(navigationRequested({ to: '/system/silos' }))
    answer()
    await console.settle()
    expect(upload(console)).toBeNull()
    expect(console.asksBeforeUnload()).toBe(false)
    expect(toastsOf(console)).toMatchObject([
      { variant: 'success', text: 'Repository 21.0.0 uploaded' },
    ])
    const [toast] = console.state().toasts.shown
    expect(toast?.action?.label).toBe('Set as target release…')
    await console.send(toast!.action!.event)
    expect(selectOpenDialogs(console.state())).toContain('targetRelease')
  })

  test('shows rate and time left', async () => {
    const { console } = await underWay()
    for (const bytes of [4, 8, 12]) {
      console.setProgress('repo', bytes)
      await console.advance(500)
    }
    expect(upload(console)?.pace).toMatch(/^8(\.0)? B\/s, a few seconds left$/)
  })

  test('is cancelled at 50 %, which leaves no request and keeps the form', async () => {
    const { console, answer } = await underWay()
    console.setProgress('repo', 16)
    await console.advance(500)
    await console.send(cancelUpload('repo.zip'))
    await console.send(confirmAccepted())
    expect(upload(console)).toBeNull()
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(console.state().commands.recent.map(({ state }) => state)).toEqual(['failed'])
    expect(formOf(console, FORM)?.values.file).toMatchObject({ id: 'repo' })
    expect(check(console)?.hash).toBe(HASH)
    await console.send(formCancelled({ form: FORM }))
    expect(console.asksBeforeUnload()).toBe(false)
    answer()
    await console.advance(5000)
    expect(console.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    expect([...console.backend.backendState.db.repositories.all()]).toHaveLength(3)
  })

  test('of a repository that the system has is no error', async () => {
    const console = await open()
    await start(console)
    await console.send(formClosed({ form: FORM }))
    await console.send(requestForm('repositoryUpload'))
    await fill(console, FORM, { file: { ...fileOf('repo'), name: 'repo-21.0.0.zip' } })
    await submit(console, FORM)
    expect(upload(console)).toMatchObject({
      phase: 'done',
      stored: { version: '21.0.0', isNew: false },
      failure: null,
    })
  })

  test('says if the system has read something else', async () => {
    const console = await open({
      wire: async (request, next) => {
        const answer = await next(request)
        return UPLOADS.test(request.url)
          ? { ...answer, body: answer.body.replace(HASH, '0'.repeat(64)) }
          : answer
      },
    })
    await start(console)
    expect(upload(console)).toMatchObject({ phase: 'done', isDifferent: true })
  })

  test('that fails keeps the file, and can be tried again', async () => {
    const console = await open()
    await fill(console, FORM, { file: { ...fileOf('repo'), name: 'bad-signature.zip' } })
    await submit(console, FORM)
    expect(upload(console)).toMatchObject({
      phase: 'failed',
      failure: {
        message: 'Error verifying the repository: no trust root has signed it.',
      },
    })
    expect(console.asksBeforeUnload()).toBe(false)
    await console.send(uploadRetried())
    expect(uploads(console)).toHaveLength(2)
    expect(upload(console)?.phase).toBe('failed')
  })

  test('that gets no answer may have arrived all the same', async () => {
    const { console, answer } = await underWay()
    console.setServer('down')
    answer()
    await console.settle()
    expect(upload(console)?.failure?.message).toContain(
      'It is not known whether the whole file arrived.',
    )
  })

  test('that the end of the session cuts off is told, and its form asks for the file', async () => {
    const first = await open({ hold: gate(/repositories\?file_name=/).hold })
    await fill(first, FORM, { expected: HASH })
    await start(first)
    await first.signOutElsewhere()
    await first.send(refreshRequested())
    expect(first.left).toHaveLength(1)
    first.app.stop()
    const console = await startConsole({
      path: '/projects',
      scenario: 'updating',
      release: 19,
      kept: Object.fromEntries(first.storage),
    })
    const [toast] = console.state().toasts.shown
    expect(toast).toMatchObject({
      title: 'Could not finish upload',
      link: { to: '/system/update/repositories' },
    })
    await console.send(navigationRequested({ to: toast!.link!.to }))
    await console.send(requestForm('repositoryUpload'))
    expect(formOf(console, FORM)?.values).toMatchObject({
      file: { id: '', name: 'repo.zip' },
      expected: HASH,
    })
    await submit(console, FORM)
    expect(formOf(console, FORM)?.errors).toEqual({
      file: 'Choose the repository file again (repo.zip)',
    })
  })

  test('is told about missing trust roots before it starts', async () => {
    const console = await open()
    expect(selectHasNoTrustRoots(console.state())).toBe(false)
    await console.send(formCancelled({ form: FORM }))
    const { db } = console.backend.backendState
    for (const { id } of Array.from(db.trustRoots.all())) db.trustRoots.remove(id)
    await console.advance(3000)
    await console.send(requestForm('repositoryUpload'))
    expect(selectHasNoTrustRoots(console.state())).toBe(true)
  })

  test('asks before signing out', async () => {
    const { console } = await underWay()
    expect(selectSignOut(console.state()).type).toBe('confirm/requested')
  })

  test('sends no second file while it runs', async () => {
    const { console } = await underWay()
    await console.send(formChanged({ form: FORM, values: { file: fileOf('other') } }))
    await console.send(uploadRequested({ expected: '' }))
    expect(uploads(console)).toHaveLength(1)
  })
})
