import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { formChanged } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { requestForm } from '@/store/system/forms'
import { selectFileView, partQueries } from '@/store/system/support-bundles/contents'
import { selectDownload } from '@/store/system/support-bundles/download'
import {
  bundleAwaited,
  downloadCancelled,
  downloadPaused,
  downloadRequested,
  downloadResumed,
} from '@/store/system/support-bundles/events'
import {
  selectBundle,
  selectBundleRows,
  selectDeletableBundles,
} from '@/store/system/support-bundles/support-bundles'
import { queriesWanted, refreshRequested } from '@/store/queries/slice'
import { selectIsUnloadGuarded } from '@/store/tab/slice'
import { utf8ToBase64 } from '@/lib/base64'
import { reportOf } from '@/recorder/replayer'
import { bundleIndexQuery } from '@/store/system/support-bundles/queries'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, submit } from '../instance-networking/support'
import { chooseAndConfirm, reasonsOf, toastsOf } from '../instances/support'

const BUNDLES = '/system/support-bundles'
const bundleId = 'b0d1eb0d-0000-4000-8000-000000000002'
const page = `${BUNDLES}/${bundleId}`

const open = (path: string, release: Release = 23, more: object = {}) =>
  startConsole({ path, release, ...more })

const bundleCalls = ({ requests }: TestConsole) =>
  requests.filter(({ url }) => url.includes('support-bundles'))

const create = async (console: TestConsole, comment: string) => {
  await fill(console, 'supportBundleCreate', { comment })
  await submit(console, 'supportBundleCreate')
}

describe('the list of support bundles', () => {
  test.each([15, 22, 23] as const)('has the newest first at release %d', async release => {
    const console = await open(BUNDLES, release)
    const rows = selectBundleRows(console.state())
    expect(rows.map(({ state }) => state)).toEqual(['destroying', 'failed', 'active', 'collecting'])
  })

  test('asks older racks at their address, without what they lack', async () => {
    const old = await open(`${BUNDLES}-new`, 15)
    await submit(old, 'supportBundleCreate')
    expect(old.history.current().path).toMatch(/^\/system\/support-bundles\/\w/)
    const calls = bundleCalls(old)
    expect(calls.map(({ url }) => url).filter(url => !url.startsWith('/experimental/'))).toEqual([])
    expect(calls.map(({ url }) => url).filter(url => url.includes('sort_by'))).toEqual([])
    expect(calls.find(({ method }) => method === 'POST')?.body).toBeNull()
  })

  test('asks the newest racks without /experimental', async () => {
    const console = await open(page)
    await create(await open(`${BUNDLES}-new`), 'x')
    expect(bundleCalls(console).length).toBeGreaterThan(0)
    expect(console.requests.filter(({ url }) => url.includes('experimental'))).toEqual([])
  })

  test('is read every 5 seconds while a bundle changes', async () => {
    const console = await open(`${BUNDLES}-new`)
    await create(console, '')
    const id = console.history.current().path.split('/').at(-1)!
    expect(selectBundle(console.state(), { bundleId: id })?.state).toBe('collecting')
    await console.advance(5000)
    await console.advance(5000)
    expect(selectBundle(console.state(), { bundleId: id })?.state).toBe('active')
    const read = bundleCalls(console).length
    await console.advance(20_000)
    expect(bundleCalls(console).length).toBe(read)
  })

  test('offers what the state and the role of the user allow', async () => {
    const console = await open(BUNDLES, 23, { user: 'Bruno Slate' })
    const [, failed, active] = selectBundleRows(console.state())
    expect(reasonsOf(failed!.actions)).toMatchObject({
      Download: 'It could not be collected',
      'Browse files': 'It could not be collected',
      Delete: 'Needs the role admin on the fleet',
    })
    expect(Object.keys(reasonsOf(active!.actions))).toEqual(['Edit comment', 'Delete'])
  })
})

