import type { SiloIdentityMode } from '@/api/generated/types'
import { numberError, type NumberEntry } from '@/lib/number-entry'
import { GIB } from '@/lib/size'

/** The display text of an identity mode, which says where a silo's users come from. */
export const identityModeLabel = (mode: SiloIdentityMode): string => mode.replaceAll('_', ' ')

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

/** Validates quotas, with the labels of their fields for the messages. */
export const quotaErrors = ({ cpus, memory, storage }: QuotaValues, labels: QuotaLabels) => ({
  cpus: numberError(cpus, { label: labels.cpus, ...QUOTA_COUNT }),
  memory: numberError(memory, { label: labels.memory, ...QUOTA_SIZE }),
  storage: numberError(storage, { label: labels.storage, ...QUOTA_SIZE }),
})

/** Converts GiB to whole bytes, as the API requires. */
export const quotaBytes = (gib: NumberEntry): number => Math.round(Number(gib) * GIB)
