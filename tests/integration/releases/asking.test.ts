import { describe, expect, test } from 'vitest'
import { NEWEST_VERSION, NO_VERSION, versionOf } from '@/api/core/rack'
import { NEWER_KEY, RELEASE_KEY } from '@/api/core/release'
import type { WireRequest, WireResponse } from '@/ports/ports'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { refreshRequested } from '@/store/queries/slice'
import { changeDismissed, newerDismissed, releaseCheckRequested } from '@/store/release/slice'
import { selectIsReleaseTold, selectRelease, selectReleaseBefore } from '@/store/release/release'
import { reportOf } from '@/recorder/replayer'
import { startConsole, type TestConsole } from '#tests/support/console'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'

const LIST = '/projects/mock-project/disks'
const FORM = '/projects/mock-project/disks-new'
const MINUTE = 60_000
const NEWER = '2026081901.0.1'
const unknown = { [`local/${RELEASE_KEY}`]: '' }

const pings = ({ requests }: TestConsole) =>
  requests.flatMap(({ url, headers }) => (url === '/v1/ping' ? [headers['api-version']] : []))

/** Everything that is asked to find out, in order. */
const questions = ({ requests }: TestConsole) =>
  requests.flatMap(({ url, headers }) =>
    /^\/v1\/(me$|ping|system\/update\/status|system\/audit-log|auth-settings)/.test(url)
      ? [`${url} ${headers['api-version']}`]
      : [],
  )

const json = (status: number, body: object): WireResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A rack that serves one version more than this console knows. */
const servesNewer = async (
  request: WireRequest,
  next: (request: WireRequest) => Promise<WireResponse>,
) => (request.headers['api-version'] === NEWER ? json(200, { status: 'ok' }) : next(request))

const ME = `/v1/me ${NEWEST_VERSION}`
const ROUTES = [
  `/v1/system/audit-log?limit=1 ${NEWEST_VERSION}`,
  `/v1/auth-settings ${NEWEST_VERSION}`,
]
const PINGS = ([22, 21, 20, 19, 18] as const).map(each => `/v1/ping ${versionOf(each)}`)

describe('finding out', () => {
  test.each([
    [14, [ME, ...ROUTES]],
    [15, [ME, ...ROUTES]],
    [16, [ME, ...ROUTES]],
    [17, [ME]],
    // Those that refuse the first question are asked about the user again.
    [18, [ME, ...PINGS, `/v1/me ${versionOf(18)}`]],
    [20, [ME, ...PINGS, `/v1/me ${versionOf(20)}`]],
    [22, [ME, ...PINGS, `/v1/me ${versionOf(22)}`]],
    [23, [ME]],
  ] as const)('a rack of release %d', async (release, asked) => {
    const console = await startConsole({ path: LIST, release, kept: unknown })
    expect(questions(console)).toEqual(asked)
    const others = console.requests.slice(asked.length)
    expect(others.length).toBeGreaterThan(0)
    expect(new Set(others.map(({ headers }) => headers['api-version']))).toEqual(
      new Set([versionOf(release)]),
    )
  })

  test.each([
    [14, [`/v1/system/update/status ${NEWEST_VERSION}`, ...ROUTES]],
    [17, [`/v1/system/update/status ${NEWEST_VERSION}`, ...ROUTES]],
    [23, []],
  ] as const)('a rack of release %d without a session', async (release, routes) => {
    const console = await startConsole({
      path: LIST,
      release,
      kept: unknown,
      wire: async (request, next) => {
        const answer = await next(request)
        const isOk = answer.status === 200 && request.url !== '/v1/ping'
        return isOk ? json(401, { error_code: 'Unauthorized', message: 'No' }) : answer
      },
    })
    expect(questions(console)).toEqual([
      ME,
      `/v1/ping ${NEWEST_VERSION}`,
      '/v1/ping 9999123100.0.0',
      ...routes,
    ])
    expect(selectRelease(console.state())).toBe(release)
  })

  test('learns nothing from a rack that restarts', async () => {
    let isRestarting = true
    const console = await startConsole({
      path: LIST,
      release: 20,
      kept: unknown,
      wire: async (request, next) =>
        isRestarting ? json(503, { message: 'Restarting' }) : next(request),
    })
    expect(console.state().release.known).toBeNull()
    isRestarting = false
    await console.advance(MINUTE)
    expect(selectRelease(console.state())).toBe(20)
  })

  test('is not repeated for a rack that is known: only its next release is asked for, once', async () => {
    for (const [release, asked] of [
      [14, []],
      [20, [versionOf(21)]],
    ] as const) {
      const console = await startConsole({ path: LIST, release })
      expect(questions(console)).toEqual([`/v1/me ${versionOf(release)}`])
      await console.advance(14 * MINUTE)
      expect(pings(console)).toEqual(asked)
    }
  })

  test('corrects what this browser knew of a rack that was updated since', async () => {
    const console = await startConsole({
      path: LIST,
      release: 20,
      kept: { [`local/${RELEASE_KEY}`]: '18' },
    })
    expect(selectRelease(console.state())).toBe(18)
    await console.advance(6_000)
    expect(selectRelease(console.state())).toBe(20)
    expect(console.storage.get(`local/${RELEASE_KEY}`)).toBe('20')
  })
})

