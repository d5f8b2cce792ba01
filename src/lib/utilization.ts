import type { VirtualResourceCounts } from '@/api/generated/types'
import { percentage, round } from './number'
import { bytesToGib, bytesToTib, TIB } from './size'

/** How much of a resource is provisioned, out of what quota, in the resource's unit. */
export interface ResourceUse {
  readonly id: 'cpus' | 'memory' | 'storage'
  readonly title: string
  readonly unit: string
  readonly provisioned: number
  readonly quota: number
  /** Negative if more is provisioned than the quota allows. */
  readonly available: number
}

const RESOURCES = [
  { id: 'cpus', title: 'CPU', unit: 'vCPUs', convert: (count: number) => count },
  { id: 'memory', title: 'Memory', unit: 'GiB', convert: (bytes: number) => bytesToGib(bytes) },
  {
    id: 'storage',
    title: 'Storage',
    unit: 'TiB',
    // A few GiB are not nothing.
    convert: (bytes: number) => bytesToTib(bytes, bytes < TIB / 10 ? 3 : 2),
  },
] as const

/** CPU, memory and storage for display. `available` is the difference of the rounded values. */
export const resourceUses = (
  provisioned: VirtualResourceCounts,
  quota: VirtualResourceCounts,
): readonly ResourceUse[] =>
  RESOURCES.map(({ id, title, unit, convert }) => {
    const [used, most] = [convert(provisioned[id]), convert(quota[id])]
    return { id, title, unit, provisioned: used, quota: most, available: round(most - used, 3) }
  })

/** The unit after an amount: `1 vCPU`, `2 vCPUs`. */
export const unitOf = (amount: number, unit: string): string =>
  amount === 1 && unit === 'vCPUs' ? 'vCPU' : unit

const NOTHING: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }

/** Adds up each resource. */
export const sumResources = (all: readonly VirtualResourceCounts[]): VirtualResourceCounts =>
  all.reduce(
    (sum, { cpus, memory, storage }) => ({
      cpus: sum.cpus + cpus,
      memory: sum.memory + memory,
      storage: sum.storage + storage,
    }),
    NOTHING,
  )

/** The percentage used of a resource; anything out of a quota of 0 is 100 %. */
export const shareOf = ({
  provisioned,
  quota,
}: Pick<ResourceUse, 'provisioned' | 'quota'>): number => {
  const used = percentage(provisioned, quota)
  if (Number.isNaN(used)) return 0
  return used === Infinity ? 100 : used
}
