import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type ApiState } from '@/api/core/api'
import { formatNumber } from '@/lib/number'
import { commaSeries, pluralize } from '@/lib/text'
import { resourceUses, sumResources, type ResourceUse } from '@/lib/utilization'
import type { ActionViewModel } from '@/store/commands/action'
import {
  hiddenIdsOf,
  rowsOf,
  unlookedOf,
  type Attention,
  type Finding,
} from '@/store/home/findings'
import { readWhileShown } from '@/store/home/reading.saga'
import { selectReleaseWords } from '@/store/release/absent'
import { selectSoftwareWords } from '@/store/release/software'
import { projectPaths } from '@/store/project/paths'
import { allInstancesQuery } from '@/store/project/queries'
import { pathMatcher } from '@/store/routing/path'
import type { RootState } from '@/store/setup/state'
import { requestForm } from '@/store/silo/forms'
import { quotasEditAction } from '../common-actions'
import { addressCounts, poolPercent } from '../ip-pools/rules'
import { systemPaths } from '../paths'
import { siloUtilizationsQuery } from '../silos/queries'
import { allSledsQuery } from '../sleds/queries'
import { isProvisionable } from '../sleds/rules'
import { closedSince } from '../sleds/since.rules'
import { selectEstimate } from '../utilization/rules'
import { lostHardware } from './hardware'
import { selectIssues } from './issues'
import { issuePoolsQuery, issueSilosQuery, poolUtilizationQuery } from './queries'
import type { Issue } from './rules'

const instanceIn = pathMatcher(projectPaths.instance.pattern)

/** The instances of the project of a failed one. Only those of the own silo have a page. */
const failedQuery = ({ kind, about, href = '' }: Issue) => {
  if (kind !== 'Instance' || about !== 'failed') return undefined
  const { project } = instanceIn(href) ?? {}
  return project === undefined ? undefined : allInstancesQuery({ project })
}

/**
 * Reads what issues are found in while the page is shown, and the names of the user's own instances
 * among them. Other pages share the answers.
 */
export const watchSystemHome = readWhileShown(systemPaths.home, state => {
  const { queries, issues } = selectIssues(state)
  return [...queries, ...issues.flatMap(issue => failedQuery(issue) ?? [])].map(query => ({
    query,
  }))
})

/** What helps against an issue, if something does. */
const verbOf = ({ kind, subject, about }: Issue): ActionViewModel | undefined => {
  if (kind === 'IP pool')
    return {
      id: 'addRange',
      label: 'Add range',
      to: systemPaths.ipPoolRangeAdd({ pool: subject }),
    }
  if (kind === 'Silo' && about !== 'default pool') return quotasEditAction(subject, undefined)
  if (kind === 'Certificate')
    return { id: 'renew', label: 'Renew', event: requestForm('certificateRenewal', {}) }
  return undefined
}

/** Offers the check of a sled that takes nothing new, and says since when, if that has been read. */
const ofSled = (state: ApiState, issue: Issue): Finding => {
  const { data, fulfilledTimeStamp = 0 } = selectEntry(state, allSledsQuery) ?? {}
  const sled = data?.items.find(({ baseboard }) => baseboard.serial === issue.subject)
  if (!sled || issue.about !== 'placement') return issue
  const since = closedSince(state, sled.id, fulfilledTimeStamp)
  return {
    ...issue,
    verb: {
      id: 'drain',
      label: 'Drain check',
      to: systemPaths.sledDrain({ sledId: sled.id }),
    },
    ...(since !== undefined && { since }),
  }
}

const toFinding = (state: ApiState, issue: Issue): Finding => {
  if (issue.kind === 'Sled') return ofSled(state, issue)
  const failed = failedQuery(issue)
  if (failed) {
    const found = selectData(state, failed)?.items.find(({ id }) => id === issue.subject)
    return found ? { ...issue, called: found.name } : issue
  }
  const verb = verbOf(issue)
  return verb ? { ...issue, verb } : issue
}

/** Number of pools that are listed by what is left of them. */
const MOST_POOLS = 3

