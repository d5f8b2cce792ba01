import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { limitConnections } from '../../../tools/serving/connections'
import { startApi, startConsole, warnings } from './support/hosts'

/** One connection of a client, by its address on this machine. */
const open = async (url: string, localAddress: string, text: string) => {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const [ONE, OTHER] = ['127.0.0.1', '127.0.0.2']
const WHOLE = 'GET /projects HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n'
const HALF = 'GET /projects HTTP/1.1\r\nhost: loc'

const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]).slice(0, 12)

const openMany = (count: number, url: string, text: string) =>
  Promise.all(Array.from({ length: count }, () => open(url, ONE, text)))

describe('the connections of the production server', () => {
  it('end with half-sent headers soon, but not with an upload of hours', () => {
    const server = createServer()
    limitConnections(server)
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(server.requestTimeout).toBeGreaterThan(6 * 3_600_000)
  })

  it('stay available while one client holds more than all with half-sent headers', async () => {
    const host = await startConsole()
    await openMany(1_100, host, HALF)
    expect(await answerOf(await open(host, OTHER, WHOLE))).toBe('HTTP/1.1 200')
    // The client itself loses its oldest connections.
    expect(await answerOf(await open(host, ONE, WHOLE))).toBe('HTTP/1.1 200')
  })

  it('of one client are refused while all of them wait for responses', async () => {
    warnings()
    let asked = 0
    const api = await startApi(() => (asked += 1))
    const host = await startConsole(api)
    const waiting = WHOLE.replace('/projects', '/v1/me').replace('text/html', 'application/json')
    const sockets = await openMany(256, host, waiting)
    await vi.waitFor(() => expect(asked).toBe(256), 20_000)
    const refused = await open(host, ONE, WHOLE)
    let received = ''
    refused.on('data', chunk => (received += String(chunk)))
    await once(refused, 'close')
    expect(received).toBe('')
    expect(await answerOf(await open(host, OTHER, WHOLE))).toBe('HTTP/1.1 200')
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
  })

  it('are closed if their headers take longer than ten seconds', () => {
    const server = createServer()
    limitConnections(server)
    expect(server.headersTimeout).toBe(10_000)
  })
})
