import { describe, expect, test } from 'vitest'
import { NEWEST, type Release } from '@/api/releases/ladder'
import { startConsole } from '#tests/support/console'
import { journeys } from '#tests/support/journeys'

/** Those of newer screens name the release that has them. */
const everywhere = Object.entries(journeys).filter(([, make]) => !make().options.release)

/** At release 14, and replayed, in tests/replay/journeys.test.ts. */
describe.each(everywhere)('the journey %s', (_name, make) => {
  test.each<Release>([17, 18, NEWEST])('ends the same at release %d', async release => {
    const { options, session, seen } = make()
    expect(await session(await startConsole({ ...options, release }))).toEqual(seen)
  })
})
