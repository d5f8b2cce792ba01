import type { Release } from '@/api/releases/ladder'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { ephemeralsOf } from './external-addresses'

/** Removes records while walking through their table. */
const removeAll = <T extends { readonly id: string }>(
  table: { all(): Iterable<T>; remove(id: string): void },
  isGone: (record: T) => boolean = () => true,
): void => {
  for (const record of Array.from(table.all())) if (isGone(record)) table.remove(record.id)
}

const withoutNewPlatform = ({ instances }: Db): void => {
  for (const { id, cpuPlatform } of Array.from(instances.all())) {
    if (cpuPlatform === 'amd_turin_v2') instances.update(id, { cpuPlatform: 'amd_turin' })
  }
}

const withoutLocalDisks = ({ disks, instances }: Db): void => {
  removeAll(disks, ({ diskType }) => diskType === 'local')
  for (const { id, bootDiskId } of Array.from(instances.all())) {
    if (bootDiskId && !disks.get(bootDiskId)) instances.update(id, { bootDiskId: null })
  }
}

/** Interfaces have one address, instances one ephemeral IP, and silos one default pool. */
const withoutDualStack = (db: Db): void => {
  for (const { id, ipStack } of Array.from(db.networkInterfaces.all())) {
    if (ipStack.type !== 'dual_stack') continue
    db.networkInterfaces.update(id, { ipStack: { type: 'v4', value: ipStack.value.v4 } })
  }
  for (const instance of db.instances.all()) {
    for (const { id } of ephemeralsOf(db, instance).slice(1)) db.externalIps.remove(id)
  }
  for (const { id, ipPoolId } of Array.from(db.ipPoolSilos.all())) {
    const { ipVersion, poolType } = db.ipPools.get(ipPoolId)!
    if (ipVersion === 'v6' || poolType === 'multicast') {
      db.ipPoolSilos.update(id, { isDefault: false })
    }
  }
}

const withoutSubnetsAndGroups = (db: Db): void => {
  removeAll(db.externalSubnets)
  removeAll(db.subnetPoolSilos)
  removeAll(db.subnetPoolMembers)
  removeAll(db.subnetPools)
  removeAll(db.multicastMembers)
  removeAll(db.multicastGroups)
}

const withoutMulticastPools = ({ ipPools, ipPoolRanges, ipPoolSilos }: Db): void => {
  const isGone = (id: string) => ipPools.get(id)?.poolType === 'multicast'
  removeAll(ipPoolRanges, ({ ipPoolId }) => isGone(ipPoolId))
  removeAll(ipPoolSilos, ({ ipPoolId }) => isGone(ipPoolId))
  removeAll(ipPools, ({ id }) => isGone(id))
}

const withoutScim = ({ auditEntries, scimTokens, silos }: Db): void => {
  removeAll(scimTokens)
  removeAll(auditEntries, ({ actor }) => actor.kind === 'scim')
  for (const { id, identityMode } of Array.from(silos.all())) {
    if (identityMode === 'saml_scim') silos.update(id, { identityMode: 'saml_jit' })
  }
}

const withoutLimitedCollaborators = ({ policies }: Db): void => {
  for (const { id, roleAssignments } of Array.from(policies.all())) {
    const rest = roleAssignments.filter(({ roleName }) => roleName !== 'limited_collaborator')
    policies.update(id, { roleAssignments: rest })
  }
}

/** What the releases before one cannot represent. */
const novelties: readonly (readonly [Release, (db: Db) => void])[] = [
  [20, withoutNewPlatform],
  [18, withoutLocalDisks],
  [18, withoutDualStack],
  [18, withoutSubnetsAndGroups],
  [17, withoutMulticastPools],
  [17, withoutScim],
  [17, withoutLimitedCollaborators],
]

/** Removes what an older release cannot represent. Real racks never go back. */
export const rollBack = ({ db }: BackendState, release: Release): void => {
  for (const [since, remove] of novelties) if (release < since) remove(db)
}
