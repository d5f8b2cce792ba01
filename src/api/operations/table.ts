import { affinity } from './affinity'
import { bfd } from './bfd'
import { bgp } from './bgp'
import { disks } from './disks'
import { externalIps } from './external-ips'
import { firewall } from './firewall'
import { floatingIps } from './floating-ips'
import { hardware } from './hardware'
import { identityProviders } from './identity-providers'
import { images } from './images'
import { instances } from './instances'
import { internetGateways } from './internet-gateways'
import { ipPools } from './ip-pools'
import { metrics } from './metrics'
import { networkInterfaces } from './network-interfaces'
import { policies } from './policies'
import { projects } from './projects'
import { routers } from './routers'
import { routes } from './routes'
import { sessions } from './sessions'
import { silos } from './silos'
import { sleds } from './sleds'
import { snapshots } from './snapshots'
import { sshKeys } from './ssh-keys'
import { subnets } from './subnets'
import { supportBundles } from './support-bundles'
import { systemStatus } from './system-status'
import { timeseries } from './timeseries'
import { users } from './users'
import { utilization } from './utilization'
import { vpcs } from './vpcs'
import type { Operation } from '@/api/core/operation'

/**
 * The operations of the API that the console may call, by their ids in camelCase. What no screen
 * needs stands in `full-table.ts` only.
 */
export const operations = {
  ...affinity,
  ...bfd,
  ...bgp,
  ...disks,
  ...externalIps,
  ...firewall,
  ...floatingIps,
  ...hardware,
  ...identityProviders,
  ...images,
  ...instances,
  ...internetGateways,
  ...ipPools,
  ...metrics,
  ...networkInterfaces,
  ...policies,
  ...projects,
  ...routers,
  ...routes,
  ...sessions,
  ...silos,
  ...sleds,
  ...snapshots,
  ...sshKeys,
  ...subnets,
  ...supportBundles,
  ...systemStatus,
  ...timeseries,
  ...users,
  ...utilization,
  ...vpcs,
}

export type Operations = typeof operations
export type OperationId = keyof Operations

type IdsOf<Kind> = {
  [Id in OperationId]: Operations[Id]['kind'] extends Kind ? Id : never
}[OperationId]

export type QueryId = IdsOf<'query'>
export type MutationId = IdsOf<'mutation'>

type TypesOf<Id extends OperationId> = NonNullable<Operations[Id]['types']>

/** What the operation is called with: `{path?, query?, body?}`. */
export type ArgsOf<Id extends OperationId> = TypesOf<Id>['args']

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

/** The operation of that id, seen as any operation. */
export const operationOf = (id: OperationId): Operation => operations[id]
