import type { FleetRole, Silo, SiloIdentityMode } from '@/api/generated/types'
import { camelToSnakeKey } from '@/lib/case'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { readGib } from '@/lib/size-entry'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { roleLabel, ROLES, type RoleKey } from '@/lib/roles'
import { GIB } from '@/lib/size'
import { enumWords } from '@/lib/text'

/** The display text of an identity mode, which says where a silo's users come from. */
export const identityModeLabel = (mode: SiloIdentityMode): string => enumWords(mode)

/** The roles on the fleet, strongest first. */
export const FLEET_ROLES = ['admin', 'collaborator', 'viewer'] as const satisfies FleetRole[]

/** A role on a silo that gives a role on the fleet. */
export interface MappedRole {
  silo: RoleKey
  fleet: FleetRole
}

/** The mapped roles of a silo. The roles are keys of a map, so they arrive in camelCase. */
export const mappedRolesOf = ({ mappedFleetRoles }: Pick<Silo, 'mappedFleetRoles'>): MappedRole[] =>
  Object.entries(mappedFleetRoles).flatMap(([role, fleetRoles]) =>
    fleetRoles.map(fleet => ({ silo: camelToSnakeKey(role) as RoleKey, fleet })),
  )

const POWERS: Record<FleetRole, string> = {
  admin: 'change everything on the whole system, including who has access',
  collaborator: 'create, change and delete all silos, including who administers them',
  viewer: 'see the whole system: its hardware, its networks and all silos with their users',
}

/** What mapped roles let the users of the silo do to the whole system. */
export const mappingConsequences = (mapped: Silo['mappedFleetRoles']): RichText[] =>
  FLEET_ROLES.flatMap(fleet => {
    const weakest = ROLES.findLast(role => mapped[role]?.includes(fleet))
    if (!weakest) return []
    const orStronger = weakest === 'admin' ? '' : ' or a stronger one'
    return [
      rich`Users with the role ${emphasis(roleLabel(weakest))}${orStronger} on this silo will be able to ${POWERS[fleet]}.`,
    ]
  })

export interface QuotaValues {
  /** vCPUs. */
  cpus: NumberEntry
  /** GiB. */
  memory: NumberEntry
  /** GiB. */
  storage: NumberEntry
}

/** The largest number of GiB whose bytes are a safe integer. */
const MAX_QUOTA_GIB = Math.floor(Number.MAX_SAFE_INTEGER / GIB)

/** The labels of the quota fields. */
export type QuotaLabels = Record<keyof QuotaValues, string>

export const RESOURCE_LABELS: QuotaLabels = { cpus: 'CPU', memory: 'Memory', storage: 'Storage' }

/** Their labels among fields of other kinds. */
export const QUOTA_LABELS: QuotaLabels = {
  cpus: 'CPU quota',
  memory: 'Memory quota',
  storage: 'Storage quota',
}

export const QUOTA_SIZE = { units: 'GiB', min: 0, max: MAX_QUOTA_GIB, isRequired: true }
export const QUOTA_COUNT = {
  units: 'vCPUs',
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  isInteger: true,
  isRequired: true,
}

/** How forms read them. */
export const READ_QUOTAS = { cpus: readNumber, memory: readGib, storage: readGib }

/** Validates quotas, with the labels of their fields for the messages. */
export const quotaErrors = ({ cpus, memory, storage }: QuotaValues, labels: QuotaLabels) => ({
  cpus: numberError(cpus, { label: labels.cpus, ...QUOTA_COUNT }),
  memory: numberError(memory, { label: labels.memory, ...QUOTA_SIZE }),
  storage: numberError(storage, { label: labels.storage, ...QUOTA_SIZE }),
})

/** Converts GiB to whole bytes, as the API requires. */
export const quotaBytes = (gib: NumberEntry): number => Math.round(Number(gib) * GIB)
