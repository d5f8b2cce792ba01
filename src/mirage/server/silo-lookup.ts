import { isUuid } from '@/lib/name-or-id'
import type { IpPoolRecord, IpPoolSiloRecord } from '../models/ip-pools'
import type { SiloRecord } from '../models/silos'
import type { SshKeyRecord } from '../models/ssh-keys'
import type { SubnetPoolRecord, SubnetPoolSiloRecord } from '../models/subnet-pools'
import { hasPoolAssignments } from '../rules/limits'
import { canReadSilo, type Context } from './access'
import { fail } from './errors'

/** Any silo for operators, else only the caller's own. */
export const silo = (context: Context, nameOrId: string): SiloRecord => {
  const { silos } = context.backendState.db
  const found = isUuid(nameOrId) ? silos.get(nameOrId) : silos.named('', nameOrId)
  const readable = found && !found.internal && canReadSilo(context, found.id)
  return readable ? found : fail.notFound('silo', nameOrId)
}

/** A pool as operators see it. Finds the control plane's own pools only from release 22 on. */
export const ipPool = ({ backendState }: Context, nameOrId: string): IpPoolRecord => {
  const { ipPools } = backendState.db
  const found = isUuid(nameOrId) ? ipPools.get(nameOrId) : ipPools.named('', nameOrId)
  const hidden = found?.assignment === 'system_services' && !hasPoolAssignments(backendState)
  return found && !hidden ? found : fail.notFound('ip-pool', nameOrId)
}

/** A pool linked to the caller's silo. */
export const siloIpPool = (
  context: Context,
  nameOrId: string,
): { pool: IpPoolRecord; link: IpPoolSiloRecord } => {
  const pool = ipPool(context, nameOrId)
  const link = context.backendState.db.ipPoolSilos
    .in(pool.id)
    .find(({ siloId }) => siloId === context.caller.user.siloId)
  return link ? { pool, link } : fail.notFound('ip-pool', nameOrId)
}

/** A subnet pool linked to the caller's silo. */
export const siloSubnetPool = (
  context: Context,
  nameOrId: string,
): { pool: SubnetPoolRecord; link: SubnetPoolSiloRecord } => {
  const { subnetPools, subnetPoolSilos } = context.backendState.db
  const pool = isUuid(nameOrId) ? subnetPools.get(nameOrId) : subnetPools.named('', nameOrId)
  const link =
    pool && subnetPoolSilos.in(pool.id).find(({ siloId }) => siloId === context.caller.user.siloId)
  return link ? { pool, link } : fail.notFound('subnet-pool', nameOrId)
}

/** One of the caller's own keys. */
export const sshKey = (context: Context, nameOrId: string): SshKeyRecord => {
  const { sshKeys } = context.backendState.db
  const userId = context.caller.user.id
  const found = isUuid(nameOrId) ? sshKeys.get(nameOrId) : sshKeys.named(userId, nameOrId)
  return found?.siloUserId === userId ? found : fail.notFound('ssh-key', nameOrId)
}
