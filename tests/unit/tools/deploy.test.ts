import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { caddyfile, EXAMPLE, nginxConfig, type Site } from '../../../tools/packaging/web-servers'
import { OPTION_NAMES, optionOf, variableOf } from '../../../tools/serving/option-table'
import { isApiRequest } from '../../../tools/serving/api-paths'
import {
  ANSWER_POLICY,
  OF_THE_CONSOLE,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from '../../../tools/serving/security-headers'
import { addressPatterns } from '../../support/addresses'
import { wholeTable } from '../../../tools/whole-table'
import { AS_BROWSER, ask, makeBuild, startApi } from './support/hosts'
import { tlsFile } from './support/tls'

const freePort = async () => {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** How to run the web servers of Debian, with a configuration in a folder of its own. */
const PROGRAMS = {
  nginx: (site: Site, folder: string) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path ${folder}/${name};`)
      .join(' ')
    writeFileSync(join(folder, 'site.conf'), nginxConfig(site))
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; user root; pid ${folder}/pid; error_log stderr; events {}
       http { access_log off; ${temporary} include ${folder}/site.conf; }`,
    )
    return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-p', folder]
  },
  caddy: (site: Site, folder: string) => {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${caddyfile(site)}`)
    return ['run', '--config', file, '--adapter', 'caddyfile']
  },
} as const

const CA = readFileSync(tlsFile('authority.pem'))

type Program = keyof typeof PROGRAMS

/** Whether a program is there, with the libraries that it needs. */
const isInstalled = (name: string) => spawnSync(name, ['-h']).status === 0

/** Older ones analyze installed units only. */
const canAnalyze = () => {
  const { stdout } = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' })
  return Number(/^systemd (\d+)/.exec(stdout ?? '')?.[1]) >= 250
}

/** A web server in front of an API; returns its address. */
const start = async (name: Program, api: string, tls: Site['tls'] = null) => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-'))
  const port = await freePort()
  const site = { ...EXAMPLE, listen: String(port), host: 'localhost', tls, api }
  const args = PROGRAMS[name]({ ...site, folder: makeBuild() }, folder)
  const server = spawn(name, args, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `${tls ? 'https' : 'http'}://localhost:${port}`
  await vi.waitFor(() => ask(`${url}/`, tls ? { ca: CA } : {}), 10_000)
  return url
}

const echo = ({ method, url, headers }: IncomingMessage) => JSON.stringify({ method, url, headers })

const startEcho = () =>
  startApi((asked, response) => response.setHeader('x-request-id', 'a').end(echo(asked)))

it.each([
  ['nginx.conf', nginxConfig(EXAMPLE)],
  ['Caddyfile', caddyfile(EXAMPLE)],
])('deploy/%s is what `npm run web-servers` makes', (file, text) => {
  expect(inDeploy(file)).toBe(text)
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(text).toContain(`${name} "${value}"`)
})

const inDeploy = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

const drainTime = Number(optionOf('drain-time').fallback)

it('the image runs the package as a user without rights, from a fixed version of Node', () => {
  const instructions = inDeploy('Dockerfile')
    .replaceAll('\\\n', '')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  expect(instructions.map(line => line.split(' ')[0])).toEqual([
    'FROM',
    'COPY',
    'RUN',
    'ENV',
    'USER',
    'EXPOSE',
    'HEALTHCHECK',
    'ENTRYPOINT',
    'CMD',
  ])
  expect(instructions[0]).toMatch(/^FROM node:\d+-slim$/)
  expect(instructions).toContain('USER node')
  for (const line of instructions) {
    const [, list] = /(\[.*\])$/.exec(line) ?? []
    if (list) expect(() => JSON.parse(list)).not.toThrow()
  }
})

it('all variables of the image and its service are options, and there is time to drain', () => {
  const known = OPTION_NAMES.map(variableOf)
  const compose = inDeploy('compose.yaml')
  const named = (inDeploy('Dockerfile') + compose).match(/BASALT_\w+/g) ?? []
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(name => !known.includes(name))).toEqual([])
  expect(compose).toContain('read_only: true')
  const graces = [
    /stop_grace_period: (\d+)s/.exec(compose),
    /TimeoutStopSec=(\d+)/.exec(inDeploy('basalt.service')),
  ]
  for (const grace of graces) expect(Number(grace?.[1])).toBeGreaterThan(drainTime)
})

