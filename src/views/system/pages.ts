import type { DashboardForms } from '@/store/explorer/forms'
import { grantQueries, usersQuery } from '@/store/access/queries'
import { updateStatusQuery } from '@/store/release/queries'
import { mustBeFresh, optional } from '@/store/queries/define'
import {
  allAddressLotsQuery,
  allPortSettingsQuery,
  portSettingsViewQuery,
  allSwitchPortsQuery,
  lldpConfigQuery,
  switchPortQuery,
} from '@/store/system/switch-ports/queries'
import { alertClassesQuery, allAlertReceiversQuery } from '@/store/system/alerting/queries'
import { allBgpConfigsQuery } from '@/store/system/bgp/queries'
import {
  fleetAccessQueries,
  allSiloIpPoolsQuery,
  allSilosQuery,
  identityProviderQuery,
  siloListQuery,
  siloPageQueries,
  siloTabQueries,
  siloUtilizationQuery,
  siloChoicesQuery,
  siloUtilizationsQuery,
} from '@/store/system/silos/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import type { SystemForms } from '@/store/system/forms'
import {
  allIpPoolSilosQuery,
  allIpPoolsQuery,
  allSiloSubnetPoolsQuery,
  allSubnetPoolSilosQuery,
  allSubnetPoolsQuery,
  siloSubnetPoolTabQueries,
} from '@/store/system/ip-pools/queries'
import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import {
  ISSUE_QUERIES,
  issueDetailQueries,
  issuePoolsQuery,
  issueSilosQuery,
  newerIssueQueries,
} from '@/store/system/issues/queries'
import { systemLayout, systemSections } from '@/store/system/layout'
import { shortId, SILO_TABS, systemPaths, tabOf } from '@/store/system/paths'
import {
  membershipQuery,
  allSledsQuery,
  uninitializedSledsQuery,
} from '@/store/system/sleds/queries'
import {
  bundleFileSizeQuery,
  bundleListQuery,
  bundleViewQuery,
} from '@/store/system/support-bundles/queries'
import {
  allRepositoriesQuery,
  repositoryListQuery,
  repositoryViewQuery,
  trustRootListQuery,
  trustRootViewQuery,
} from '@/store/system/update/queries'
import { area, defineDialogs, over, page, redirect, tabs } from '@/views/shell/route-tree'
import { alerting } from './alerting-pages'
import { inventoryPages } from './inventory-pages'
import { metricsPages } from './metrics-pages'
import { networkPages } from './network-pages'
import { poolPages } from './pool-pages'

export { systemOperations as operations } from '@/api/operations/system'

/** The badge in the sidebar of every page depends on them. */
export const sagas = [watchAcknowledged]

const siloPage = page(
  'system/silos/page',
  `${systemPaths.silo.pattern}?tab`,
  {
    crumb: ({ silo }) => silo,
    queries: siloPageQueries,
    queriesAfter: (params, read, supports) => [
      ...fleetRoleQueries(params, read),
      ...siloTabQueries(params, read),
      ...siloSubnetPoolTabQueries(params, supports),
    ],
    screen: () => import('./silos/page.screen'),
  },
  [
    over('system/identity-providers/create', systemPaths.identityProviderCreate, {
      title: 'New identity provider',
      screen: () => import('./identity-providers/create.screen'),
    }),
    over('system/identity-providers/panel', systemPaths.identityProvider, {
      queries: ({ silo, provider }) => [identityProviderQuery({ silo, provider })],
      screen: () => import('./identity-providers/panel.screen'),
    }),
    // Tabs have their place in the query string here, and in the path in other consoles.
    ...SILO_TABS.map(tab =>
      redirect(`system/silos/${tab}`, `${systemPaths.silo.pattern}/${tab}`, params =>
        tabOf(systemPaths.silo(params), tab),
      ),
    ),
  ],
)

/** Offered in each tab of the page. */
const supportBundles = page(
  'system/support-bundles/list',
  systemPaths.supportBundles,
  {
    crumb: systemSections.supportBundles,
    list: () => bundleListQuery,
    queriesAfter: fleetRoleQueries,
    screen: () => import('./support-bundles/list.screen'),
  },
  [
    over('system/support-bundles/create', systemPaths.supportBundleCreate, {
      create: 'New support bundle',
      screen: () => import('./support-bundles/create.screen'),
    }),
    page('system/support-bundles/page', `${systemPaths.supportBundle.pattern}?file`, {
      crumb: ({ bundleId }) => shortId(bundleId),
      heading: 'Support bundle',
      queries: ({ bundleId, file }) => [
        bundleViewQuery({ bundleId }),
        ...(file ? [optional(bundleFileSizeQuery({ bundleId, file }))] : []),
      ],
      queriesAfter: fleetRoleQueries,
      screen: () => import('./support-bundles/page.screen'),
    }),
  ],
)

