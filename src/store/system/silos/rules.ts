import type { SiloIdentityMode } from '@/api/generated/types'
import { numberError, type NumberEntry } from '@/lib/number-entry'
import { GIB } from '@/lib/size'

/** Where a silo's users come from, in words. */
export const identityModeLabel = (mode: SiloIdentityMode): string => mode.replaceAll('_', ' ')

export interface QuotaValues {
  /** vCPUs. */
  cpus: NumberEntry
  /** GiB. */
  memory: NumberEntry
  /** GiB. */
  storage: NumberEntry
}

/** The most GiB whose bytes are counted exactly. */
const MAX_QUOTA_GIB = Math.floor(Number.MAX_SAFE_INTEGER / GIB)

/** What the fields of quotas are called. */
export type QuotaLabels = Record<keyof QuotaValues, string>

export const RESOURCE_LABELS: QuotaLabels = { cpus: 'CPU', memory: 'Memory', storage: 'Storage' }

/** What they are called among fields of other kinds. */
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

/** What is wrong with quotas, whose fields are called like that. */
export const quotaErrors = ({ cpus, memory, storage }: QuotaValues, labels: QuotaLabels) => ({
  cpus: numberError(cpus, { label: labels.cpus, ...QUOTA_COUNT }),
  memory: numberError(memory, { label: labels.memory, ...QUOTA_SIZE }),
  storage: numberError(storage, { label: labels.storage, ...QUOTA_SIZE }),
})

/** GiB in bytes, which the API takes whole. */
export const quotaBytes = (gib: NumberEntry): number => Math.round(Number(gib) * GIB)
