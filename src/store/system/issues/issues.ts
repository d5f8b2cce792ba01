import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type AnswerOf, type ApiState } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { currentUserQuery } from '@/store/session/queries'
import { ownCertificatesQuery } from '@/store/silo/certificates/queries'
import type { RootState } from '@/store/setup/state'
import { allPhysicalDisksQuery } from '../physical-disks/queries'
import { allSledsQuery } from '../sleds/queries'
import { allBundlesQuery } from '../support-bundles/queries'
import { unadoptedDisksQuery } from '../unadopted-disks/queries'
import { uninitializedSledsQuery } from '../uninitialized-sleds/queries'
import { siloUtilizationsQuery } from '../utilization/queries'
import { selectEstimate } from '../utilization/rules'
import {
  ASKED_EACH,
  bfdStatusQuery,
  bgpStatusQuery,
  ISSUE_QUERIES,
  issueDetailQueries,
  issuePoolsQuery,
  issueSilosQuery,
  poolUtilizationQuery,
  siloPoolsQuery,
} from './queries'
import {
  bfdIssues,
  bgpIssues,
  bundleIssues,
  certificateIssues,
  defaultPoolIssues,
  diskIssues,
  poolIssues,
  siloIssues,
  sledIssues,
  unadoptedIssues,
  uninitializedIssues,
  type Issue,
  type Severity,
} from './rules'

export interface IssueRowViewModel extends Issue {
  id: string
}

export interface IssuesViewModel {
  issues: readonly IssueRowViewModel[]
  /** Sources that could not be read, and why. */
  unchecked: readonly { source: string; message: string }[]
  /** Lists of which only the beginning was checked, such as `the first 50 of 60 silos`. */
  partly: readonly string[]
  /** Whether all has been read and checked. */
  isWhole: boolean
}

interface Finding {
  issues: readonly Issue[]
  partly?: string
  unchecked?: { source: string; message: string }
}

/** Reports that a list is incomplete, or that only its first `most` items are checked. */
const partlyOf = (source: string, answer: unknown, most: number): Pick<Finding, 'partly'> => {
  const { items, nextPage } = answer as { items?: readonly unknown[]; nextPage?: string | null }
  if (!items) return {}
  if (items.length > most) return { partly: `the first ${most} of ${items.length} ${source}` }
  return nextPage ? { partly: `the first ${items.length} ${source}` } : {}
}

/** The issues found in the answer to a query, or the error if it failed. */
const look = <Q extends Query>(
  state: ApiState,
  source: string,
  query: Q,
  find: (answer: NonNullable<AnswerOf<Q>>) => readonly Issue[],
  most = Infinity,
): Finding => {
  const { data, error } = selectEntry(state, query) ?? {}
  return {
    issues: data ? find(data) : [],
    ...(error && { unchecked: { source, message: error.message } }),
    ...(data && partlyOf(source, data, most)),
  }
}

const itemsOf = <Q extends Query>(state: ApiState, query: Q) =>
  selectEntry(state, query)?.data ?? { items: [] }

const lookEverywhere = (state: ApiState): readonly Finding[] => [
  look(state, 'IP pools', issuePoolsQuery, () => [], ASKED_EACH),
  ...itemsOf(state, issuePoolsQuery)
    .items.slice(0, ASKED_EACH)
    .map(({ name }) =>
      look(state, `IP pool ${name}`, poolUtilizationQuery({ pool: name }), found =>
        poolIssues(name, found),
      ),
    ),
  look(state, 'utilization of silos', siloUtilizationsQuery, ({ items }) =>
    items.flatMap(silo => siloIssues(silo, selectEstimate(state))),
  ),
  look(state, 'silos', issueSilosQuery, () => [], ASKED_EACH),
  ...itemsOf(state, issueSilosQuery)
    .items.slice(0, ASKED_EACH)
    .map(({ name }) =>
      look(state, `IP pools of silo ${name}`, siloPoolsQuery({ silo: name }), ({ items }) =>
        defaultPoolIssues(name, items),
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
  look(state, 'certificates', ownCertificatesQuery, page =>
    certificateIssues(
      page.items,
      selectData(state, currentUserQuery)?.siloName ?? '',
      selectEntry(state, ownCertificatesQuery)?.fulfilledTimeStamp ?? 0,
    ),
  ),
]

const isAllRead = (state: ApiState): boolean =>
  [
    ...ISSUE_QUERIES,
    ...issueDetailQueries({
      pools: selectData(state, issuePoolsQuery)?.items,
      silos: selectData(state, issueSilosQuery)?.items,
    }),
  ].every(query => selectData(state, query))

/** The most urgent first. */
export const ORDER: readonly Severity[] = ['critical', 'warning', 'notice']

/** All issues, most severe first, and what could not be checked. */
export const selectIssues = createSelector(
  [(state: RootState) => state.api],
  (api): IssuesViewModel => {
    const findings = lookEverywhere({ api })
    const partly = findings.flatMap(found => found.partly ?? [])
    return {
      issues: findings
        .flatMap(({ issues }) => issues)
        .map(issue => ({ ...issue, id: `${issue.kind}/${issue.subject}/${issue.text}` }))
        .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity)),
      unchecked: findings.flatMap(({ unchecked }) => unchecked ?? []),
      partly,
      isWhole: partly.length === 0 && isAllRead({ api }),
    }
  },
)
