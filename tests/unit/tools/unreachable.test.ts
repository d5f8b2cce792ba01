import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { NOT_SENT } from '@/api/core/api-error'
import { createApiProxy } from '../../../tools/serving/api-proxy'
import { ask, AS_BROWSER, startApi, startConsole, startRaw, warnings } from './support/hosts'

/** The error code with which the console learns whether the API may have got a change. */
const codeOf = async (host: string) => {
  const { status, body } = await ask(`${host}/v1/disks/data`, { method: 'DELETE' })
  return [status, (JSON.parse(body) as { error_code: string }).error_code]
}

describe('a change that fails', () => {
  it('is not sent if nothing listens, or the host does not exist', async () => {
    warnings()
    for (const api of ['http://localhost:1', 'http://nowhere.invalid'])
      expect(await codeOf(await startConsole(api))).toEqual([502, NOT_SENT])
  })

  it('is not sent if the TLS handshake fails', async () => {
    warnings()
    const api = await startRaw(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const host = await startConsole(api.replace('http:', 'https:'))
    expect(await codeOf(host)).toEqual([502, NOT_SENT])
  })

  it('may have been made once the API is connected', async () => {
    warnings()
    const cut = await startRaw(socket => socket.once('data', () => socket.destroy()))
    const broken = await startRaw(socket => socket.once('data', () => socket.end('SSH-2.0\r\n')))
    for (const api of [cut, broken])
      expect(await codeOf(await startConsole(api))).toEqual([502, 'ServiceNotAvailable'])
  })
})

describe('an unreachable API', () => {
  it('is reported at once, as JSON or HTML', async () => {
    const warned = warnings()
    const api = 'http://localhost:1'
    const host = await startConsole(api)
    const data = await ask(`${host}/v1/me`)
    expect([data.status, data.headers['content-type']]).toEqual([502, 'application/json'])
    expect(JSON.parse(data.body)).toEqual({
      request_id: expect.any(String),
      error_code: NOT_SENT,
      message: `The API at ${api} cannot be reached: nothing listens there.`,
    })
    const page = await ask(`${host}/login`, { headers: AS_BROWSER })
    expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<h1>The API cannot be reached</h1>')
    expect(page.headers['x-frame-options']).toBe('DENY')
    // The operator of the server is warned once.
    expect(warned).toEqual([
      [`The API at ${api} cannot be reached: nothing listens there (ECONNREFUSED).`],
    ])
  })

  it('times out if it is silent, but not while a download is in progress', async () => {
    const asked: string[] = []
    const api = await startApi(({ url = '' }, response) => {
      asked.push(url)
      if (url === '/v1/first') response.end('first')
      if (url === '/v1/large') response.end('x'.repeat(20_000_000))
    })
    const proxy = createApiProxy(api, { patience: 2500, warn: () => {} })
    const host = await startApi((incoming, response) => proxy.pass(incoming, response))
    const large = request(`${host}/v1/large`).end()
    const [download] = (await once(large, 'response')) as [IncomingMessage]
    expect((await ask(`${host}/v1/first`)).body).toBe('first')
    // On the kept connection, which is open but silent.
    const silent = await ask(`${host}/v1/silent`)
    expect([silent.status, silent.body]).toEqual([502, expect.stringContaining('in time')])
    expect(asked).toEqual(['/v1/large', '/v1/first', '/v1/silent'])
    let size = 0
    for await (const chunk of download) size += (chunk as Buffer).length
    expect(size).toBe(20_000_000)
    proxy.close()
  })

  it('refuses websockets', async () => {
    warnings()
    const host = await startConsole('http://localhost:1')
    const socket = new WebSocket(
      `${host.replace('http', 'ws')}/v1/instances/a/serial-console/stream`,
    )
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toContain('502')
  })
})
