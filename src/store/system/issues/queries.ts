import type { Query } from '@/api/operations/table'
import type { Feature } from '@/api/releases/ladder'
import { defineQuery, listOf } from '@/store/queries/define'
import { updateStatusQuery } from '@/store/release/queries'
import type { Supports } from '@/store/routing/route'
import { ownCertificatesQuery } from '@/store/silo/certificates/queries'
import { newestAlertsQuery } from '../alerting/queries'
import {
  allPhysicalDisksQuery,
  allSledsQuery,
  unadoptedDisksQuery,
  uninitializedSledsQuery,
} from '../sleds/queries'
import { allBundlesQuery } from '../support-bundles/queries'
import { siloChoicesQuery, siloUtilizationsQuery } from '../silos/queries'

export const { all: issuePoolsQuery } = listOf('systemIpPoolList')

export const issueSilosQuery = siloChoicesQuery

export const bgpStatusQuery = { endpoint: 'networkingBgpStatus', args: {} } as const satisfies Query

export const bfdStatusQuery = { endpoint: 'networkingBfdStatus', args: {} } as const satisfies Query

export const poolUtilizationQuery = defineQuery(({ pool }: { pool: string }) => ({
  endpoint: 'systemIpPoolUtilizationView',
  args: { path: { pool } },
}))

/** The pools that are linked to a silo. */
export const { all: siloPoolsQuery } = listOf('siloIpPoolList', ({ silo }: { silo: string }) => ({
  path: { silo },
}))

/** The last check of each instance that was found failed within a day, in all silos. */
export const failedInstancesQuery = {
  endpoint: 'systemTimeseriesQuery',
  args: {
    body: {
      query:
        'get virtual_machine:check | filter timestamp > @now() - 1d && state == "failed" | last 1',
    },
  },
} as const satisfies Query

/** The queries whose answers are checked for issues: first those that the home page begins with. */
export const ISSUE_QUERIES: readonly Query[] = [
  allSledsQuery,
  siloUtilizationsQuery,
  issuePoolsQuery,
  issueSilosQuery,
  allPhysicalDisksQuery,
  uninitializedSledsQuery,
  bgpStatusQuery,
  bfdStatusQuery,
  allBundlesQuery,
  ownCertificatesQuery,
  failedInstancesQuery,
]

const NEWER: readonly (readonly [Feature, Query])[] = [
  ['systemUpdate', updateStatusQuery],
  ['diskAdoption', unadoptedDisksQuery],
  ['alertList', newestAlertsQuery],
]

/** Those that only some releases know. */
export const newerIssueQueries = (supports: Supports): readonly Query[] =>
  NEWER.filter(([feature]) => supports(feature)).map(([, query]) => query)

interface Named {
  name: string
}

/** Maximum number of pools and of silos checked: each takes a request. */
export const ASKED_EACH = 50

/** The further queries for each pool and silo. */
export const issueDetailQueries = ({
  pools = [],
  silos = [],
}: {
  pools: readonly Named[] | undefined
  silos: readonly Named[] | undefined
}): readonly Query[] => [
  ...pools.slice(0, ASKED_EACH).map(({ name }) => poolUtilizationQuery({ pool: name })),
  ...silos.slice(0, ASKED_EACH).map(({ name }) => siloPoolsQuery({ silo: name })),
]
