import { describe, expect, test } from 'vitest'
import { NEWEST, type Release } from '@/api/releases/ladder'
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

const PATIENCE = 300_000

describe('every screen renders with a server', () => {
  test.each<[Release, string, Wire]>([
    [14, 'that omits optional members', answering(sparse)],
    [NEWEST, 'that sends null for optional members', answering(nulls)],
    [14, 'that sends unknown variants', answering(newerKinds)],
    [
      NEWEST,
      'that sends unknown enum values and members, extreme numbers and times, and an empty last page',
      (request, next) =>
        endingEmpty(request, asked =>
          answering((value, shape, place) => extreme(newer(value, shape, place), shape, place))(
            asked,
            next,
          ),
        ),
    ],
  ])(
    'of release %d %s',
    async (release, _what, wire) => {
      const stops = await tour(wire, { release })
      expect(problemsOf(stops)).toEqual([])
      expect(stops.filter(({ failure }) => failure)).toEqual([])
    },
    PATIENCE,
  )

  test(
    'whose lists are empty',
    async () => {
      const stops = await tour(answering(empty))
      expect(problemsOf(stops)).toEqual([])
      const failed = stops.filter(({ failure }) => failure)
      expect(failed.map(({ address }) => address)).toEqual([
        expect.stringContaining('/firewall-rules/allow-icmp/edit'),
        expect.stringMatching(/^\/users\/./),
        expect.stringContaining('/switch-ports/'),
        expect.stringContaining('/floating-ips?pool='),
        ...Array.from({ length: 2 }, () => expect.stringContaining('/switch-ports/')),
      ])
    },
    PATIENCE,
  )
})
