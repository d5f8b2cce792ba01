import type { IpVersion } from '@/api/generated/types'
import type { IpPoolRangeRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { stackAddresses, versionOf } from './ip-stacks'
import { isInUse } from './pool-ranges'
import { ofVersion, withTransitIps } from './transit-ips'

const versionOfRange = ({ range }: IpPoolRangeRecord): IpVersion => versionOf(range.first)

/**
 * Gives each IP pool the version of its ranges, as release 17 does. A pool with ranges of both
 * versions loses those of IPv6 that are not in use.
 */
export const settlePoolVersions = ({ db }: BackendState): void => {
  for (const { id } of Array.from(db.ipPools.all())) {
    const ranges = db.ipPoolRanges.in(id)
    const versions = new Set(ranges.map(versionOfRange))
    if (versions.size === 0) continue
    db.ipPools.update(id, { ipVersion: versions.has('v4') ? 'v4' : 'v6' })
    if (versions.size === 1) continue
    for (const range of ranges) {
      if (versionOfRange(range) === 'v6' && !isInUse(db, range)) db.ipPoolRanges.remove(range.id)
    }
  }
}

/** Leaves interfaces only the transit IPs of their address's version, as release 18 does. */
export const separateTransitIps = (backendState: BackendState): void => {
  const { networkInterfaces } = backendState.db
  for (const { id, ipStack } of Array.from(networkInterfaces.all())) {
    if (ipStack.type === 'dual_stack') continue
    const [version] = stackAddresses(ipStack).map(versionOf)
    const own = ipStack.value.transitIps.filter(text => version && ofVersion(text, version))
    networkInterfaces.update(id, { ipStack: withTransitIps(backendState, ipStack, own) })
  }
}
