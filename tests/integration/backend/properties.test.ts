import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountTroubles } from './support/accounts'
import { play } from './support/chance/play'
import { steps } from './support/chance/steps'
import { troubles } from './support/invariants'
import { undeclared } from './support/references'
import { openSeeded } from './support/seeded'

/** The same stories in every run. */
const SEED = 20_250_115

const stories = (count: number, length: number) =>
  fc.sample(steps(length), { seed: SEED, numRuns: count })

describe.each(['default', 'empty', 'large'] as const)('the state of the %s scenario', scenario => {
  it('breaks no rule from the start', async () => {
    const cloud = openSeeded({ scenario })
    const { db } = cloud.backend.backendState
    expect(undeclared(db)).toEqual([])
    expect(troubles(db)).toEqual([])
    expect(await accountTroubles(cloud)).toEqual([])
  })
})

describe('whatever is done, in whatever order', () => {
  it('nothing breaks, what is refused changes nothing, and all adds up', async () => {
    for (const story of stories(8, 400)) {
      const { told, wrong } = await play(story)
      expect(wrong, told.slice(-10).join('\n')).toEqual([])
    }
  }, 60_000)

  it('comes out the same with the same seed', async () => {
    for (const story of stories(3, 200)) {
      expect(await play(story, 7)).toEqual(await play(story, 7))
    }
  }, 60_000)
})
