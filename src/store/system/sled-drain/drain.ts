import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import { roleRank } from '@/lib/roles'
import { selectReadAt } from '@/store/queries/freshness'
import { selectRelease } from '@/store/release/release'
import type { Poll } from '@/store/polling/poll'
import { roleQueries, selectRights } from '@/store/session/rights'
import { selectSiloName } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { selectListItems } from '@/store/lists/selectors'
import type { SystemParams } from '../paths'
import { allSledInstancesQuery, allSledsQuery } from '../sleds/queries'
import { isProvisionable } from '../sleds/rules'
import { answerOf, assumptionsText, noticesOf } from './answer'
import { factsOf, type DrainChoices, type DrainFacts } from './facts'

/** The steps of the plan that only the user can say are done. */
export const TICKS = ['lists', 'service'] as const
export type Tick = (typeof TICKS)[number]

/** The choices on the tab, out of its address. */
export const drainChoices = weakMapMemoize((sledId: string, search: string): DrainChoices => {
  const params = new URLSearchParams(search)
  const percent = Number(params.get('free') ?? 0)
  return {
    sledId,
    without: params.get('without')?.split('.').filter(Boolean) ?? [],
    keepFree: Number.isInteger(percent) && percent > 0 && percent <= 100 ? percent : 0,
    isWhole: params.get('all') === 'yes',
  }
})

/** The steps that the user has ticked; null while the plan is closed. */
export const ticksOf = (search: string): readonly Tick[] | null => {
  const plan = new URLSearchParams(search).get('plan')
  return plan === null ? null : TICKS.filter(tick => plan.split('.').includes(tick))
}

const selectFacts = createSelector(
  [
    (state: RootState) => state.api,
    (_state: RootState, choices: DrainChoices) => choices,
    selectRelease,
    selectSiloName,
  ],
  (api, choices, release, ownSilo) => factsOf({ api: { api }, release, ownSilo, choices }),
)

/** Whether the user may stop and start the instances of a project; undefined if not known. */
const mayChange = (state: RootState, { hidden }: DrainFacts, project: string) => {
  if (hidden.includes(project)) return false
  const role = selectRights(state, project)?.project
  if (role === undefined) return undefined
  return role !== null && roleRank(role) <= roleRank('limited_collaborator')
}

/** A text, so that it stays the same while the roles do. */
const selectMay = (state: RootState, facts: DrainFacts): string =>
  JSON.stringify(facts.projects.map(project => [project, mayChange(state, facts, project) ?? null]))

/** The check of a sled, as far as it has been read. */
export const selectDrain = createSelector(
  [
    selectFacts,
    (_state: RootState, { keepFree }: DrainChoices) => keepFree,
    selectRelease,
    (state: RootState, choices: DrainChoices) => selectMay(state, selectFacts(state, choices)),
  ],
  (facts, keepFree, release, may) => {
    const roles = new Map(JSON.parse(may) as [string, boolean | null][])
    return {
      facts,
      answer: answerOf(facts, keepFree, release, project => roles.get(project) ?? undefined),
      notices: noticesOf(facts),
    }
  },
)

/** What the check reads, in turn, and the roles on the projects of own instances. */
export const selectDrainQueries = (state: RootState, choices: DrainChoices): readonly Query[] => {
  const { queries, projects } = selectFacts(state, choices)
  return [...queries, ...projects.flatMap(project => roleQueries(state, project))]
}

/** When the oldest answer of the check arrived, in ISO 8601; empty if none has. */
export const selectDrainAsOf = (state: RootState, choices: DrainChoices): string => {
  const readAt = selectReadAt(state, selectFacts(state, choices).queries)
  return readAt === null ? '' : new Date(readAt).toISOString()
}

/** The other sleds that may take instances. */
export const selectOtherSleds = createSelector(
  [(state: RootState) => selectListItems(state, allSledsQuery), (_state, sledId: string) => sledId],
  (sleds, sledId) =>
    sleds
      .filter(({ id, policy }) => id !== sledId && isProvisionable(policy))
      .map(({ id, baseboard }) => ({ value: id, label: baseboard.serial })),
)

/** What the choices assume of the other sleds, in a sentence; empty if nothing. */
export const selectAssumptions = (state: RootState, choices: DrainChoices): string =>
  assumptionsText(
    selectOtherSleds(state, choices.sledId)
      .filter(({ value }) => choices.without.includes(value))
      .map(({ label }) => label),
    choices.keepFree,
  )

const INTERVAL_MS = 10_000

/** Reads the instances of the sled again while its plan is open and some are left. */
export const drainPoll: Poll<SystemParams<'sledDrain'>> = ({ sledId, plan }) => {
  const query = allSledInstancesQuery({ sledId })
  return {
    queries: () => [query],
    schedule: state =>
      plan !== undefined && selectListItems(state, query).length > 0
        ? { query, intervalMs: INTERVAL_MS }
        : null,
  }
}
