import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { usersQuery } from '@/store/access/queries'
import { optional } from '@/store/routing/route-query'
import { fleetAccessQueries } from '@/store/system/fleet-access/queries'
import {
  ISSUE_QUERIES,
  issueDetailQueries,
  issuePoolsQuery,
  issueSilosQuery,
} from '@/store/system/issues/queries'
import { inboundIcmpQuery } from '@/store/system/inbound-icmp/queries'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { allSledsQuery } from '@/store/system/sleds/queries'
import { unadoptedDisksQuery } from '@/store/system/unadopted-disks/queries'
import { siloChoicesQuery, siloUtilizationsQuery } from '@/store/system/utilization/queries'
import { definePages } from '@/views/shell/route-tree'

const AUDIT_LOG = sectionCrumb(systemSections.auditLog)

/** The pages about the system as a whole. */
export const overviewPages = definePages(
  {
    id: 'system/utilization/page',
    path: systemPaths.utilization.pattern,
    layout: systemLayout,
    crumbs: crumbs(sectionCrumb(systemSections.utilization)),
    queries: () => [siloUtilizationsQuery, siloChoicesQuery, optional(allSledsQuery)],
    screen: () => import('./utilization/page.screen'),
  },
  {
    id: 'system/networking-settings/page',
    path: systemPaths.networkingSettings.pattern,
    layout: systemLayout,
    crumbs: crumbs(sectionCrumb(systemSections.networkingSettings)),
    queries: () => [inboundIcmpQuery],
    queriesAfter: fleetRoleQueries,
    needs: 'inboundIcmp',
    screen: () => import('./networking-settings/page.screen'),
  },
  {
    id: 'system/fleet-access/list',
    path: systemPaths.fleetAccess.pattern,
    layout: systemLayout,
    crumbs: crumbs(sectionCrumb(systemSections.fleetAccess)),
    queries: () => fleetAccessQueries,
    queriesAfter: fleetRoleQueries,
    screen: () => import('./fleet-access/list.screen'),
  },
  {
    id: 'system/audit-log/list',
    path: systemPaths.auditLog.pattern,
    layout: systemLayout,
    crumbs: crumbs(AUDIT_LOG),
    queries: () => [optional(siloChoicesQuery), optional(usersQuery({}))],
    needs: 'auditLog',
    screen: () => import('./audit-log/list.screen'),
  },
  {
    id: 'system/audit-log/panel',
    path: systemPaths.auditEntry.pattern,
    layout: systemLayout,
    parent: 'system/audit-log/list',
    crumbs: crumbs(AUDIT_LOG, titleCrumb('Entry', systemPaths.auditEntry)),
    needs: 'auditLog',
    screen: () => import('./audit-log/panel.screen'),
  },
  {
    id: 'system/issues/page',
    path: systemPaths.issues.pattern,
    layout: systemLayout,
    crumbs: crumbs(sectionCrumb(systemSections.issues)),
    queries: () => ISSUE_QUERIES.map(optional),
    queriesAfter: (_params, read, supports) =>
      [
        ...(supports('diskAdoption') ? [unadoptedDisksQuery] : []),
        ...issueDetailQueries({
          pools: read(issuePoolsQuery)?.items,
          silos: read(issueSilosQuery)?.items,
        }),
      ].map(optional),
    screen: () => import('./issues/page.screen'),
  },
)
