import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { LADDER, type Release } from '@/api/releases/ladder'
import { versionOf } from '@/api/core/rack'
import { startServer } from '@/mirage/server/node-server'
import { followRelease } from '../../../tools/serving/rack-release'
import { ask, startApi, startConsole } from './support/hosts'

const startRack = async (release: Release) => {
  const rack = await startServer({ port: 0, latency: 0, release })
  onTestFinished(() => rack.stop())
  return rack
}

const start = async (api: string) => {
  const rack = followRelease(api)
  onTestFinished(() => rack.close())
  return { rack, console: await startConsole(api, { rack }) }
}

const saysRelease = (url: string, release: Release) =>
  vi.waitFor(async () => {
    const { body } = await ask(`${url}/projects`)
    expect(body).toContain(`<html data-release="${release}" lang="en">`)
  }, 10_000)

describe('the document that the console’s server sends', () => {
  it.each(LADDER)('says which release the rack runs: $release', async ({ release }) => {
    const { url } = await startRack(release)
    const { rack, console } = await start(url)
    await saysRelease(console, release)
    expect(rack.current()).toBe(release)
  })

  it('says it in every encoding, and has another tag for each release', async () => {
    const { url, backend } = await startRack(18)
    const { rack, console } = await start(url)
    await saysRelease(console, 18)
    const tags = new Set<unknown>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(console, { headers: { 'accept-encoding': encoding } })
      expect(await answer.text()).toContain('data-release="18"')
      tags.add(answer.headers.get('etag'))
    }
    backend.backendState.release = 22
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    rack.doubt()
    await saysRelease(console, 22)
    const { headers } = await ask(console)
    tags.add(headers.etag)
    expect(tags.size).toBe(4)
  })

  it('follows a rack at once that refuses the version of a request', async () => {
    const { url, backend } = await startRack(22)
    const { console } = await start(url)
    await saysRelease(console, 22)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
    onTestFinished(() => void vi.useRealTimers())
    backend.backendState.release = 18
    const refused = await ask(`${console}/v1/ping`, { headers: { 'api-version': versionOf(22) } })
    expect(refused.status).toBe(400)
    await saysRelease(console, 18)
  })

  it('asks no more often than every five seconds, however much is refused', async () => {
    let pings = 0
    const api = await startApi((request, response) => {
      if (request.url === '/v1/ping') pings += 1
      response.writeHead(400).end('{}')
    })
    const { rack, console } = await start(api)
    await vi.waitFor(() => expect(pings).toBeGreaterThan(0))
    const before = pings
    for (let times = 0; times < 5; times += 1) await ask(`${console}/v1/disks`)
    expect(pings).toBe(before)
    expect(rack.current()).toBeNull()
  })

  it('reads no more than the start of an answer that does not end', async () => {
    let left = 0
    const api = await startApi((_request, response) => {
      response.on('close', () => (left += 1))
      response.writeHead(400).write('x'.repeat(200_000))
    })
    const { rack } = await start(api)
    await vi.waitFor(() => expect(left).toBeGreaterThan(0), 10_000)
    expect(rack.current()).toBeNull()
  })

  it('says nothing of a rack that does not answer', async () => {
    const api = await startApi((_request, response) => response.destroy())
    const { rack, console } = await start(api)
    await ask(console)
    expect(rack.current()).toBeNull()
    expect((await ask(console)).body).toContain('<html lang="en">')
  })
})
