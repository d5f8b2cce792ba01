import { grantQueries } from '@/store/access/queries'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import { allAddressLotsQuery } from '@/store/system/address-lots/queries'
import { alertClassesQuery, allAlertReceiversQuery } from '@/store/system/alerting/queries'
import { allBgpConfigsQuery } from '@/store/system/bgp/queries'
import type { SystemForms } from '@/store/system/forms'
import { allIpPoolSilosQuery, allIpPoolsQuery } from '@/store/system/ip-pools/queries'
import { allPortSettingsQuery, portSettingsViewQuery } from '@/store/system/port-settings/queries'
import { membershipQuery } from '@/store/system/rack-membership/queries'
import {
  allSiloIpPoolsQuery,
  allSilosQuery,
  siloUtilizationQuery,
} from '@/store/system/silos/queries'
import {
  allSiloSubnetPoolsQuery,
  allSubnetPoolSilosQuery,
  allSubnetPoolsQuery,
} from '@/store/system/subnet-pools/queries'
import { bundleViewQuery } from '@/store/system/support-bundles/queries'
import {
  allSwitchPortsQuery,
  lldpConfigQuery,
  switchPortQuery,
} from '@/store/system/switch-ports/queries'
import {
  allRepositoriesQuery,
  repositoryViewQuery,
  trustRootListQuery,
  trustRootViewQuery,
} from '@/store/system/update/queries'
import { uninitializedSledsQuery } from '@/store/system/uninitialized-sleds/queries'
import { defineDialogs } from '@/views/shell/route-tree'

/** The forms that can be requested over the operator's screens. */
export const systemDialogs = defineDialogs<SystemForms>({
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
