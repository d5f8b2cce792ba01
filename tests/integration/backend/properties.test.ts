import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountingErrors } from './support/accounts'
import { runSteps } from './support/random-calls/run-steps'
import { steps } from './support/random-calls/steps'
import { violations } from './support/invariants'
import { undeclared } from './support/references'
import { openSeeded } from './support/seeded'

/** The same sequences in every run. */
const SEED = 20_250_115

const sequences = (count: number, length: number) =>
  fc.sample(steps(length), { seed: SEED, numRuns: count })

describe.each(['default', 'empty', 'large'] as const)('the state of the %s scenario', scenario => {
  it('satisfies all invariants', async () => {
    const cloud = openSeeded({ scenario })
    const { db } = cloud.backend.backendState
    expect(undeclared(db)).toEqual([])
    expect(violations(db)).toEqual([])
    expect(await accountingErrors(cloud)).toEqual([])
  })
})

describe('random sequences of calls', () => {
  it('keep all invariants, rejected calls change nothing, and totals add up', async () => {
    for (const sequence of sequences(8, 400)) {
      const { told, wrong } = await runSteps(sequence)
      expect(wrong, told.slice(-10).join('\n')).toEqual([])
    }
  }, 60_000)

  it('are deterministic for a seed', async () => {
    for (const sequence of sequences(3, 200)) {
      expect(await runSteps(sequence, 7)).toEqual(await runSteps(sequence, 7))
    }
  }, 60_000)
})
