import { every, list } from '@/api/core/tags'
import { tableOf, type Operation } from '@/api/core/operation'
import { accountCalls } from '@/api/generated/calls/account'
import { affinityCalls } from '@/api/generated/calls/affinity'
import { externalCalls } from '@/api/generated/calls/external'
import { multicastCalls } from '@/api/generated/calls/multicast'
import { restCalls } from '@/api/generated/calls/rest'
import { systemCalls } from '@/api/generated/calls/system'
import { vpcCalls } from '@/api/generated/calls/vpc'
import type { Entries, AnyOperationId } from './entry'
import { accountEntries } from './account'
import { affinityEntries } from './affinity'
import { externalEntries } from './external'
import { multicastEntries } from './multicast'
import { systemEntries } from './system'
import { firstOperations } from './table'
import { vpcEntries } from './vpc'

/** Operations that no screen calls. */
export const restEntries = {
  // Test endpoints on the network. Requests always name their project.
  probeCreate: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },
  probeDelete: { invalidates: () => [list('probe'), every('ipPoolUtilization')] },

  // Other operations that no screen calls.
  /** Receives the identity provider's response and redirects. */
  loginSaml: { invalidates: () => [list('currentUser')] },
} satisfies Entries

export type { AnyArgsOf, AnyOperationId, AnyResultOf } from './entry'

/** Every operation of the API, by its id in camelCase. */
export const allOperations: Readonly<Record<AnyOperationId, Operation>> = {
  ...firstOperations,
  ...tableOf(accountCalls, accountEntries),
  ...tableOf(affinityCalls, affinityEntries),
  ...tableOf(externalCalls, externalEntries),
  ...tableOf(multicastCalls, multicastEntries),
  ...tableOf(systemCalls, systemEntries),
  ...tableOf(vpcCalls, vpcEntries),
  ...tableOf(restCalls, restEntries),
}
