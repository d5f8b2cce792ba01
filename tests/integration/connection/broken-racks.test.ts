import { readFileSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { afterEach, expect, test, vi } from 'vitest'
import type { WireRequest, WireResponse } from '@/ports/ports'
import { commandRequested } from '@/store/commands/events'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole } from '#tests/support/console'
import { toastsOf } from '#tests/integration/instances/support'
import { createApiProxy } from '../../../tools/serving/api-proxy'
import { ask, startApi, startConsole as startHost, startRaw } from '../../unit/tools/support/hosts'
import { tlsFile } from '../../unit/tools/support/tls'

const pem = (name: string) => readFileSync(tlsFile(name))

/** The host of the console, in front of a rack that never answers, which it does not wait for long. */
const startImpatient = async () => {
  const silent = await startRaw(() => undefined)
  const proxy = createApiProxy(silent, { patience: 300, warn: () => undefined })
  return startApi((request, response) => proxy.pass(request, response))
}

const RACKS = {
  gone: () => startHost('http://127.0.0.1:1'),
  slow: startImpatient,
  resetting: async () =>
    startHost(await startRaw(socket => socket.once('data', () => socket.resetAndDestroy()))),
  talking: async () => startHost(await startRaw(socket => socket.end('SSH-2.0\r\n'))),
  breaking: async () =>
    startHost(
      await startRaw(socket =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
      ),
    ),
  untrusted: async () => {
    const tls = { cert: pem('host.pem'), key: pem('host-key.pem') }
    return startHost(await startApi((_, response) => response.end(), createTlsServer(tls)))
  },
}

/** What the real host of the console answers for a rack, as a browser passes it on. */
const answerOf = async (
  url: string,
  { method, url: path }: Pick<WireRequest, 'method' | 'url'>,
) => {
  try {
    const { status = 0, headers, body } = await ask(url + path, { method })
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
    return { status, headers: Object.fromEntries(texts), body } satisfies WireResponse
  } catch {
    return null
  }
}

const DELETION = { method: 'DELETE', url: '/v1/projects/blank-slate' } as const
const READ = { method: 'GET', url: '/v1/projects' } as const

afterEach(() => vi.restoreAllMocks())

const UNCHANGED = 'Nothing was changed.'
const UNCERTAIN = 'It may have been done anyway: check before you try again.'

test.each([
  ['gone', /cannot be reached: nothing listens there\./, UNCHANGED],
  ['untrusted', /: its certificate is signed by an authority that is not trusted; /, UNCHANGED],
  ['slow', /cannot be reached: it did not answer in time\./, UNCERTAIN],
  ['resetting', /cannot be reached: it closed the connection\./, UNCERTAIN],
  ['talking', /cannot be reached: what it says is no HTTP\./, UNCERTAIN],
  ['breaking', /^No answer came from /, UNCERTAIN],
] as const)(
  'people learn why a rack that is %s did not do what they asked for',
  async (kind, reason, outcome) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const host = await RACKS[kind]()
    const [write, read] = [await answerOf(host, DELETION), await answerOf(host, READ)]
    let isBroken = false
    const basalt = await startConsole({
      path: '/projects',
      wire: async (request, next) => {
        if (!isBroken) return next(request)
        const answer = request.method === 'DELETE' ? write : read
        if (!answer) throw new TypeError('Failed to fetch')
        return answer
      },
    })
    isBroken = true
    await basalt.send(
      commandRequested({
        source: 'test',
        command: { endpoint: 'projectDelete', args: { path: { project: 'blank-slate' } } },
        errorTitle: 'Could not delete project',
      }),
    )
    const [{ text } = { text: '' }] = toastsOf(basalt)
    expect(text).toMatch(reason)
    expect(text.endsWith(` ${outcome}`)).toBe(true)
    await basalt.send(refreshRequested())
    expect(selectIsConnectionLost(basalt.state())).toBe(true)
    expect(basalt.state().actors.navigation?.value).toBe('settled')
  },
)
