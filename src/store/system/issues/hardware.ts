import { put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { answeredKey, selectData, type ApiState } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import type { Finding } from '@/store/home/findings'
import { whileShown } from '@/store/navigation/while-shown'
import type { Acknowledged } from '@/store/preferences/slice'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { allPhysicalDisksQuery, allSledsQuery } from '../sleds/queries'
import { issuesAcknowledged, SEEN } from './events'

/*
 * The API does not list hardware that was expunged or has failed. This browser remembers how much it
 * saw, among the issues that the user knows: `home/seen/sled/32`.
 */

const KINDS = [
  { noun: 'sled', query: allSledsQuery, what: 'sleds', href: systemPaths.sleds() },
  {
    noun: 'disk',
    query: allPhysicalDisksQuery,
    what: 'physical disks',
    href: systemPaths.physicalDisks(),
  },
] as const

type Kind = (typeof KINDS)[number]

const idOf = ({ noun }: Kind, count: number) => `${SEEN}${noun}/${count}`

/** How many there are; undefined unless all of them are known. */
const countOf = (state: ApiState, { query }: Kind): number | undefined => {
  const page = selectData(state, query)
  return page && !page.nextPage ? page.items.length : undefined
}

/** How many this browser saw last, and when; undefined on the first visit. */
const seenOf = (acknowledged: readonly Acknowledged[], kind: Kind) => {
  const found = acknowledged.find(({ id }) => id.startsWith(idOf(kind, 0).slice(0, -1)))
  return found && { ...found, count: Number(found.id.split('/').at(-1)) }
}

/** Where there is less than this browser saw before. */
export const lostHardware = (
  state: ApiState,
  acknowledged: readonly Acknowledged[],
): readonly Finding[] =>
  KINDS.flatMap((each): Finding[] => {
    const [count, seen] = [countOf(state, each), seenOf(acknowledged, each)]
    if (count === undefined || !seen || count >= seen.count) return []
    return [
      {
        severity: 'warning',
        kind: 'Number of',
        subject: each.what,
        about: 'fewer',
        href: each.href,
        text: `${pluralize(each.noun, seen.count - count)} fewer than when this browser last counted them: ${formatNumber(count)} instead of ${formatNumber(seen.count)}. Expunged and failed hardware is not listed.`,
        since: new Date(seen.time).toISOString(),
      },
    ]
  })

const DAY = 24 * 60 * 60_000

/** Remembers how much there is, unless it is less than before: then that is still to be told. */
function* remember(kind: Kind): SagaGenerator<void> {
  const { ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const count = countOf(state, kind)
  const seen = seenOf(state.preferences.acknowledged, kind)
  if (count === undefined || (seen && count < seen.count)) return
  if (seen?.count === count && ports.clock.now() - seen.time < DAY) return
  if (seen) yield* put(issuesAcknowledged({ ids: [seen.id], isAcknowledged: false }))
  yield* put(issuesAcknowledged({ ids: [idOf(kind, count)], isAcknowledged: true }))
}

/** Remembers how much hardware the page shows. */
export const watchHardware = whileShown(systemPaths.home, function* () {
  for (;;) {
    for (const kind of KINDS) yield* remember(kind)
    const keys = KINDS.map(({ query }) => cacheKey(query))
    yield* take((action: unknown) => keys.includes(answeredKey(action) ?? ''))
  }
})