describe('a support bundle', () => {
  test('is started with a comment', async () => {
    const console = await open(`${BUNDLES}-new`)
    await create(console, 'For the ticket')
    const post = console.requests.find(({ method }) => method === 'POST')
    expect(post?.body).toBe('{"user_comment":"For the ticket"}')
    expect(toastsOf(console).map(({ text }) => text)).toContain('Support bundle started')
  })

  test('notifies whoever asked for it once it is collected, on any page', async () => {
    const console = await open(`${BUNDLES}-new`)
    await create(console, '')
    const id = console.history.current().path.split('/').at(-1)!
    await console.send(bundleAwaited({ bundleId: id }))
    await console.send(bundleAwaited({ bundleId: id }))
    await console.send(navigationRequested({ to: '/projects' }))
    expect(console.notifications).toEqual(['asked', 'asked'])
    await console.advance(30_000)
    expect(console.notifications.slice(2)).toEqual(['Support bundle ready'])
    await console.advance(60_000)
    expect(console.notifications).toHaveLength(3)
  })

  test('is refused if the comment is too long', async () => {
    const console = await open(`${BUNDLES}-new`)
    await create(console, 'é'.repeat(2049))
    expect(formOf(console, 'supportBundleCreate')?.errors['comment']).toContain('4,096 bytes')
    expect(console.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('that finds no storage offers to delete others, the oldest first', async () => {
    const console = await open(`${BUNDLES}-new`)
    await create(console, 'no-space')
    expect(formOf(console, 'supportBundleCreate')?.failure?.message).toMatch(
      /storage exhausted\. No bundle was started\.$/,
    )
    await console.send(
      queriesWanted({
        owner: 'test',
        queries: [{ endpoint: 'supportBundleList', args: { query: { limit: 1000 } } }],
      }),
    )
    const [oldest, ...others] = selectDeletableBundles(console.state())
    expect(oldest?.state).toBe('collecting')
    expect(others).toHaveLength(3)
    await chooseAndConfirm(console, [others[0]!.removal], 'Delete')
    expect(selectDeletableBundles(console.state())[1]?.state).toBe('destroying')
    expect(formOf(console, 'supportBundleCreate')?.values).toEqual({ comment: 'no-space' })
    const gone = others[0]!.id
    for (let polls = 0; polls < 12; polls += 1) await console.advance(5_000)
    expect(selectDeletableBundles(console.state()).some(({ id }) => id === gone)).toBe(false)
  })

  test('gets another comment, or none', async () => {
    const console = await open(page)
    await console.send(requestForm('supportBundleComment', { bundleId }))
    await console.send(formChanged({ form: 'supportBundleComment', values: { comment: ' ' } }))
    await submit(console, 'supportBundleComment')
    expect(console.requests.find(({ method }) => method === 'PUT')?.body).toBe(
      '{"user_comment":null}',
    )
    expect(selectBundle(console.state(), { bundleId })?.userComment).toBeNull()
  })

  test('is deleted after a question that tells its age and comment', async () => {
    const console = await open(page)
    const { actions } = selectBundle(console.state(), { bundleId })!
    await chooseAndConfirm(console, actions, 'Delete')
    expect(JSON.stringify(actions.at(-1)?.event)).toContain('It was started 4 days ago')
    expect(JSON.stringify(actions.at(-1)?.event)).toContain('For the ticket about slow disks')
    expect(console.history.current().path).toBe(BUNDLES)
    expect(toastsOf(console).map(({ text }) => text)).toContain('Deleting support bundle')
  })

  test('is called a collection while it is being collected', async () => {
    const console = await open(BUNDLES)
    const actions = selectBundleRows(console.state()).at(-1)!.actions
    expect(actions.map(({ label }) => label)).toContain('Cancel collection')
    await chooseAndConfirm(console, actions, 'Cancel collection')
    expect(selectBundleRows(console.state()).at(-1)?.state).toBe('destroying')
  })
})

const rangesOf = ({ requests }: TestConsole) =>
  requests
    .filter(({ method, url }) => method === 'GET' && url.includes('/download'))
    .map(({ headers }) => headers['range'])

const shown = (console: TestConsole) => selectDownload(console.state())

describe('a download', () => {
  const start = (file: string | null = null) => downloadRequested({ bundleId, file })
  const name = `support-bundle-${bundleId}.zip`

  test('that breaks is continued with the rest', async () => {
    const disk = new Map<string, Uint8Array>()
    let most: number | null = 1000
    const console = await open(page, 23, { disk, breaksAfter: () => most })
    await console.send(start())
    expect(shown(console)).toMatchObject({ phase: 'failed', name, isAnew: false })
    expect(disk.get(name)).toHaveLength(1000)
    expect(console.asksBeforeUnload()).toBe(false)

    most = null
    await console.send(downloadResumed())
    expect(rangesOf(console)).toEqual([undefined, 'bytes=1000-'])
    expect(shown(console)).toMatchObject({ phase: 'done', percent: 100 })

    const whole = new Map<string, Uint8Array>()
    const other = await open(page, 23, { disk: whole })
    await other.send(start())
    expect(disk.get(name)).toEqual(whole.get(name))
  })

  test('is continued in a later session', async () => {
    const disk = new Map<string, Uint8Array>([[name, new Uint8Array(500)]])
    const console = await open(page, 23, { disk })
    await console.send(start())
    expect(rangesOf(console)).toEqual(['bytes=500-'])
    expect(shown(console)).toMatchObject({ phase: 'done', isAnew: false })
  })

  test('that the end of the session cuts off is told once, after signing in', async () => {
    const first = await open(page, 23, { disk: new Map(), breaksAfter: () => 100 })
    await first.send(start())
    await first.signOutElsewhere()
    await first.send(refreshRequested())
    first.app.stop()
    const kept = Object.fromEntries(first.storage)
    const console = await startConsole({ path: '/projects', kept })
    const [toast] = console.state().toasts.shown
    expect(toast).toMatchObject({ title: 'Could not finish download', link: { to: page } })
    const after = Object.fromEntries(console.storage)
    expect(Object.keys(after).filter(key => /cut-off/.test(key))).toEqual([])
  })

  test('starts anew on a rack that sends no parts', async () => {
    const disk = new Map<string, Uint8Array>([[name, new Uint8Array(500)]])
    const console = await open(page, 14, {
      disk,
      breaksAfter: () => 100,
      wire: (request: { headers: Record<string, string> }, next: (request: unknown) => unknown) => {
        const { range: _range, ...headers } = request.headers
        return next({ ...request, headers })
      },
    })
    await console.send(start())
    expect(shown(console)).toMatchObject({ phase: 'failed', isAnew: true })
    expect(disk.get(name)).toHaveLength(100)
  })

  test('can be paused, and asks before the tab is closed', async () => {
    const disk = new Map<string, Uint8Array>()
    const console = await open(page, 23, {
      disk,
      hold: ({ method, url }: { method: string; url: string }) =>
        method === 'GET' && url.endsWith('/download') ? new Promise(() => undefined) : null,
    })
    await console.send(start())
    expect(selectIsUnloadGuarded(console.state())).toBe(true)
    expect(reasonsOf(selectBundle(console.state(), { bundleId })!.actions)).toEqual({
      Download: 'Another download is under way',
    })
    await console.send(downloadPaused())
    expect(shown(console)).toMatchObject({ phase: 'paused' })
    expect(selectIsUnloadGuarded(console.state())).toBe(false)
    await console.send(downloadCancelled())
    expect(shown(console)).toBeNull()
  })

  test.each([
    [22, '/experimental/v1'],
    [23, '/v1'],
  ] as const)(
    'is left to a browser that cannot write files, at release %d',
    async (release, at) => {
      const console = await open(page, release)
      await console.send(start())
      await console.send(start('rack/a.log'))
      expect(console.links).toEqual([
        `${at}/system/support-bundles/${bundleId}/download`,
        `${at}/system/support-bundles/${bundleId}/download/rack%2Fa.log`,
      ])
      expect(shown(console)).toBeNull()
    },
  )

  test('of a file has its name', async () => {
    const disk = new Map<string, Uint8Array>()
    const console = await open(page, 23, { disk })
    await console.send(start('reason.txt'))
    expect(new TextDecoder().decode(disk.get('reason.txt'))).toBe(
      'Created by an operator through the API\n',
    )
  })

  test('tells why it cannot start', async () => {
    const console = await open(page, 23, { disk: new Map() })
    await console.send(start('missing.txt'))
    expect(shown(console)).toBeNull()
    expect(toastsOf(console)).toMatchObject([{ title: 'Could not download' }])
  })
})

describe('a file of a bundle', () => {
  const log = async (console: TestConsole) => {
    const { backend } = console
    const { body } = await backend.handle({
      method: 'GET',
      url: `/v1/system/support-bundles/${bundleId}/index`,
      headers: {},
      body: null,
    })
    return body.split('\n').find(path => path.endsWith('nexus.log'))!
  }
  const read = async (console: TestConsole, file: string, count: number) => {
    await console.send(
      queriesWanted({ owner: 'test', queries: partQueries({ bundleId, file }, count) }),
    )
    return (size?: number) => selectFileView(console.state(), { bundleId, file }, size, count)
  }

  test('is asked for by its encoded path, a part at a time', async () => {
    const console = await open(page)
    const file = await log(console)
    const view = (await read(console, file, 1))()
    expect(view).toMatchObject({ kind: 'text', isWhole: false })
    const { url, headers } = console.requests.at(-1)!
    expect(url.split('/download/')[1]).toBe(file.replaceAll('/', '%2F'))
    expect(headers['range']).toBe('bytes=0-1048575')
    const whole = (await read(console, file, 2))()
    expect(whole).toMatchObject({ kind: 'text', isWhole: true })
    expect(whole?.lines).toHaveLength(12_000)
    expect(whole?.lines.at(-1)).toContain('line 12000')
  })

  test('that is no text is only offered to be downloaded', async () => {
    const console = await open(page)
    const file = (await log(console)).replace(/logs.*/, 'dumps/nvme.bin')
    expect((await read(console, file, 1))()?.kind).toBe('binary')
  })

  test('of JSON is indented', async () => {
    const console = await open(page, 23, {
      wire: async (request: { url: string }, next: (request: unknown) => unknown) =>
        request.url.endsWith('/download/a.json')
          ? { status: 206, headers: {}, body: '{"a":[1]}' }
          : next(request),
    })
    expect((await read(console, 'a.json', 1))(9)?.lines).toEqual([
      '{',
      '  "a": [',
      '    1',
      '  ]',
      '}',
    ])
  })
})

test('a session that reads and downloads files is replayed without their contents', async () => {
  const disk = new Map<string, Uint8Array>()
  const file = 'a.log'
  const planted = 'the planted line of a log'
  let most: number | null = 1000
  const { text, log } = await recordSession(
    {
      path: page,
      release: 23,
      disk,
      breaksAfter: () => most,
      wire: async (request, next) =>
        request.url.endsWith('/download/a.log')
          ? { status: 206, headers: { 'content-type': 'text/plain' }, body: planted }
          : next(request),
    },
    async console => {
      const queries = [bundleIndexQuery({ bundleId }), ...partQueries({ bundleId, file }, 1)]
      await console.send(queriesWanted({ owner: 'test', queries }))
      expect(selectFileView(console.state(), { bundleId, file }, undefined, 1)?.lines).toEqual([
        planted,
      ])
      await console.send(downloadRequested({ bundleId, file: null }))
      most = null
      await console.send(downloadResumed())
      expect(shown(console)?.phase).toBe('done')
    },
  )
  expect(reportOf(await replayLog(log))).toMatch(EXACT)
  for (const secret of [planted, 'nexus.log', utf8ToBase64(planted).slice(4, 24)])
    expect(text).not.toContain(secret)
})
