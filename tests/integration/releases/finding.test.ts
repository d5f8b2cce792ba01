import { describe, expect, test } from 'vitest'
import { NEWEST_VERSION, versionOf } from '@/api/core/rack'
import { RELEASE_KEY } from '@/api/core/release'
import { LADDER, type Release } from '@/api/releases/ladder'
import { selectRelease, selectReleaseBefore } from '@/store/release/release'
import { refreshRequested } from '@/store/queries/slice'
import { releaseCheckRequested } from '@/store/release/slice'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { startConsole, type TestConsole } from '#tests/support/console'

const LIST = '/projects/mock-project/disks'

const unknown = { [`local/${RELEASE_KEY}`]: '' }

const callsOf = ({ requests }: TestConsole) =>
  requests.map(
    ({ method, url, headers }) => `${method} ${url.split('?')[0]} ${headers['api-version']}`,
  )

describe('a console that does not know its rack', () => {
  test.each(LADDER)(
    'finds out that it runs release $release, and keeps it',
    async ({ release }) => {
      const console = await startConsole({ path: LIST, release, kept: unknown })
      expect(selectRelease(console.state())).toBe(release)
      expect(console.storage.get(`local/${RELEASE_KEY}`)).toBe(String(release))
      const calls = callsOf(console)
      expect(calls[0]).toBe(`GET /v1/me ${NEWEST_VERSION}`)
      expect(calls.at(-1)).toMatch(new RegExp(` ${versionOf(release)}$`))
    },
  )

  test('asks nothing more of a rack of the newest release', async () => {
    const [known, other] = [
      await startConsole({ path: LIST, release: 23 }),
      await startConsole({ path: LIST, release: 23, kept: unknown }),
    ]
    expect(callsOf(other).toSorted()).toEqual(callsOf(known).toSorted())
  })

  test('asks a rack without versions for routes that only newer ones have', async () => {
    const console = await startConsole({ path: LIST, release: 14, kept: unknown })
    expect(callsOf(console).slice(0, 3)).toEqual([
      `GET /v1/me ${NEWEST_VERSION}`,
      `GET /v1/system/audit-log ${NEWEST_VERSION}`,
      `GET /v1/auth-settings ${NEWEST_VERSION}`,
    ])
    expect(callsOf(console).filter(call => call.startsWith('GET /v1/me '))).toHaveLength(1)
  })
})

test.each([14, 18, 22, 23] as const)(
  'the first thing that a rack of release %d hears may be a password',
  async release => {
    const console = await startConsole({ path: '/login/maze-war/local', release, kept: unknown })
    expect(callsOf(console).filter(call => !call.includes('/v1/ping'))).toEqual([])
    const values = { username: 'ada-quarry', password: 'granite' }
    await console.send(formChanged({ form: 'loginLocal', values }))
    await console.send(formSubmitted({ form: 'loginLocal' }))
    await console.settle()
    expect(console.history.current().path).toBe('/projects')
    expect(selectRelease(console.state())).toBe(release)
  },
)

const DISK = 'diskCreate'

/** Fills in the form of a new disk, without submitting it. */
const openFilledForm = async (release: Release) => {
  const console = await startConsole({ path: `${LIST.replace('/disks', '')}/disks-new`, release })
  await console.send(formChanged({ form: DISK, values: { name: 'over-the-update', size: 1 } }))
  return console
}

describe('a rack that changes its release under an open form', () => {
  test.each([
    [20, 18],
    [17, 18],
    [14, 23],
  ] as const)('from %d to %d gets the change once, as it understands it', async (from, to) => {
    const console = await openFilledForm(from)
    console.backend.backendState.release = to
    console.requests.length = 0
    await console.send(formSubmitted({ form: DISK }))
    const posts = console.requests.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(2)
    expect(JSON.parse(posts.at(-1)?.body ?? '')).toMatchObject({
      name: 'over-the-update',
      disk_backend: { type: 'distributed' },
    })
    expect(posts.at(-1)?.headers['api-version']).toBe(versionOf(to))
    expect(selectRelease(console.state())).toBe(to)
    expect(selectReleaseBefore(console.state())).toBe(from)
    const { disks } = console.backend.backendState.db
    expect([...disks.all()].filter(({ name }) => name === 'over-the-update')).toHaveLength(1)
  })

  test('is found out once the code for that loads', async () => {
    let isMissing = true
    const console = await startConsole({
      path: LIST,
      release: 20,
      code: key =>
        isMissing && key === 'release/find' ? Promise.reject(new Error('Loading failed')) : null,
    })
    console.backend.backendState.release = 18
    await console.send(refreshRequested())
    await console.send(releaseCheckRequested())
    expect(selectRelease(console.state())).toBe(20)
    isMissing = false
    await console.send(releaseCheckRequested())
    expect(selectRelease(console.state())).toBe(18)
  })

  test('is read again by a console that only reads', async () => {
    const console = await startConsole({ path: LIST, release: 20 })
    console.backend.backendState.release = 18
    await console.send(refreshRequested())
    expect(selectRelease(console.state())).toBe(18)
    expect(console.storage.get(`local/${RELEASE_KEY}`)).toBe('18')
  })
})
