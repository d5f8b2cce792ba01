import { formatNumber } from '@/lib/number'
import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type AnswerOf, type ApiState } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { supports, type Release } from '@/api/releases/ladder'
import { currentUserQuery } from '@/store/session/queries'
import { ownCertificatesQuery } from '@/store/silo/certificates/queries'
import type { RootState } from '@/store/setup/state'
import type { ActionViewModel } from '@/store/commands/action'
import type { Acknowledged } from '@/store/preferences/slice'
import { isAnswered } from '@/store/queries/stable-list'
import { updateStatusQuery } from '@/store/release/queries'
import { selectRelease } from '@/store/release/release'
import { newestAlertsQuery } from '../alerting/queries'
import {
  allPhysicalDisksQuery,
  allSledsQuery,
  unadoptedDisksQuery,
  uninitializedSledsQuery,
} from '../sleds/queries'
import { allBundlesQuery } from '../support-bundles/queries'
import { siloUtilizationsQuery } from '../silos/queries'
import { selectEstimate } from '../utilization/rules'
import { issuesAcknowledged } from './events'
import { failedInstanceIssues } from './failed-instances'
import {
  ASKED_EACH,
  bfdStatusQuery,
  bgpStatusQuery,
  failedInstancesQuery,
  ISSUE_QUERIES,
  issueDetailQueries,
  issuePoolsQuery,
  issueSilosQuery,
  newerIssueQueries,
  poolUtilizationQuery,
  siloPoolsQuery,
} from './queries'
import {
  alertIssues,
  allQuotaIssues,
  bfdIssues,
  bgpIssues,
  bundleIssues,
  certificateIssues,
  defaultPoolIssues,
  diskIssues,
  poolIssues,
  siloIssues,
  sledIssues,
  HIDDEN,
  ORDER,
  unadoptedIssues,
  uninitializedIssues,
  updateIssues,
  type Issue,
} from './rules'

export interface IssueRowViewModel extends Issue {
  /** Without the numbers in its text, so that it stays the same issue until it becomes worse. */
  id: string
  /** The name for its menu. */
  name: string
  /** When the user acknowledged it, in ISO 8601. */
  acknowledged?: string
  /** When the issues were read, in milliseconds since the epoch: the age counts to that time. */
  readAt: number
  actions: readonly ActionViewModel[]
}

export interface IssuesViewModel {
  issues: readonly IssueRowViewModel[]
  /** The number of those that the user has not acknowledged: the one that is shown everywhere. */
  open: number
  /** Acknowledged issues that are no longer found. */
  gone: readonly string[]
  /** All that is read, in that order. */
  queries: readonly Query[]
  /** How many of the queries have been answered, if only by an error. */
  answered: number
  /** Whether all have. */
  isSettled: boolean
  /** What was read, in the plural: `sleds`. */
  checked: readonly string[]
  /** Sources that could not be read, and why. */
  unchecked: readonly { source: string; message: string }[]
  /** Lists of which only the beginning was checked, such as `the first 50 of 60 silos`. */
  partly: readonly string[]
  /** Whether all has been read and checked. Otherwise there may be more issues. */
  isWhole: boolean
}

interface Finding {
  /** What was looked at, in the plural: `sleds`. */
  source: string
  issues: readonly Issue[]
  /** Whether it is named among what was checked. */
  isNamed: boolean
  partly?: string
  unchecked?: { source: string; message: string }
}

/** Reports that a list is incomplete, or that only its first `most` items are checked. */
const partlyOf = (source: string, answer: unknown, most: number): Pick<Finding, 'partly'> => {
  const { items, nextPage } = answer as { items?: readonly unknown[]; nextPage?: string | null }
  if (!items) return {}
  if (items.length > most)
    return { partly: `the first ${formatNumber(most)} of ${formatNumber(items.length)} ${source}` }
  return nextPage ? { partly: `the first ${formatNumber(items.length)} ${source}` } : {}
}

/** The issues found in the answer to a query, or the error if it failed. */
const look = <Q extends Query>(
  state: ApiState,
  source: string,
  query: Q,
  find: (answer: NonNullable<AnswerOf<Q>>, now: number) => readonly Issue[],
  most = Infinity,
): Finding => {
  const { data, error, fulfilledTimeStamp = 0 } = selectEntry(state, query) ?? {}
  return {
    source,
    issues: data ? find(data, fulfilledTimeStamp) : [],
    isNamed: data !== undefined,
    ...(error && { unchecked: { source, message: error.message } }),
    ...(data && partlyOf(source, data, most)),
  }
}

/** What is found of one object of a list, which is named as a whole. */
const ofOne = (found: Finding): Finding => ({ ...found, isNamed: false })

const itemsOf = <Q extends Query>(state: ApiState, query: Q) =>
  selectEntry(state, query)?.data ?? { items: [] }

