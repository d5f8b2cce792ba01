import { affinity } from './affinity'
import { disks } from './disks'
import { externalIps } from './external-ips'
import { firewall } from './firewall'
import { floatingIps } from './floating-ips'
import { images } from './images'
import { instances } from './instances'
import { ipPools } from './ip-pools'
import { metrics } from './metrics'
import { networkInterfaces } from './network-interfaces'
import { policies } from './policies'
import { projects } from './projects'
import { sessions } from './sessions'
import { snapshots } from './snapshots'
import { sshKeys } from './ssh-keys'
import { subnets } from './subnets'
import { systemStatus } from './system-status'
import { timeseries } from './timeseries'
import { users } from './users'
import { utilization } from './utilization'
import { vpcs } from './vpcs'
import type { Operation } from '@/api/core/operation'
import type { affinityGroups } from './affinity-groups'
import type { systemOperations } from './system-table'
import type { vpcOperations } from './vpc-table'

/**
 * The operations of the API that the console may call from its start, by their ids in camelCase.
 * Those that only a late area calls come with its routes; what no screen needs stands in
 * `full-table.ts` only.
 */
export const firstOperations = {
  ...affinity,
  ...disks,
  ...externalIps,
  ...firewall,
  ...floatingIps,
  ...images,
  ...instances,
  ...ipPools,
  ...metrics,
  ...networkInterfaces,
  ...policies,
  ...projects,
  ...sessions,
  ...snapshots,
  ...sshKeys,
  ...subnets,
  ...systemStatus,
  ...timeseries,
  ...users,
  ...utilization,
  ...vpcs,
}

export type Operations = typeof firstOperations &
  typeof affinityGroups &
  typeof systemOperations &
  typeof vpcOperations
export type OperationId = keyof Operations

type IdsOf<Kind> = {
  [Id in OperationId]: Operations[Id]['kind'] extends Kind ? Id : never
}[OperationId]

export type QueryId = IdsOf<'query'>
type MutationId = IdsOf<'mutation'>

type TypesOf<Id extends OperationId> = NonNullable<Operations[Id]['types']>

/** What the operation is called with: `{path?, query?, body?}`. */
type ArgsOf<Id extends OperationId> = TypesOf<Id>['args']

/** What the operation answers, as it lies in the cache. */
export type ResultOf<Id extends OperationId> = TypesOf<Id>['result']

/** Which data somebody needs, as data. */
export type Query<Id extends QueryId = QueryId> = {
  [Each in Id]: {
    readonly endpoint: Each
    readonly args: ArgsOf<Each>
    /** Statuses that are answers, too: the result is then undefined. Cached apart from the plain query. */
    readonly expect?: readonly number[]
  }
}[Id]

/** What somebody wants done, as data. */
export type Command<Id extends MutationId = MutationId> = {
  [Each in Id]: { readonly endpoint: Each; readonly args: ArgsOf<Each> }
}[Id]

/** Code, and the same for every store: what late routes bring is only ever added. */
const known: Partial<Record<OperationId, Operation>> = { ...firstOperations }

/** Takes over the operations that come with the routes of a late area. */
export const addOperations = (operations: Partial<Operations>): void => {
  Object.assign(known, operations)
}

/** The operation of that id, seen as any operation. Throws if the routes that bring it have not loaded. */
export const operationOf = (id: OperationId): Operation => {
  const operation = known[id]
  if (!operation) throw new Error(`The operation ${id} is not there yet.`)
  return operation
}
