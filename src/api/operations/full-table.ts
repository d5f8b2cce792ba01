import { tableOf, type Operation } from '@/api/core/operation'
import { accountCalls } from '@/api/generated/calls/account'
import { affinityCalls } from '@/api/generated/calls/affinity'
import { externalCalls } from '@/api/generated/calls/external'
import { multicastCalls } from '@/api/generated/calls/multicast'
import { restCalls } from '@/api/generated/calls/rest'
import { systemCalls } from '@/api/generated/calls/system'
import { vpcCalls } from '@/api/generated/calls/vpc'
import { accountEntries } from './account'
import { affinityEntries } from './affinity'
import type { AnyOperationId } from './entry'
import { externalEntries } from './external'
import { multicastEntries } from './multicast'
import { restEntries } from './rest'
import { systemEntries } from './system'
import { firstOperations } from './table'
import { vpcEntries } from './vpc'

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
