import { grantQueries } from '@/store/access/queries'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import type { SystemForms } from '@/store/system/forms'
import { allIpPoolSilosQuery, allIpPoolsQuery } from '@/store/system/ip-pools/queries'
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
import { uninitializedSledsQuery } from '@/store/system/uninitialized-sleds/queries'
import { defineDialogs } from '@/views/shell/view'

/** The forms that can be requested over the operator's screens. */
export const systemDialogs = defineDialogs<SystemForms>({
  fleetRoleAdd: {
    queries: () => grantQueries({ on: 'fleet' }),
    load: () => import('./fleet-access/add.dialog'),
  },
  ipPoolSiloLink: {
    queries: ({ pool }) => [allSilosQuery, allIpPoolSilosQuery({ pool })],
    load: () => import('./ip-pool-silos/link.dialog'),
  },
  localUserCreate: { load: () => import('./silo-users/create.dialog') },
  localUserPassword: { load: () => import('./silo-users/password.dialog') },
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
  subnetPoolSiloLink: {
    queries: ({ subnetPool }) => [allSilosQuery, allSubnetPoolSilosQuery({ subnetPool })],
    load: () => import('./subnet-pools/link-silo.dialog'),
  },
  siloQuotasEdit: {
    queries: ({ silo }) => [mustBeFresh(siloUtilizationQuery({ silo }))],
    load: () => import('./silo-quotas/edit.dialog'),
  },
})
