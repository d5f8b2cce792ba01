import { beforeAll, describe, expect, it } from 'vitest'
import { ManualClock } from '#tests/support/manual-clock'
import { createBackend, type BackendOptions } from '@/mirage/server/create'

const ME = { method: 'GET', url: '/v1/me', headers: {}, body: null }
const flush = () => new Promise<void>(resolve => setImmediate(resolve))

// Later backends answer without waiting for code to load.
beforeAll(async () => {
  await createBackend({ latency: 0, clock: new ManualClock() }).handle(ME)
})

/** Latencies of `count` responses, on the backend's clock. */
const times = async (options: BackendOptions, count = 40) => {
  const clock = new ManualClock()
  const backend = createBackend({ ...options, clock })
  const start = clock.now()
  const seen: number[] = Array.from({ length: count })
  for (let index = 0; index < count; index++) {
    void backend.handle(ME).then(() => {
      seen[index] = clock.now() - start
    })
  }
  await flush()
  for (let ms = 0; ms <= 1_000; ms++) {
    clock.advance(1)
    await flush()
  }
  return seen
}

describe('latency', () => {
  it('is 200 to 400 ms', async () => {
    const seen = await times({})
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(200)
    expect(Math.max(...seen)).toBeLessThanOrEqual(401)
    expect(new Set(seen).size).toBeGreaterThan(10)
  })

  it('is deterministic for a seed', async () => {
    expect(await times({ seed: 7 })).toEqual(await times({ seed: 7 }))
    expect(await times({ seed: 7 })).not.toEqual(await times({ seed: 8 }))
  })

  it('can be set', async () => {
    expect(new Set(await times({ latency: [50, 50] }))).toEqual(new Set([50]))
    expect(new Set(await times({ latency: 0 }))).toEqual(new Set([0]))
  })
})

describe('chaos', () => {
  const statuses = async (chaos: number, count = 600) => {
    const backend = createBackend({ latency: 0, chaos, clock: new ManualClock() })
    const answers = await Promise.all(Array.from({ length: count }, () => backend.handle(ME)))
    return answers
  }

  it('is off by default', async () => {
    const answers = await statuses(0)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('fails the given percentage of requests, with an empty body and a header', async () => {
    const failed = (await statuses(20)).filter(({ status }) => status !== 200)
    expect(failed.length).toBeGreaterThan(80)
    expect(failed.length).toBeLessThan(160)
    for (const { status, headers, body } of failed) {
      expect([headers['x-chaos'], body]).toEqual([String(status), ''])
    }
  })

  it('fails with known statuses, mostly 404', async () => {
    const count = new Map<number, number>()
    for (const { status } of await statuses(100)) count.set(status, (count.get(status) ?? 0) + 1)
    expect([...count.keys()].toSorted()).toEqual([401, 403, 404, 500])
    expect(count.get(404)).toBeGreaterThan(count.get(500)!)
    expect(count.get(500)).toBeGreaterThan(count.get(401)!)
  })

  it('can be for some operations only, and then never with 401', async () => {
    const chaosFor = ['instanceStop', 'instanceView'] as const
    const backend = createBackend({ latency: 0, chaos: 100, chaosFor, clock: new ManualClock() })
    const statusOf = async (call: string) => {
      const [method = '', url = ''] = call.split(' ')
      return (await backend.handle({ method, url, headers: {}, body: null })).status
    }
    const failed = new Set<number>()
    for (let call = 0; call < 60; call += 1)
      failed.add(await statusOf('POST /v1/instances/db1/stop?project=mock-project'))
    expect([...failed].toSorted()).toEqual([403, 404, 500])
    expect(await statusOf('GET /v1/instances/db1?project=mock-project')).toBeGreaterThan(402)
    for (const call of ['GET /v1/me', 'GET /v1/instances?project=mock-project'])
      expect(await statusOf(call)).toBe(200)
    expect(await statusOf('POST /v1/instances/db1/reboot?project=mock-project')).toBe(202)
  })

  it('fails the same calls of chosen operations, whatever else is asked meanwhile', async () => {
    const failures = async (others: number) => {
      const chosen = { chaos: 50, chaosFor: ['instanceView'] } as const
      const backend = createBackend({ latency: 0, ...chosen, clock: new ManualClock() })
      const statusOf = async (url: string) =>
        (await backend.handle({ method: 'GET', url, headers: {}, body: null })).status
      const found: number[] = []
      for (let call = 0; call < 20; call += 1) {
        found.push(await statusOf('/v1/instances/db1?project=mock-project'))
        for (let other = 0; other < others; other += 1) await statusOf('/v1/me')
      }
      return found
    }
    const alone = await failures(0)
    expect(new Set(alone)).toContain(200)
    expect(await failures(3)).toEqual(alone)
  })

  it('changes nothing on the server', async () => {
    const backend = createBackend({ latency: 0, chaos: 100, clock: new ManualClock() })
    const body = JSON.stringify({ name: 'web', description: '' })
    await backend.handle({ method: 'POST', url: '/v1/projects', headers: {}, body })
    const { projects } = backend.backendState.db
    expect(Array.from(projects.all()).map(({ name }) => name)).not.toContain('web')
  })
})

describe('a stopped backend', () => {
  it('runs no more timers', async () => {
    const clock = new ManualClock()
    const backend = createBackend({ latency: 0, clock })
    const stop = '/v1/instances/db1/stop?project=mock-project'
    await backend.handle({ method: 'POST', url: stop, headers: {}, body: null })
    backend.stop()
    clock.advance(60_000)
    const states = Array.from(backend.backendState.db.instances.all())
    expect(states.find(({ name }) => name === 'db1')?.runState).toBe('stopping')
  })
})
