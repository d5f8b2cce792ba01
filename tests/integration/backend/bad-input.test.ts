import { beforeAll, describe, expect, it } from 'vitest'
import { type Plausible, plausibleCalls } from './support/plausible'
import { type Answer, openSeeded, type Seeded } from './support/seeded'
import { stateOf } from './support/state'

const MIB = 2 ** 20
const bytes = (text: string) => Buffer.from(text, 'latin1').toString('base64url')

/** What is wrong with a response: it should be a proper JSON error with an expected status. */
const faults = ({ status, headers, text }: Answer, allowed: readonly number[]): string[] => {
  const found = allowed.includes(status) ? [] : [`answers ${status}`]
  if (status < 400 || text === '') return found
  if (headers['content-type'] !== 'application/json') found.push('is no JSON')
  const { message, request_id: id } = JSON.parse(text) as Record<string, unknown>
  // Device grants have errors in another format.
  if ('error' in JSON.parse(text)) return found
  if (typeof message !== 'string' || message === '') found.push('says nothing')
  if (id !== headers['x-request-id']) found.push('has no id')
  return found
}

let cloud: Seeded
let before: string
const reported: string[] = []

beforeAll(() => {
  cloud = openSeeded({ report: error => reported.push(String(error)) })
  before = stateOf(cloud.backend.backendState.db)
})

interface Sent {
  method?: string
  url?: string
  headers?: Record<string, string>
  raw?: string
}

/** Makes invalid calls and returns what is wrong: unexpected responses, or changed state. */
const wrongs = async (
  calls: readonly Plausible[],
  mistake: (call: Plausible) => Sent,
  allowed: readonly number[] = [400],
) => {
  const found: string[] = []
  for (const call of calls) {
    const { method = call.method, url = call.url, ...sent } = mistake(call)
    const answer = await cloud.send(method, url, sent)
    for (const fault of faults(answer, allowed)) {
      found.push(`${call.id} ${method} ${url.slice(0, 80)}: ${fault}: ${answer.text.slice(0, 200)}`)
    }
  }
  const changed = stateOf(cloud.backend.backendState.db) === before ? [] : ['something was changed']
  return [...found, ...reported.splice(0), ...changed]
}

const withPath = plausibleCalls.filter(({ parameters }) => parameters.length > 0)
const withLimit = plausibleCalls.filter(({ keys }) => keys.includes('limit'))
const withQuery = plausibleCalls.filter(({ keys }) => keys.length > 0)
const withBody = plausibleCalls.filter(({ takesBody }) => takesBody)

describe('the invalid calls', () => {
  it('cover every operation', () => {
    expect(plausibleCalls).toHaveLength(243)
    expect(withLimit.length).toBeGreaterThanOrEqual(60)
    expect(withBody.length).toBeGreaterThanOrEqual(70)
  })
})

describe('a path', () => {
  it.each([
    ['percent-encoding that is none', '%E0%A4%A'],
    ['a stray percent sign', '%'],
  ])('with %s is rejected', async (_, value) => {
    expect(await wrongs(withPath, call => ({ url: `${call.path(value)}?${call.query}` }))).toEqual(
      [],
    )
  })

  it.each([
    ['a NUL', '%00'],
    ['dots', '..'],
    ['encoded dots', '%2e%2e'],
    ['an encoded slash', 'a%2Fb'],
    ['what is not ASCII', '%C3%BCn%C3%AF-%F0%9F%AA%A8'],
    ['raw what is not ASCII', 'ünï'],
    ['the name of a property', '__proto__'],
    ['another', 'constructor'],
    ['far too much', 'a'.repeat(20_000)],
    ['spaces', '%20%20'],
  ])('with %s is rejected or not found', async (_, value) => {
    expect(
      await wrongs(
        withPath,
        call => ({ url: `${call.path(value)}?${call.query}` }),
        [400, 401, 404],
      ),
    ).toEqual([])
  })

  it.each([
    ['with a slash too many at the end', (path: string) => `${path}/`],
    ['with two slashes at the start', (path: string) => `/${path}`],
    ['with two slashes inside', (path: string) => path.replace(/\/(?=[^/]*$)/, '//')],
    ['in capitals', (path: string) => path.toUpperCase()],
    ['that goes up and comes back', (path: string) => `/v1/..${path}`],
  ])('%s is not found', async (_, change) => {
    expect(await wrongs(plausibleCalls, call => ({ url: change(call.path()) }), [404])).toEqual([])
  })
})

describe('a method', () => {
  it.each(['PATCH', 'TRACE', 'OPTIONS', 'CONNECT', 'BREW', '', '__proto__'])(
    'is rejected if unknown: %s',
    async method => {
      expect(await wrongs(plausibleCalls, () => ({ method }), [405])).toEqual([])
    },
  )
})

