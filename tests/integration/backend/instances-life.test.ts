import { beforeEach, describe, expect, it } from 'vitest'
import { type Cloud, GIB, openCloud } from './support/cloud'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const stateOf = async (id: string) => (await cloud.see(`/v1/instances/${id}`)).run_state

/** The instance's state after each of these delays in milliseconds. */
const watch = async (id: string, ...steps: number[]) => {
  const seen = []
  for (const ms of steps) {
    cloud.clock.advance(ms)
    seen.push(await stateOf(id))
  }
  return seen
}

describe('an instance over time', () => {
  it('is creating for one second, then starting, and running after four', async () => {
    const { id, run_state } = await cloud.instance('db', { start: true })
    expect(run_state).toBe('creating')
    expect(await watch(id, 999, 1, 2_999, 1)).toEqual([
      'creating',
      'starting',
      'starting',
      'running',
    ])
  })

  it('starts by default', async () => {
    const spec = cloud.wishInstance('db', { start: undefined })
    const { id } = await cloud.make('/v1/instances?project=web', spec)
    expect(await watch(id, 4_000)).toEqual(['running'])
  })

  it('is stopped at once if created without starting', async () => {
    const { id, run_state } = await cloud.instance('db')
    expect(run_state).toBe('stopped')
    expect(await watch(id, 60_000)).toEqual(['stopped'])
  })

  it('takes three seconds to start, to reboot and to stop', async () => {
    const { id } = await cloud.instance('db')
    await cloud.make(`/v1/instances/${id}/start`)
    expect(await watch(id, 2_999, 1)).toEqual(['starting', 'running'])
    await cloud.make(`/v1/instances/${id}/reboot`)
    expect(await watch(id, 2_999, 1)).toEqual(['rebooting', 'running'])
    await cloud.make(`/v1/instances/${id}/stop`)
    expect(await watch(id, 2_999, 1)).toEqual(['stopping', 'stopped'])
  })

  it('cancels its pending transition when another one is applied', async () => {
    const { id } = await cloud.instance('db')
    await cloud.make(`/v1/instances/${id}/start`)
    cloud.clock.advance(2_000)
    await cloud.make(`/v1/instances/${id}/stop`)
    expect(await watch(id, 1_000, 1_999, 1)).toEqual(['stopping', 'stopping', 'stopped'])
  })

  it('cancels its pending transition when it is deleted', async () => {
    const { id } = await cloud.instance('db')
    await cloud.make(`/v1/instances/${id}/start`)
    cloud.db.instances.update(id, { runState: 'failed' })
    await cloud.del(`/v1/instances/${id}`)
    cloud.clock.advance(10_000)
    expect((await cloud.get(`/v1/instances/${id}`)).status).toBe(404)
  })

  it('records the time of state changes only', async () => {
    const { id } = await cloud.instance('db')
    const before = await cloud.see(`/v1/instances/${id}`)
    cloud.clock.advance(5_000)
    await cloud.make(`/v1/instances/${id}/stop`)
    expect(await cloud.see(`/v1/instances/${id}`)).toEqual(before)
    await cloud.make(`/v1/instances/${id}/start`)
    const started = cloud.clock.now()
    cloud.clock.advance(10_000)
    expect(await cloud.see(`/v1/instances/${id}`)).toEqual({
      ...before,
      run_state: 'running',
      time_run_state_updated: new Date(started + 3_000).toISOString(),
    })
  })

  it('stops at once if it has failed', async () => {
    const { id } = await cloud.instance('db')
    cloud.db.instances.update(id, { runState: 'failed' })
    expect((await cloud.make(`/v1/instances/${id}/stop`)).run_state).toBe('stopped')
  })
})

describe('an instance that fails at runtime', () => {
  const MINUTE = 60_000
  const HOUR = 60 * MINUTE

  /** A running instance whose virtual machine was lost. */
  const lost = async (spec: object = {}) => {
    const { id } = await cloud.instance('lost-machine', spec)
    await cloud.make(`/v1/instances/${id}/start`)
    cloud.clock.advance(3_000)
    return id
  }

  it('is detected by a stop, which responds with 503', async () => {
    const id = await lost()
    const { status, body } = await cloud.post(`/v1/instances/${id}/stop`)
    expect([status, body.error_code]).toEqual([503, 'ServiceNotAvailable'])
    expect(body.message).toBe('instance was running but is no longer reachable')
    expect(await stateOf(id)).toBe('failed')
  })

  it('restarts within a minute, and then not for an hour', async () => {
    const id = await lost()
    await cloud.post(`/v1/instances/${id}/reboot`)
    expect(await watch(id, MINUTE, 3_000)).toEqual(['starting', 'running'])
    const restarted = cloud.clock.now() - 3_000
    expect(await cloud.see(`/v1/instances/${id}`)).toMatchObject({
      time_last_auto_restarted: new Date(restarted).toISOString(),
      auto_restart_cooldown_expiration: new Date(restarted + HOUR).toISOString(),
    })

    await cloud.post(`/v1/instances/${id}/reboot`)
    expect(await watch(id, 58 * MINUTE, 3 * MINUTE)).toEqual(['failed', 'running'])
  })

  it('stays failed with the policy never, and restarts once that changes', async () => {
    const id = await lost({ auto_restart_policy: 'never' })
    await cloud.post(`/v1/instances/${id}/stop`)
    expect(await watch(id, HOUR)).toEqual(['failed'])
    const size = { ncpus: 2, memory: 2 * GIB }
    await cloud.put(`/v1/instances/${id}`, { ...size, auto_restart_policy: 'best_effort' })
    expect(await watch(id, MINUTE)).toEqual(['starting'])
  })

  it('can be stopped manually in between', async () => {
    const id = await lost()
    await cloud.post(`/v1/instances/${id}/stop`)
    await cloud.make(`/v1/instances/${id}/stop`)
    expect(await watch(id, HOUR)).toEqual(['stopped'])
  })

  it('stays failed if it was seeded as failed', async () => {
    const { id } = await cloud.instance('db')
    cloud.db.instances.update(id, { runState: 'failed' })
    expect(await watch(id, HOUR)).toEqual(['failed'])
  })
})
