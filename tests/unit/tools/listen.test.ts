import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../tools/serving/listen'
import { ask } from './support/hosts'

const start = async (host: string, port = 0) => {
  const server = createServer(({ socket }, response) => response.end(socket.localAddress))
  const stop = await listen(server, port, host)
  onTestFinished(stop)
  return { server, stop, port: (server.address() as AddressInfo).port }
}

const bodyAt = async (host: string, port: number) => (await ask(`http://${host}:${port}/`)).body

const isOpen = (host: string, port: number) =>
  new Promise(resolve => {
    const socket = connect(port, host)
    onTestFinished(() => void socket.destroy())
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })

const addresses = Object.values(networkInterfaces()).flatMap(list => list ?? [])
const hasIpv6 = addresses.some(({ address }) => address === '::1')

it('listens on both addresses of localhost only', async () => {
  const { port } = await start('localhost')
  expect(await bodyAt('127.0.0.1', port)).toBe('127.0.0.1')
  expect(await isOpen('::1', port)).toBe(hasIpv6)
  if (hasIpv6) expect(await bodyAt('[::1]', port)).toBe('::1')
  for (const { address, internal, scopeid } of addresses)
    if (!internal && !scopeid)
      expect([address, await isOpen(address, port)]).toEqual([address, false])
})

it('stops at once, even with open connections of any protocol', async () => {
  const { port, server, stop } = await start('localhost')
  server.on('upgrade', (_request, socket) => socket.write('anything'))
  const sockets = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])].map(host => connect(port, host))
  for (const socket of sockets)
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  await Promise.all(sockets.map(socket => once(socket, 'data')))
  const closed = Promise.all([server, ...sockets].map(each => once(each, 'close')))
  stop()
  await closed
  for (const host of ['127.0.0.1', '::1']) expect(await isOpen(host, port)).toBe(false)
})

it('listens on the given address', async () => {
  const { port } = await start('0.0.0.0')
  expect(await bodyAt('127.0.0.1', port)).toBe('127.0.0.1')
  expect(await isOpen('::1', port)).toBe(false)
})

it('fails if one address of localhost is taken', async () => {
  const taken = createTcpServer().listen(0, hasIpv6 ? '::1' : '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await expect(start('localhost', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  // Nothing is left that would keep the process running.
  expect(await isOpen('127.0.0.1', port)).toBe(!hasIpv6)
})