describe('a query', () => {
  it.each([
    '0',
    '-1',
    '',
    'ten',
    '1.5',
    '1e9',
    '0x10',
    '99999999999999999999',
    '4294967296',
    'NaN',
  ])('is rejected with limit=%s', async limit => {
    expect(
      await wrongs(withLimit, ({ path, query }) => ({ url: `${path()}?${query}&limit=${limit}` })),
    ).toEqual([])
  })

  it('may have a limit above the maximum', async () => {
    const url = ({ path, query }: Plausible) => `${path()}?${query}&limit=4294967295`
    expect(await wrongs(withLimit, call => ({ url: url(call) }), [200, 400, 404])).toEqual([])
  })

  it.each([
    'x',
    '%00',
    '=',
    'a'.repeat(513),
    bytes('null'),
    bytes('[]'),
    bytes('{}'),
    bytes('{"v":"v2","scan":{},"last":""}'),
    bytes('{"v":"v1","scan":null,"last":""}'),
    bytes('{"v":"v1","scan":{},"last":5}'),
    bytes('{"v":"v1","scan":{"limit":0},"last":"a"}'),
    bytes('ÿþ'),
  ])('is rejected with the page token %s', async token => {
    expect(
      await wrongs(withLimit, ({ path }) => ({ url: `${path()}?page_token=${token}` }), [400, 404]),
    ).toEqual([])
  })

  it('ignores unknown parameters in a page token', async () => {
    const token = bytes('{"v":"v1","scan":{"sortBy":7,"project":5,"__proto__":{}},"last":"a"}')
    const url = ({ path }: Plausible) => `${path()}?page_token=${token}`
    expect(await wrongs(withLimit, call => ({ url: url(call) }), [200, 400, 404])).toEqual([])
  })

  it('may not repeat a parameter', async () => {
    const twice = ({ path, query, keys: [key] }: Plausible) =>
      `${path()}?${query}&${key}=nowhere&${key}=nowhere`
    expect(await wrongs(withQuery, call => ({ url: twice(call) }))).toEqual([])
  })

  it.each(['toString=1', '__proto__=1&constructor=2', 'no_such_key=1', '%E0%A4%A=%', '&&=&'])(
    'ignores unknown parameters: %s',
    async extra => {
      const plain = await cloud.get('/v1/projects')
      const answer = await cloud.get(`/v1/projects?${extra}`)
      expect([answer.status, answer.text]).toEqual([200, plain.text])
      expect((await cloud.get(`/v1/projects?${extra}&${extra}&limit=0`)).status).toBe(400)
    },
  )

  it.each(['%00', '%FF', '..', 'a/b', '', 'Ü', 'a'.repeat(10_000)])(
    'is rejected with an invalid parent name: %s',
    async parent => {
      const calls = plausibleCalls.filter(({ keys }) => keys.includes('project'))
      const url = ({ path, query }: Plausible) => {
        const rest = new URLSearchParams(query)
        rest.delete('project')
        return `${path()}?${rest.toString()}&project=${parent}`
      }
      expect(await wrongs(calls, call => ({ url: url(call) }))).toEqual([])
    },
  )
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a body', () => {
  const bodies = withBody.filter(({ id }) => !id.startsWith('device') || id === 'deviceAuthConfirm')

  it.each([
    ['nothing', ''],
    ['a NUL', '\0'],
    ['a byte order mark', '\uFEFF{}'],
    ['half an object', '{"name":'],
    ['single quotes', "{'name': 'a'}"],
    ['a bare word', 'undefined'],
    ['a number out of range', '1e400'],
    ['null', 'null'],
    ['a text', '"text"'],
    ['a list', '[{}]'],
    ['half a surrogate pair', '"\\ud800"'],
    ['lists within lists', nested(100_000)],
    ['objects within objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['lists in a field', `{"name": ${nested(5_000)}}`],
    ['lists in a field of no name', `{"no_such_field": ${nested(5_000)}}`],
    ['a thousand zeros', `[${'0,'.repeat(1_000)}0]`],
    [
      'a field for every type',
      '{"name": 5, "description": [], "rules": 7, "user_code": {}, "cpus": ""}',
    ],
  ])('of %s is rejected', async (_, raw) => {
    expect(await wrongs(bodies, () => ({ raw }))).toEqual([])
  })

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', '', 'json', '*/*'])(
    'of the type "%s" is rejected',
    async type => {
      expect(
        await wrongs(withBody, () => ({ raw: '{}', headers: { 'content-type': type } })),
      ).toEqual([])
    },
  )

  it('that is far too large is rejected', async () => {
    const raw = 'x'.repeat(8 * MIB + 1)
    expect(await wrongs(withBody, () => ({ raw }))).toEqual([])
  })

  it('cannot pollute prototypes', async () => {
    const name = '{"name": "__proto__", "description": "", "__proto__": {"polluted": true}}'
    expect(await wrongs(bodies, () => ({ raw: name }), [400, 404])).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('credentials', () => {
  const needUser = plausibleCalls.filter(
    ({ id }) => !/^(ping|login|logout|deviceA(uthRequest|ccessToken))/.test(id),
  )

  it.each([
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer \0' },
    { authorization: 'Bearer __proto__' },
    { authorization: 'Basic YTpi' },
    { authorization: `Bearer ${'x'.repeat(100_000)}` },
    { cookie: 'session=garbage' },
    { cookie: 'session=%E0%A4%A' },
    { cookie: ';;;=;session=toString;' },
  ])('that are invalid give no access: %o', async headers => {
    expect(await wrongs(needUser, () => ({ headers }), [400, 401])).toEqual([])
    expect((await cloud.send('GET', '/v1/me', { headers })).status).toBe(401)
  })

  it.each(['demo-user=%E0%A4%A', 'demo-user=__proto__', '=', 'demo-user'])(
    'that name no demo user select the operator: %s',
    async cookie => {
      expect((await cloud.withCookie(cookie).get('/v1/me')).body['display_name']).toBe('Ada Quarry')
    },
  )
})
