import { expect, it } from 'vitest'
import { changeRelease } from '@/mirage/server/upgrade'
import { openSeeded } from './support/seeded'

const PROJECT = 'project=rock-garden'

it('An update of the rack leaves interfaces the transit IPs of their version', async () => {
  const rack = openSeeded({ release: 17 })
  const url = `/v1/network-interfaces?${PROJECT}&instance=granite`
  const transitIps = ['10.21.0.0/16', '2001:db8:21::/48']
  expect((await rack.get(url)).body.items).toMatchObject([{ transit_ips: transitIps }])
  changeRelease(rack.backend.backendState, 18)
  expect((await rack.get(url)).body.items).toMatchObject([
    { ip_stack: { type: 'v4', value: { ip: '10.20.1.20', transit_ips: transitIps.slice(0, 1) } } },
  ])
})

it('An update of the rack gives pools the version of their ranges', async () => {
  const rack = openSeeded({ release: 16 })
  await rack.post('/v1/system/ip-pools', { name: 'six', description: '' })
  const range = { first: 'fd66::1', last: 'fd66::9' }
  await rack.post('/v1/system/ip-pools/six/ranges/add', range)
  changeRelease(rack.backend.backendState, 17)
  const versionOf = async (pool: string) =>
    (await rack.get(`/v1/system/ip-pools/${pool}`)).body['ip_version']
  expect(await versionOf('six')).toBe('v6')
  expect(await versionOf('ip-pool-4')).toBe('v4')
  expect((await rack.get('/v1/system/ip-pools/ip-pool-4/ranges')).body.items).toHaveLength(1)
})