describe('a rack with versions', () => {
  test('is asked for the next one every 15 minutes while the tab is visible', async () => {
    const console = await startConsole({ path: LIST, release: 18 })
    await console.advance(30 * MINUTE)
    expect(pings(console)).toEqual([versionOf(19), versionOf(19)])
    await console.emit({ type: 'visibility', visible: false })
    await console.advance(60 * MINUTE)
    expect(pings(console)).toHaveLength(2)
    await console.emit({ type: 'visibility', visible: true })
    expect(pings(console)).toHaveLength(3)
  })

  test('is not asked after a short absence, and never before release 18', async () => {
    const console = await startConsole({ path: LIST, release: 18 })
    await console.emit({ type: 'visibility', visible: false })
    await console.advance(9 * MINUTE)
    await console.emit({ type: 'visibility', visible: true })
    // Only soon after the start, since the release was remembered.
    expect(pings(console)).toEqual([versionOf(19)])
    const older = await startConsole({ path: LIST, release: 17 })
    await older.advance(60 * MINUTE)
    expect(pings(older)).toEqual([])
  })

  test('is found to be newer after a lost connection', async () => {
    const console = await startConsole({ path: FORM, release: 18 })
    const values = { name: 'typed-before', size: 7 }
    await console.send(formChanged({ form: 'diskCreate', values }))
    console.setServer('down')
    await console.send(refreshRequested())
    console.backend.backendState.release = 20
    console.setServer('up')
    await console.advance(2000)
    expect(selectRelease(console.state())).toBe(20)
    expect(selectReleaseBefore(console.state())).toBe(18)
    expect(console.state().actors['form/diskCreate']?.context).toMatchObject({ values })
  })

  test('is read again and told about when its release changes', async () => {
    const console = await startConsole({ path: LIST, release: 18 })
    console.backend.backendState.release = 20
    console.requests.length = 0
    await console.send(releaseCheckRequested())
    expect(console.requests.at(-1)).toMatchObject({ headers: { 'api-version': versionOf(20) } })
    expect(console.requests.some(({ url }) => url.startsWith('/v1/disks?'))).toBe(true)
    expect(selectIsReleaseTold(console.state())).toBe(true)
    await console.send(changeDismissed())
    expect(selectIsReleaseTold(console.state())).toBe(false)
  })
})

describe('a rack of the newest release', () => {
  test('is asked once whether it is newer', async () => {
    const console = await startConsole({ path: LIST, release: 23 })
    expect(pings(console)).toEqual([])
    await console.advance(5000)
    expect(pings(console)).toEqual([NEWER])
    await console.advance(120 * MINUTE)
    expect(pings(console)).toEqual([NEWER])
    expect(selectIsReleaseTold(console.state())).toBe(false)
  })

  test.each([
    ['any version', (_version: string) => json(200, { status: 'ok' })],
    [
      'a newer one, but is silent about others',
      (version: string) => (version === NEWER ? json(200, { status: 'ok' }) : json(503, {})),
    ],
  ])('is not told to be newer if it serves %s', async (_what, answer) => {
    const console = await startConsole({
      path: LIST,
      release: 23,
      wire: async (request, next) =>
        request.url === '/v1/ping' ? answer(request.headers['api-version'] ?? '') : next(request),
    })
    await console.advance(5000)
    expect(pings(console)).toEqual([NEWER, NO_VERSION])
    expect(selectIsReleaseTold(console.state())).toBe(false)
  })

  test('is told to be newer once per tab', async () => {
    const console = await startConsole({ path: LIST, release: 23, wire: servesNewer })
    await console.advance(5000)
    expect(selectIsReleaseTold(console.state())).toBe(true)
    await console.send(newerDismissed())
    expect(selectIsReleaseTold(console.state())).toBe(false)
    const kept = { [`session/${NEWER_KEY}`]: console.storage.get(`session/${NEWER_KEY}`)! }
    const next = await startConsole({ path: LIST, release: 23, wire: servesNewer, kept })
    await next.advance(5000)
    expect(next.state().release.isNewer).toBe(true)
    expect(selectIsReleaseTold(next.state())).toBe(false)
  })
})

describe('a change that the rack has no route for', () => {
  test('is not repeated', async () => {
    const console = await startConsole({
      path: FORM,
      release: 18,
      wire: async (request, next) =>
        request.method === 'POST' ? json(404, { message: 'Not Found' }) : next(request),
    })
    await console.send(formChanged({ form: 'diskCreate', values: { name: 'once', size: 1 } }))
    await console.send(formSubmitted({ form: 'diskCreate' }))
    expect(console.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('makes the console find out at most three times a minute', async () => {
    const console = await startConsole({
      path: FORM,
      release: 18,
      wire: async (request, next) =>
        request.method === 'POST' ? json(404, { message: 'Not Found' }) : next(request),
    })
    await console.send(formChanged({ form: 'diskCreate', values: { name: 'once', size: 1 } }))
    for (const _ of Array.from({ length: 5 }))
      await console.send(formSubmitted({ form: 'diskCreate' }))
    expect(console.requests.filter(({ method }) => method === 'POST')).toHaveLength(5)
    const doubts = console.requests.filter(
      ({ url, headers }) => url === '/v1/me' && headers['api-version'] === NEWEST_VERSION,
    )
    expect(doubts).toHaveLength(3)
  })
})

test('a session in which the rack changes replays', async () => {
  const { log, state } = await recordSession(
    { path: FORM, release: 17, kept: unknown },
    async console => {
      await console.send(formChanged({ form: 'diskCreate', values: { name: 'over', size: 1 } }))
      console.backend.backendState.release = 18
      await console.send(formSubmitted({ form: 'diskCreate' }))
      await console.advance(15 * MINUTE)
      console.backend.backendState.release = 20
      await console.advance(15 * MINUTE)
      // The backend loads another document for release 19.
      await console.settle()
    },
  )
  expect(state.release).toMatchObject({ known: { release: 20 }, before: 17 })
  expect(reportOf(await replayLog(log))).toMatch(EXACT)
})