/** The pools of which the largest share is allocated. */
const selectFullest = createSelector([(state: RootState) => state.api], api =>
  (selectData({ api }, issuePoolsQuery)?.items ?? [])
    .flatMap(({ name }) => {
      const utilization = selectData({ api }, poolUtilizationQuery({ pool: name }))
      const counts = utilization ? addressCounts(utilization) : []
      return counts.flatMap(count => {
        const percent = poolPercent(count)
        return percent === null ? [] : [{ name, percent, left: count.capacity - count.allocated }]
      })
    })
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, MOST_POOLS)
    .map(({ name, left }) => ({ name, left: `${formatNumber(left)} left` })),
)

/** What the machines of all silos use, of what the sleds have by estimate: `42 of 512 vCPUs`. */
const useWords = (uses: readonly ResourceUse[], capacity: Record<ResourceUse['id'], number>) =>
  uses
    .filter(({ id }) => id !== 'storage')
    .map(
      ({ id, unit, provisioned }) =>
        `${formatNumber(provisioned)} of about ${formatNumber(capacity[id])} ${unit}`,
    )

/** The numbers of the page; those that could not be read are undefined. */
const selectCards = createSelector(
  [
    (state: RootState) => selectData(state, allSledsQuery)?.items,
    (state: RootState) => selectData(state, siloUtilizationsQuery)?.items,
    (state: RootState) => selectEstimate(state),
    (state: RootState) => selectData(state, issueSilosQuery),
    selectFullest,
    (state: RootState) => selectSoftwareWords(state),
    selectReleaseWords,
  ],
  (sleds, utilizations, estimate, silos, pools, software, release) => {
    const inService = sleds?.filter(({ policy }) => policy.kind === 'in_service') ?? []
    const closed = inService.filter(({ policy }) => !isProvisionable(policy)).length
    return {
      sleds: sleds && {
        value: formatNumber(inService.length),
        more: closed > 0 ? `in service, ${formatNumber(closed)} not provisionable` : 'in service',
      },
      use:
        utilizations && estimate
          ? useWords(
              resourceUses(
                sumResources(utilizations.map(({ provisioned }) => provisioned)),
                sumResources(utilizations.map(({ allocated }) => allocated)),
              ),
              estimate,
            )
          : undefined,
      silos: silos && `${silos.nextPage ? 'at least ' : ''}${formatNumber(silos.items.length)}`,
      pools,
      release,
      software,
    }
  },
)

/** Everything that the page shows, as far as it has been read. */
export const selectSystemHome = createSelector(
  [
    selectIssues,
    (state: RootState) => state.preferences.acknowledged,
    (state: RootState) => state.api,
    selectCards,
  ],
  ({ issues, queries, answered, checked, unchecked, partly }, acknowledged, api, cards) => {
    // Those that the user has acknowledged on the page of the issues are known.
    const findings = [
      ...issues
        .filter(issue => issue.acknowledged === undefined)
        .map(issue => toFinding({ api }, issue)),
      ...lostHardware({ api }, acknowledged),
    ]
    const times = queries.flatMap(query => selectEntry({ api }, query)?.fulfilledTimeStamp ?? [])
    const hidden = hiddenIdsOf(findings, acknowledged)
    const known = issues.filter(issue => issue.acknowledged !== undefined).length
    const attention: Attention = {
      rows: rowsOf(findings, acknowledged),
      hidden,
      checked: commaSeries(checked, 'and'),
      unlooked: unlookedOf(
        unchecked.map(({ source, message }) => ({
          source,
          findings: [],
          isAnswered: true,
          problem: message,
        })),
      ),
      left: partly.length > 0 ? [`Only ${commaSeries(partly, 'and')} were looked at.`] : [],
      answered,
      total: queries.length,
      at: times.length > 0 ? Math.min(...times) : null,
    }
    return {
      attention,
      known: known > 0 ? `${pluralize('acknowledged issue', known)} not shown` : undefined,
      cards,
    }
  },
)
