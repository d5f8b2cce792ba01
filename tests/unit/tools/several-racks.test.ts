import { describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { AS_BROWSER, ask, startApi, startConsole, warnings } from './support/hosts'

const follow = (release: Release | null) => ({
  current: () => release,
  doubt: () => undefined,
  ask: async () => undefined,
  close: () => undefined,
})

/** Two racks at one server; `at` asks it by the name of a host. */
const start = async () => {
  const [east, west] = await Promise.all(
    ['east', 'west'].map(name =>
      startApi((_request, response) => {
        response.setHeader('set-cookie', `session=${name}; Domain=example; Path=/`)
        response.end(name)
      }),
    ),
  )
  const url = await startConsole(undefined, {
    allowHosts: ['console.example'],
    racks: [
      { host: 'east.example', api: east!, rack: follow(22) },
      { host: 'west.example', api: west!, rack: follow(null) },
    ],
  })
  const { port } = new URL(url)
  const at = (host: string, path: string, options: Parameters<typeof ask>[1] = {}) =>
    ask(url + path, { ...options, headers: { host: `${host}:${port}`, ...options.headers } })
  return { at, port }
}

describe('several racks', () => {
  it('each have a host of their own, with their API, release and cookies', async () => {
    const { at } = await start()
    const page = await at('east.example', '/projects', { headers: AS_BROWSER })
    expect(page.body).toContain(
      '<html data-release="22" data-racks="east.example west.example" lang="en">',
    )
    const other = await at('west.example', '/projects', { headers: AS_BROWSER })
    expect(other.body).toContain('<html data-racks="east.example west.example" lang="en">')
    for (const name of ['east', 'west']) {
      const { body, headers } = await at(`${name}.example`, '/v1/me')
      expect([body, headers['set-cookie']]).toEqual([name, [`session=${name}; Path=/`]])
    }
  })

  it('do not let in the pages of each other', async () => {
    const { at, port } = await start()
    const headers = { origin: `http://east.example:${port}`, 'sec-fetch-site': 'same-site' }
    const written = await at('west.example', '/v1/projects', { method: 'POST', headers })
    expect([written.status, written.body]).toEqual([403, expect.stringContaining('may not do')])
    const own = await at('east.example', '/v1/projects', {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    })
    expect([own.status, own.body]).toEqual([200, 'east'])
    const read = await at('west.example', '/v1/projects', { headers })
    expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('are listed at every other host that is known, which has no API', async () => {
    const { at, port } = await start()
    for (const host of ['console.example', 'localhost']) {
      const { status, body } = await at(host, '/projects', { headers: AS_BROWSER })
      expect(status).toBe(200)
      expect(body).toContain(`<a href="//east.example:${port}/">east.example</a>, release 22`)
      expect(body).toContain(`<a href="//west.example:${port}/">west.example</a></li>`)
      expect((await at(host, '/v1/projects', { method: 'POST' })).status).toBe(404)
    }
    expect((await at('evil.example', '/')).status).toBe(403)
  })

  it('tell whether they answer, and one of them is enough to be ready', async () => {
    const { at } = await start()
    const racks = [
      { host: 'east.example', rack: 'reachable', release: 22 },
      { host: 'west.example', rack: 'reachable', release: null },
    ]
    expect(JSON.parse((await at('west.example', '/racks.json')).body)).toEqual(racks)

    warnings()
    const url = await startConsole(undefined, {
      racks: [
        { host: 'east.localhost', api: await startApi((_, out) => out.end()), rack: follow(18) },
        { host: 'west.localhost', api: 'http://127.0.0.1:1', rack: follow(22) },
      ],
    })
    const { status, body } = await ask(`${url}/readyz`)
    expect([status, JSON.parse(body)]).toEqual([
      200,
      {
        ready: true,
        rack: 'reachable',
        release: null,
        build: null,
        racks: [
          { host: 'east.localhost', rack: 'reachable', release: 18 },
          {
            host: 'west.localhost',
            rack: 'unreachable',
            release: 22,
            reason: 'ECONNREFUSED',
          },
        ],
      },
    ])
    const alone = await startConsole('http://127.0.0.1:1')
    expect(JSON.parse((await ask(`${alone}/readyz`)).body)).toMatchObject({ ready: false })
    expect((await ask(`${alone}/racks.json`)).body).toContain('<title>Console</title>')
  })
})
