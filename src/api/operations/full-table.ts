import { addressLots } from './address-lots'
import { affinityGroups } from './affinity-groups'
import { allowList } from './allow-list'
import { certificates } from './certificates'
import { probes } from './probes'
import { switchPortSettings } from './switch-port-settings'
import { switchPorts } from './switch-ports'
import { updates } from './updates'
import { withoutScreen } from './without-screen'
import { systemOperations } from './system-table'
import { firstOperations } from './table'
import { vpcOperations } from './vpc-table'

/** Every operation of the API, by its id in camelCase: what the backend answers. */
export const allOperations = {
  ...firstOperations,
  ...systemOperations,
  ...vpcOperations,
  ...addressLots,
  ...affinityGroups,
  ...allowList,
  ...certificates,
  ...probes,
  ...switchPortSettings,
  ...switchPorts,
  ...updates,
  ...withoutScreen,
}

export type AnyOperationId = keyof typeof allOperations

type TypesOf<Id extends AnyOperationId> = NonNullable<(typeof allOperations)[Id]['types']>

/** What the operation is called with: `{path?, query?, body?}`. */
export type AnyArgsOf<Id extends AnyOperationId> = TypesOf<Id>['args']

/** What the operation answers. */
export type AnyResultOf<Id extends AnyOperationId> = TypesOf<Id>['result']
