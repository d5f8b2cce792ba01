import { describe, expect, it, vi } from 'vitest'
import { simulatedRack } from '@/mirage/server/mount-browser-rack'
import { openSeeded } from './support/seeded'

const PAGE = 'https://basalt.example/projects?scenario=large&seed=7&latency=0'

const open = () => {
  const cloud = openSeeded({ release: 18 })
  const location = { href: PAGE, assign: vi.fn() }
  return { cloud, location, rack: simulatedRack(cloud.backend, 'large', location) }
}

describe('the rack that a page simulates', () => {
  it('is described by names', () => {
    const { rack } = open()
    expect(rack).toMatchObject({ scenario: 'large', firstRelease: 'v14' })
    expect([rack.release(), rack.releases[0], rack.releases.at(-1)]).toEqual([
      'v18',
      'v14',
      'newest',
    ])
  })

  it('is updated and put back while it runs', async () => {
    const { cloud, rack } = open()
    for (const [name, status] of [
      ['newest', 200],
      ['v15', 404],
    ] as const) {
      rack.change(name)
      expect(rack.release()).toBe(name)
      expect((await cloud.plain('GET', '/v1/me')).status).toBe(502)
      cloud.clock.advance(5_000)
      expect((await cloud.plain('GET', '/v1/subnet-pools')).status).toBe(status)
    }
  })

  it('is the same on the page that the console leaves for', () => {
    const { cloud, location, rack } = open()
    location.href = 'https://basalt.example/system/silos?page=2'
    const options = 'scenario=large&seed=7&latency=0'
    expect(rack.sameRack('/login?redirect_uri=%2Fprojects')).toBe(
      `/login?redirect_uri=%2Fprojects&${options}&release=v18`,
    )
    rack.change('newest')
    expect(rack.sameRack('/login')).toBe(`/login?${options}&release=newest`)
    rack.change('v14')
    expect(rack.sameRack('/login')).toBe(`/login?${options}`)
    expect(cloud.backend.backendState.release).toBe(14)
  })

  it('starts anew with the options of its first address, wherever the page is by now', () => {
    const { location, rack } = open()
    location.href = 'https://basalt.example/system/silos?page=2'
    rack.startAnew('v20')
    const url = String(location.assign.mock.calls[0]?.[0])
    expect(url).toBe(
      'https://basalt.example/system/silos?page=2&scenario=large&seed=7&latency=0&release=v20',
    )
  })
})