const update = tabs(
  'system/update/page',
  systemPaths.update,
  {
    crumb: systemSections.update,
    heading: 'System update',
    screen: () => import('./update/page.screen'),
  },
  [
    page('system/update/status', systemPaths.update, {
      queries: () => [updateStatusQuery],
      queriesAfter: fleetRoleQueries,
      screen: () => import('./update/status.screen'),
    }),
    page('system/update/repositories', systemPaths.updateRepositories, {
      crumb: 'Repositories',
      needs: 'systemUpdate',
      queries: () => [repositoryListQuery, optional(updateStatusQuery)],
      queriesAfter: fleetRoleQueries,
      screen: () => import('./update/repositories.screen'),
    }),
    page('system/update/trust-roots', systemPaths.updateTrustRoots, {
      crumb: 'Trust roots',
      needs: 'trustRoots',
      queries: () => [trustRootListQuery, optional(updateStatusQuery)],
      queriesAfter: fleetRoleQueries,
      screen: () => import('./update/trust-roots.screen'),
    }),
  ],
)

/** The operator's pages, in the frame with their sections. */
export const routes = [
  area({ layout: systemLayout }, [
    page(
      'system/silos/list',
      systemPaths.silos,
      {
        crumb: systemSections.silos,
        list: () => siloListQuery,
        palette: {
          rows: [
            {
              list: () => siloListQuery,
              group: 'Silo detail',
              to: (_params, silo) => systemPaths.silo({ silo }),
            },
          ],
        },
        queriesAfter: fleetRoleQueries,
        screen: () => import('./silos/list.screen'),
      },
      [
        over('system/silos/create', systemPaths.siloCreate, {
          create: 'New silo',
          screen: () => import('./silos/create.screen'),
        }),
        siloPage,
      ],
    ),
    page('system/utilization/page', systemPaths.utilization, {
      crumb: systemSections.utilization,
      queries: () => [siloUtilizationsQuery, siloChoicesQuery, optional(allSledsQuery)],
      screen: () => import('./utilization/page.screen'),
    }),
    ...metricsPages,
    page('system/issues/home', systemPaths.home, {
      crumb: systemSections.home,
      heading: 'Home',
      screen: () => import('./issues/home.screen'),
    }),
    ...inventoryPages,
    ...poolPages,
    ...networkPages,
    page('system/fleet-access/list', systemPaths.fleetAccess, {
      crumb: systemSections.fleetAccess,
      queries: () => fleetAccessQueries,
      queriesAfter: fleetRoleQueries,
      screen: () => import('./fleet-access/list.screen'),
    }),
    update,
    page(
      'system/audit-log/list',
      systemPaths.auditLog,
      {
        crumb: systemSections.auditLog,
        queries: () => [optional(siloChoicesQuery), optional(usersQuery({}))],
        screen: () => import('./audit-log/list.screen'),
      },
      [
        over('system/audit-log/panel', systemPaths.auditEntry, {
          title: 'Entry',
          screen: () => import('./audit-log/panel.screen'),
        }),
      ],
    ),
    page('system/alerting/root', systemPaths.alerting, {
      needs: 'alerts',
      resolveTo: (_params, _read, supports) =>
        supports('alertList') ? systemPaths.alerts() : systemPaths.alertReceivers(),
    }),
    alerting,
    supportBundles,
    page('system/issues/page', systemPaths.issues, {
      crumb: systemSections.issues,
      queries: () => ISSUE_QUERIES.map(optional),
      queriesAfter: (_params, read, supports) =>
        [
          ...newerIssueQueries(supports),
          ...issueDetailQueries({
            pools: read(issuePoolsQuery)?.items,
            silos: read(issueSilosQuery)?.items,
          }),
        ].map(optional),
      screen: () => import('./issues/page.screen'),
    }),
  ]),
]