const lookEverywhere = (state: ApiState, release: Release): readonly Finding[] => [
  look(state, 'IP pools', issuePoolsQuery, () => [], ASKED_EACH),
  ...itemsOf(state, issuePoolsQuery)
    .items.slice(0, ASKED_EACH)
    .map(({ name }) =>
      ofOne(
        look(state, `IP pool ${name}`, poolUtilizationQuery({ pool: name }), found =>
          poolIssues(name, found),
        ),
      ),
    ),
  look(state, 'utilization of silos', siloUtilizationsQuery, ({ items }) => [
    ...items.flatMap(silo => siloIssues(silo, selectEstimate(state))),
    ...allQuotaIssues(items, selectEstimate(state)),
  ]),
  look(state, 'silos', issueSilosQuery, () => [], ASKED_EACH),
  ...itemsOf(state, issueSilosQuery)
    .items.slice(0, ASKED_EACH)
    .map(({ name }) =>
      ofOne(
        look(state, `IP pools of silo ${name}`, siloPoolsQuery({ silo: name }), ({ items }) =>
          defaultPoolIssues(name, items),
        ),
      ),
    ),
  look(state, 'sleds', allSledsQuery, ({ items }) => items.flatMap(sledIssues)),
  look(state, 'physical disks', allPhysicalDisksQuery, ({ items }) => items.flatMap(diskIssues)),
  look(state, 'uninitialized sleds', uninitializedSledsQuery, ({ items }) =>
    items.flatMap(uninitializedIssues),
  ),
  look(state, 'unadopted disks', unadoptedDisksQuery, ({ items }) =>
    items.flatMap(unadoptedIssues),
  ),
  look(state, 'BGP peers', bgpStatusQuery, peers => peers.flatMap(bgpIssues)),
  look(state, 'BFD sessions', bfdStatusQuery, sessions => sessions.flatMap(bfdIssues)),
  look(state, 'support bundles', allBundlesQuery, ({ items }) => items.flatMap(bundleIssues)),
  look(state, 'certificates', ownCertificatesQuery, ({ items }, now) =>
    certificateIssues(items, selectData(state, currentUserQuery)?.siloName ?? '', now),
  ),
  look(state, 'failed instances', failedInstancesQuery, found =>
    failedInstanceIssues(
      found,
      new Map(itemsOf(state, issueSilosQuery).items.map(({ id, name }) => [id, name])),
      selectData(state, currentUserQuery)?.siloId,
    ),
  ),
  look(state, 'update status', updateStatusQuery, (status, now) =>
    updateIssues(status, release, now),
  ),
  look(state, 'alerts', newestAlertsQuery, ({ items }, now) => alertIssues(items, now)),
]

const toRow = (
  issue: Issue,
  acknowledged: readonly Acknowledged[],
  readAt: number,
): IssueRowViewModel => {
  const { kind, subject, about, severity } = issue
  const id = [kind, subject, about, severity].join('/')
  const found = acknowledged.find(each => each.id === id)
  return {
    ...issue,
    id,
    name: `${kind} ${subject} (${about})`,
    readAt: Math.max(readAt, found?.time ?? 0),
    ...(found && { acknowledged: new Date(found.time).toISOString() }),
    actions: [
      {
        id: 'acknowledge',
        label: found ? 'Count again' : 'Acknowledge',
        event: issuesAcknowledged({ ids: [id], isAcknowledged: !found }),
      },
    ],
  }
}

/** Those that the user has not acknowledged first. */
const byUrgency = (one: IssueRowViewModel, other: IssueRowViewModel): number =>
  Number(one.acknowledged !== undefined) - Number(other.acknowledged !== undefined) ||
  ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity)

/** All issues, most urgent first, and what could not be checked. */
export const selectIssues = createSelector(
  [
    (state: RootState) => state.api,
    (state: RootState) => state.preferences.acknowledged,
    selectRelease,
  ],
  (api, acknowledged, release): IssuesViewModel => {
    const findings = lookEverywhere({ api }, release)
    const partly = findings.flatMap(found => found.partly ?? [])
    const unchecked = findings.flatMap(found => found.unchecked ?? [])
    const details = issueDetailQueries({
      pools: selectData({ api }, issuePoolsQuery)?.items,
      silos: selectData({ api }, issueSilosQuery)?.items,
    })
    const newer = newerIssueQueries(feature => supports(release, feature))
    const queries = [...ISSUE_QUERIES.slice(0, 2), ...newer, ...ISSUE_QUERIES.slice(2), ...details]
    const answered = queries.filter(query => isAnswered(selectEntry({ api }, query))).length
    const readAt = selectEntry({ api }, siloUtilizationsQuery)?.fulfilledTimeStamp ?? 0
    const issues = findings
      .flatMap(found => found.issues.map(issue => toRow(issue, acknowledged, readAt)))
      .sort(byUrgency)
    const isWhole =
      partly.length + unchecked.length === 0 && queries.every(query => selectData({ api }, query))
    return {
      issues,
      open: issues.filter(issue => !issue.acknowledged).length,
      gone: isWhole
        ? acknowledged
            .map(({ id }) => id)
            .filter(id => !id.startsWith(`${HIDDEN}/`) && !issues.some(issue => issue.id === id))
        : [],
      queries,
      answered,
      unchecked,
      partly,
      isWhole,
      isSettled: answered === queries.length,
      checked: findings.filter(({ isNamed }) => isNamed).map(({ source }) => source),
    }
  },
)
