import { beforeAll, describe, expect, it } from 'vitest'
import { loadDocument, type LoadedDocument } from '@/api/documents/load'
import { FIRST_VERSIONED, LADDER, type Release } from '@/api/releases/ladder'
import { plausibleCallsOf, type Plausible } from './support/plausible'
import { bodiesOf } from './support/sample'
import { gist, openSeeded, type Seeded } from './support/seeded'

const FORMS = new Set(['deviceAuthRequest', 'deviceAccessToken'])

const sent = (id: string, body: unknown) =>
  FORMS.has(id)
    ? {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        raw: new URLSearchParams(body as Record<string, string>).toString(),
      }
    : { json: body }

describe.each(LADDER)('on release $release', ({ release }) => {
  let rack: Seeded
  let loaded: LoadedDocument
  let calls: readonly Plausible[]
  const reported: string[] = []

  beforeAll(async () => {
    rack = openSeeded({ release, report: error => reported.push(String(error)) })
    loaded = await loadDocument(release)
    calls = plausibleCallsOf(loaded)
  })

  /** Lists that need at most a project. */
  const lists = () =>
    calls.filter(
      ({ method, parameters, keys, query }) =>
        method === 'GET' &&
        parameters.length === 0 &&
        keys.includes('limit') &&
        /^(project=nowhere)?$/.test(query),
    )

  it('every list can be read, and its items viewed', async () => {
    const wrongs: string[] = []
    const see = async (url: string) => {
      const answer = await rack.get(url)
      if (answer.status !== 200) wrongs.push(`${url}: ${gist(answer)}`)
      return answer
    }
    const views = new Set(
      calls.flatMap(({ method, query, path }) =>
        method === 'GET' && query === '' ? [path('{}')] : [],
      ),
    )
    let viewed = 0
    for (const { path, keys } of lists()) {
      const list = path()
      const query = keys.includes('project') ? 'project=rock-garden' : ''
      const { body } = await see(`${list}?${query}`)
      if (!views.has(`${list}/{}`)) continue
      for (const item of body.items) {
        // Projects whose views fail are named for it.
        if (/^error-\d/.test(item.name)) continue
        viewed += 1
        const { id = item.name, system_version: version, silo_id: silo } = item
        await see(`${list}/${id ?? version ?? silo}`)
      }
    }
    expect([...wrongs, ...reported]).toEqual([])
    expect(viewed).toBeGreaterThan(100)
  })

  it('every operation is served', async () => {
    const bodies = bodiesOf(loaded)
    const wrongs: string[] = []
    for (const { id, method, url } of calls) {
      const answer = await rack.send(method, url, sent(id, bodies.get(id)))
      const { status, body } = answer
      const isAbsent = status === 404 && body.error_code === undefined
      if (isAbsent || status >= 500 || /unable to parse/.test(body.message))
        wrongs.push(`${id}: ${gist(answer)}`)
    }
    expect([...wrongs, ...reported]).toEqual([])
  })
})

describe('the api-version header', () => {
  const SLEDS = '/v1/system/hardware/sleds'
  const FUTURE = '9999123100.0.0'

  const ask = (release: Release, version: string | undefined, url: string, options = {}) =>
    openSeeded({ release, ...options }).send('GET', url, {
      headers: version === undefined ? {} : { 'api-version': version },
    })

  it.each(LADDER.filter(({ release }) => release < FIRST_VERSIONED))(
    'is ignored by release $release',
    async ({ release, version }) => {
      for (const given of [version, FUTURE, 'latest'])
        expect((await ask(release, given, SLEDS)).status).toBe(200)
    },
  )

  describe.each(LADDER.filter(({ release }) => release >= FIRST_VERSIONED))(
    'of release $release',
    ({ release, version }) => {
      it('is its own or an older version', async () => {
        for (const { release: older, version: given } of LADDER)
          if (older <= release) expect((await ask(release, given, SLEDS)).status).toBe(200)
        expect((await ask(release, version, SLEDS)).text).toBe(
          (await ask(release, undefined, SLEDS)).text,
        )
      })

      it('is not newer, nor anything but a version', async () => {
        const unsupported = 'server does not support this API version: '
        const newer = LADDER.filter(each => each.release > release)
        for (const given of [...newer.map(each => each.version), FUTURE]) {
          const answer = await ask(release, given, '/v1/no-such-thing', { requireAuth: true })
          expect(gist(answer)).toBe(`400 ${unsupported}${given}`)
        }
        for (const given of ['', 'latest', '1', '1.0', `v${version}`]) {
          const answer = await ask(release, given, SLEDS, { requireAuth: true })
          expect(gist(answer)).toMatch(/^400 bad value for header "api-version": /)
        }
      })
    },
  )

  it('selects the operations', async () => {
    const of = (release: Release) => LADDER.find(each => each.release === release)?.version
    for (const [url, since] of [
      ['/v1/alerts', 23],
      ['/v1/system/support-bundles', 23],
      ['/v1/subnet-pools', 18],
    ] as const) {
      expect((await ask(23, of(since), url)).status).toBe(200)
      expect((await ask(23, undefined, url)).status).toBe(200)
      for (const { release, version } of LADDER)
        if (release < since) expect(gist(await ask(23, version, url))).toBe('404 Not Found')
    }
    const experimental = '/experimental/v1/system/support-bundles'
    expect((await ask(23, of(22), experimental)).status).toBe(200)
    expect(gist(await ask(23, of(23), experimental))).toBe('404 Not Found')
  })
})
