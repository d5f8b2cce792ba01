import { every, list } from '@/api/core/tags'
import { tableOf, type Operation } from '@/api/core/operation'
import { restCalls } from '@/api/generated/calls/rest'
import type { Entries, AnyOperationId } from './entry'
import { accountOperations } from './account'
import { affinityOperations } from './affinity'
import { externalSubnetOperations } from './external'
import { multicastOperations } from './multicast'
import { systemOperations } from './system'
import { firstOperations } from './table'
import { vpcOperations } from './vpc'

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
  ...accountOperations,
  ...affinityOperations,
  ...externalSubnetOperations,
  ...multicastOperations,
  ...systemOperations,
  ...vpcOperations,
  ...tableOf(restCalls, restEntries),
}
