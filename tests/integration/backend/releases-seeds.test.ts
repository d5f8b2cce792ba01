import { expect, it } from 'vitest'
import { LADDER } from '@/api/releases/ladder'
import { upgradeRack } from '@/mirage/server/upgrade'
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
    upgradeRack(backendState, release)
    expect(violations(backendState.db, release)).toEqual([])
  }
})
