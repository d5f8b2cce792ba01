import type { FilledPoolSelector } from '@/api/generated/filled'
import type { IpVersion } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import type { IpPoolRecord } from '../models/system-records'
import type { Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { type Span, spanContains, spanOf } from './addresses'
import { versionLabel } from './ip-stacks'

export const spansOf = (db: Db, poolId: string): Span[] =>
  db.ipPoolRanges.in(poolId).flatMap(({ range }) => spanOf(range) ?? [])

const poolsOfSilo = (db: Db, siloId: string, onlyDefault: boolean): IpPoolRecord[] =>
  db.ipPoolSilos
    .by('silo', siloId)
    .filter(({ isDefault }) => isDefault || !onlyDefault)
    .map(({ ipPoolId }) => db.ipPools.get(ipPoolId) ?? fail.internal())
    .filter(({ poolType }) => poolType === 'unicast')

/** The silo's default pools for external IPs: one, or from release 18 on one for each IP version. */
export const defaultPoolsOf = (db: Db, siloId: string): IpPoolRecord[] =>
  poolsOfSilo(db, siloId, true)

const defaultPool = ({ backendState, caller }: Context, version: IpVersion | null) => {
  const [pool, ...others] = defaultPoolsOf(backendState.db, caller.user.siloId).filter(
    ({ ipVersion }) => !version || ipVersion === version,
  )
  if (others.length > 0) {
    fail.invalidRequest('the silo has several default IP pools: the IP version must be specified')
  }
  const label = version ? `${versionLabel(version)} ` : ''
  return pool ?? fail.absent(`default ${label}IP pool for current silo`)
}

/** The requested pool, which must be linked to the caller's silo, or a default of the silo. */
export const choosePool = (context: Context, selector: FilledPoolSelector): IpPoolRecord => {
  if (selector.type === 'auto') return defaultPool(context, selector.ipVersion)
  const { pool } = lookup.siloIpPool(context, selector.pool)
  return pool.poolType === 'unicast'
    ? pool
    : fail.invalidRequest(`IP pool "${pool.name}" is not a unicast pool`)
}

/** The pool of the caller's silo that has the address. */
export const poolWith = ({ backendState: { db }, caller }: Context, address: string) => {
  const ip = parseIp(address)
  const has = ({ id }: IpPoolRecord) => ip && spansOf(db, id).some(span => spanContains(span, ip))
  return (
    poolsOfSilo(db, caller.user.siloId, false).find(has) ??
    fail.invalidRequest(
      `The requested external IP address ${address} is in no IP pool linked to the current silo`,
    )
  )
}