/** The forms that can be requested over the operator's screens. */
export const dialogs = defineDialogs<SystemForms & DashboardForms>({
  dashboardName: { load: () => import('@/views/shared/explorer/dashboard-name.dialog') },
  dashboardImport: { load: () => import('@/views/shared/explorer/dashboard-import.dialog') },
  alertResendTo: {
    queries: () => [allAlertReceiversQuery],
    load: () => import('./alerting/resend-to.dialog'),
  },
  bgpJson: { load: () => import('./bgp/json.dialog') },
  fleetRoleAdd: {
    queries: () => grantQueries({ on: 'fleet' }),
    load: () => import('./fleet-access/add.dialog'),
  },
  finishRecovery: {
    queries: () => [optional(allRepositoriesQuery)],
    load: () => import('./update/finish-recovery.dialog'),
  },
  ipPoolSiloLink: {
    queries: ({ pool }) => [allSilosQuery, allIpPoolSilosQuery({ pool })],
    load: () => import('./ip-pool-silos/link.dialog'),
  },
  localUserCreate: { load: () => import('./silo-users/create.dialog') },
  localUserPassword: { load: () => import('./silo-users/password.dialog') },
  repositoryJson: {
    queries: params => [repositoryViewQuery(params)],
    load: () => import('./update/repository-json.dialog'),
  },
  repositoryUpload: {
    queries: () => [optional(trustRootListQuery)],
    load: () => import('./update/repository-upload.dialog'),
  },
  portSettingsAddress: {
    queries: () => [allAddressLotsQuery],
    load: () => import('./port-settings/address.dialog'),
  },
  portSettingsInterface: { load: () => import('./port-settings/interface.dialog') },
  portSettingsLink: { load: () => import('./port-settings/link.dialog') },
  portSettingsPeer: {
    queries: () => [allBgpConfigsQuery],
    load: () => import('./port-settings/peer.dialog'),
  },
  portSettingsReview: {
    queries: params => [mustBeFresh(portSettingsViewQuery(params)), allSwitchPortsQuery],
    load: () => import('./port-settings/review.dialog'),
  },
  portSettingsRoute: { load: () => import('./port-settings/route.dialog') },
  rackSledsAdd: {
    queries: ({ rackId }) => [
      mustBeFresh(uninitializedSledsQuery),
      optional(membershipQuery({ rackId })),
    ],
    load: () => import('./rack-membership/add-sleds.dialog'),
  },
  scimTokenCreate: { load: () => import('./scim-tokens/create.dialog') },
  siloCertificateAdd: { load: () => import('./silos/add-certificate.dialog') },
  siloIpPoolLink: {
    queries: ({ silo }) => [allIpPoolsQuery, allSiloIpPoolsQuery({ silo })],
    load: () => import('./silo-ip-pools/link.dialog'),
  },
  siloSubnetPoolLink: {
    queries: ({ silo }) => [allSubnetPoolsQuery, allSiloSubnetPoolsQuery({ silo })],
    load: () => import('./subnet-pools/link-pool.dialog'),
  },
  supportBundleComment: {
    queries: params => [mustBeFresh(bundleViewQuery(params))],
    load: () => import('./support-bundles/comment.dialog'),
  },
  subnetPoolSiloLink: {
    queries: ({ subnetPool }) => [allSilosQuery, allSubnetPoolSilosQuery({ subnetPool })],
    load: () => import('./subnet-pools/link-silo.dialog'),
  },
  switchPortApply: {
    queries: params => [mustBeFresh(switchPortQuery(params)), allPortSettingsQuery],
    load: () => import('./switch-ports/apply.dialog'),
  },
  switchPortLldp: {
    queries: port => [mustBeFresh(lldpConfigQuery(port))],
    load: () => import('./switch-ports/lldp.dialog'),
  },
  targetRelease: { load: () => import('./update/target-release.dialog') },
  trustRootAdd: { load: () => import('./update/trust-root-add.dialog') },
  trustRootJson: {
    queries: params => [trustRootViewQuery(params)],
    load: () => import('./update/trust-root-json.dialog'),
  },
  webhookResendFailed: { load: () => import('./alerting/resend-failed.dialog') },
  webhookSecretAdd: { load: () => import('./alerting/add-secret.dialog') },
  webhookSubscriptionAdd: {
    queries: () => [alertClassesQuery],
    load: () => import('./alerting/add-subscription.dialog'),
  },
  siloQuotasEdit: {
    queries: ({ silo }) => [mustBeFresh(siloUtilizationQuery({ silo }))],
    load: () => import('./silo-quotas/edit.dialog'),
  },
})
