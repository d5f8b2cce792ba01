import { expect, it } from 'vitest'
import { LADDER, NEWEST } from '@/api/releases/ladder'
import { changeRelease } from '@/mirage/server/upgrade'
import { violations } from './support/invariants'
import { openSeeded } from './support/seeded'

const releases = LADDER.map(({ release }) => release)

it.each(releases)('The seeds of release %i satisfy all invariants', release => {
  const { db } = openSeeded({ release }).backend.backendState
  expect(violations(db, release)).toEqual([])
})

it('Updates from release to release keep all invariants', () => {
  const { backendState } = openSeeded().backend
  for (const release of releases) {
    changeRelease(backendState, release)
    expect(violations(backendState.db, release)).toEqual([])
  }
})

it.each(releases)('A rack of the newest release can be put back to release %i', async release => {
  const rack = openSeeded({ release: NEWEST })
  const { backendState } = rack.backend
  changeRelease(backendState, release)
  expect(violations(backendState.db, release)).toEqual([])
  const lists = [
    ...(release >= 16 ? ['/v1/system/audit-log?start_time=2020-01-01T00:00:00Z'] : []),
    '/v1/system/silos',
    '/v1/system/policy',
    '/v1/disks?project=rock-garden',
    '/v1/instances?project=rock-garden',
    '/v1/network-interfaces?project=rock-garden&instance=twofold',
    '/v1/instances/twofold/external-ips?project=rock-garden',
    '/v1/system/ip-pools',
  ]
  for (const list of lists) expect((await rack.get(list)).status, list).toBe(200)
  changeRelease(backendState, NEWEST)
  expect(violations(backendState.db, NEWEST)).toEqual([])
})