it.each(['systemd-analyze'].filter(canAnalyze))('%s finds the unit well protected', program => {
  const { stdout } = spawnSync(
    program,
    ['security', '--offline=true', '--no-pager', 'deploy/basalt.service'],
    { encoding: 'utf8' },
  )
  const [, exposure] = /exposure level for basalt\.service: ([\d.]+)/.exec(stdout) ?? []
  expect(Number(exposure)).toBeLessThan(3)
})

// Debian has both. Elsewhere, the files alone are compared.
describe.each((Object.keys(PROGRAMS) as Program[]).filter(isInstalled))('%s', name => {
  it('sends each request where `serve` does', async () => {
    const url = await start(name, await startEcho())
    const operations = (Object.keys(allOperations) as AnyOperationId[]).map(id => allOperations[id])
    const requests = [
      ...operations.map(({ method, path }) => [method, path.replace(/[{}]/g, '')]),
      ...addressPatterns(wholeTable).map(pattern => ['GET', pattern.replaceAll(':', '')]),
      ...['/login', '/login?silo=a', '/login/a/saml/b/redirect', '/login/a/saml/b', '/v1', '/v10/a']
        .concat(['/device/verify', '/device/auth', '/logout', '/logins', '/experimental/v1/probes'])
        .flatMap(path => [
          ['GET', path],
          ['POST', path],
        ]),
    ] as [string, string][]
    const wrong: string[] = []
    for (const [method, path] of requests)
      for (const headers of [{ accept: 'application/json' }, AS_BROWSER]) {
        const answer = await ask(url + path, { method, headers })
        const wanted = isApiRequest({ method, headers, url: path })
        if ('x-request-id' in answer.headers !== wanted)
          wrong.push(`${method} ${path} (${headers.accept.slice(0, 9)})`)
      }
    expect(requests.length).toBeGreaterThan(400)
    expect(wrong).toEqual([])
  }, 60_000)

  it('sends the files as they were packed, with the headers of `serve`', async () => {
    const url = await start(name, await startEcho())
    const page = await ask(`${url}/projects/a?b=c`, { headers: AS_BROWSER })
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Console')])
    expect(page.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    const script = await ask(`${url}/assets/main.1.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(script.body).toBe('gzip')
    expect(script.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const part = await ask(`${url}/assets/font.2.woff2`, { headers: { range: 'bytes=1-2' } })
    expect([part.status, part.body]).toEqual([206, 'on'])
    for (const path of ['/assets/main.1.js.map', '/assets/none.js'])
      expect((await ask(url + path)).status).toBe(404)
  })

  it('lets the rack decide nothing for the host, as `serve` does', async () => {
    const decided = Object.fromEntries(OF_THE_CONSOLE.map(header => [header, 'max-age=5']))
    const api = await startApi((_asked, response) => {
      for (const [header, value] of Object.entries(decided)) response.setHeader(header, value)
      response.setHeader('x-frame-options', 'ALLOWALL').end('<script>alert(1)</script>')
    })
    const url = await start(name, api)
    const { headers } = await ask(`${url}/v1/me`)
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': ANSWER_POLICY })
    const left = OF_THE_CONSOLE.filter(header => header in headers)
    expect(left).toEqual(['content-security-policy'])
  })

  it('serves HTTPS, which browsers then stay with', async () => {
    const tls = { cert: tlsFile('host.pem'), key: tlsFile('host-key.pem') }
    const url = await start(name, await startEcho(), tls)
    const page = await ask(`${url}/projects`, { headers: AS_BROWSER, ca: CA })
    expect(page.headers).toMatchObject(STRICT_TRANSPORT)
    const answer = await ask(`${url}/v1/me`, { ca: CA })
    expect(answer.headers).toMatchObject(STRICT_TRANSPORT)
    expect(answer.body).toContain('"x-forwarded-proto":"https"')
  })

  it('lets in no changes from other origins, and the API sees its own', async () => {
    const api = await startEcho()
    const url = await start(name, api)
    const post = (path: string, headers: Record<string, string>) =>
      ask(url + path, { method: 'POST', headers })
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: `${url}.evil.example` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: url, 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign)
      expect([headers, (await post('/v1/projects', headers)).status]).toEqual([headers, 403])
    const own = await post('/v1/projects', { origin: url, 'sec-fetch-site': 'same-origin' })
    const { headers } = JSON.parse(own.body) as { headers: Record<string, string> }
    expect(headers).toMatchObject({
      origin: api,
      host: new URL(api).host,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(url).host,
    })
    expect((await post('/v1/projects', {})).status).toBe(200)
    const assertion = await post('/login/a/saml/b', { origin: 'https://idp.example' })
    expect(assertion.status).toBe(200)
    expect(
      (await ask(`${url}/v1/me`, { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(200)
  })

  it('passes bodies on as they come, in both directions', async () => {
    let heard: (() => void) | undefined
    let end: (() => void) | undefined
    const api = await startApi((asked, response) => {
      response.setHeader('set-cookie', 'session=a; Domain=rack.example; Path=/')
      let size = 0
      asked.on('data', chunk => (size += (chunk as Buffer).length))
      asked.once('data', () => heard?.())
      asked.once('end', () => {
        response.write('first')
        end = () => response.end(String(size))
      })
    })
    const url = await start(name, api)
    const size = 8 * 1024 ** 2
    const outgoing = request(`${url}/v1/system/update/repositories`, {
      method: 'PUT',
      headers: { 'content-length': size },
      agent: false,
    })
    const isHeard = new Promise<void>(resolve => (heard = resolve))
    outgoing.write(Buffer.alloc(1000))
    // The rest is sent once the API has the beginning.
    await isHeard
    outgoing.end(Buffer.alloc(size - 1000))
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    const [first] = (await once(answer, 'data')) as [Buffer]
    // Likewise for the response.
    end?.()
    const [rest] = (await once(answer, 'data')) as [Buffer]
    expect([String(first), String(rest)]).toEqual(['first', String(size)])
    expect(String(answer.headers['set-cookie'])).not.toContain('rack.example')
  })

  it('passes a gibibyte up, and the rest of a download on', async () => {
    const api = await startApi((asked, response) => {
      let size = 0
      asked.on('data', chunk => (size += (chunk as Buffer).length))
      asked.on('end', () => {
        if (asked.method === 'PUT') return response.end(String(size))
        response.writeHead(206, { 'content-range': 'bytes 5-8/9' })
        response.end(asked.headers.range)
      })
    })
    const url = await start(name, api)
    const outgoing = request(`${url}/v1/system/update/repositories`, {
      method: 'PUT',
      headers: { 'content-length': 1024 ** 3 },
      agent: false,
    })
    const piece = Buffer.alloc(1024 ** 2)
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
    await pipeline(Readable.from(Array.from({ length: 1024 }, () => piece)), outgoing)
    const [answer] = await answered
    const [size] = (await once(answer, 'data')) as [Buffer]
    expect([answer.statusCode, String(size)]).toEqual([200, String(1024 ** 3)])
    const headers = { range: 'bytes=5-' }
    const rest = await ask(`${url}/v1/system/support-bundles/a/download`, { headers })
    expect([rest.status, rest.headers['content-range'], rest.body]).toEqual([
      206,
      'bytes 5-8/9',
      'bytes=5-',
    ])
  })

  it('passes websockets on, for its own pages alone', async () => {
    const server = createServer()
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', socket => socket.on('message', text => socket.send(`heard ${text}`)))
    onTestFinished(() => void sockets.close())
    const url = await start(name, await startApi(() => {}, server))
    const path = '/v1/instances/a/serial-console/stream'
    const open = (origin: string) => new WebSocket(url.replace('http', 'ws') + path, { origin })
    const own = open(url)
    await once(own, 'open')
    own.send('hello')
    const [heard] = (await once(own, 'message')) as [Buffer]
    expect(String(heard)).toBe('heard hello')
    own.terminate()
    const other = open('https://evil.example')
    const [error] = (await once(other, 'error')) as [Error]
    expect(error.message).toContain('403')
  })

  it('says so while the rack is away, and the console stays', async () => {
    const url = await start(name, 'http://127.0.0.1:1')
    const { status, body } = await ask(`${url}/v1/me`)
    expect([status, JSON.parse(body)]).toEqual([
      502,
      { error_code: 'ServiceNotAvailable', message: 'The rack cannot be reached.' },
    ])
    expect((await ask(`${url}/projects`, { headers: AS_BROWSER })).status).toBe(200)
  })
})
