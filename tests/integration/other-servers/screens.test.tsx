import { describe, expect, test } from 'vitest'
import {
  answering,
  empty,
  endingEmpty,
  extreme,
  newer,
  newerKinds,
  nulls,
  sparse,
} from '#tests/support/other-server'
import { problemsOf, tour, type Wire } from './tour'

const PATIENCE = 120_000

describe('every screen is shown of a server', () => {
  test.each<[string, Wire]>([
    ['that leaves out what it may', answering(sparse)],
    ['that has null for what it may leave out', answering(nulls)],
    ['with words and members that nobody knew of', answering(newer)],
    ['with kinds of things that nobody knew of', answering(newerKinds)],
    [
      'with the largest numbers, moments to the nanosecond elsewhere, and an empty page after each list',
      (request, next) => endingEmpty(request, asked => answering(extreme)(asked, next)),
    ],
  ])(
    '%s',
    async (_what, wire) => {
      const stops = await tour(wire)
      expect(problemsOf(stops)).toEqual([])
      expect(stops.filter(({ failure }) => failure)).toEqual([])
    },
    PATIENCE,
  )

  test(
    'that has nothing in any list',
    async () => {
      const stops = await tour(answering(empty))
      expect(problemsOf(stops)).toEqual([])
      const failed = stops.filter(({ failure }) => failure)
      expect(failed.map(({ address }) => address)).toEqual([
        expect.stringContaining('/firewall-rules/allow-icmp/edit'),
      ])
    },
    PATIENCE,
  )
})
