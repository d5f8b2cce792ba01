import { formatNumber, round } from './number'
import { percentage } from './figures'
import { bytesToGib, bytesToTib, TIB } from './size'

/** Numbers of vCPUs and bytes. */
interface ResourceCounts {
  cpus: number
  memory: number
  storage: number
}

/** How much of a resource is provisioned, out of what quota, in the resource's unit. */
export interface ResourceUse {
  readonly id: 'cpus' | 'memory' | 'storage'
  readonly title: string
  readonly unit: string
  readonly provisioned: number
  readonly quota: number
  /** Negative if more is provisioned than the quota allows. */
  readonly available: number
  /** The percentage used, of the exact amounts. */
  readonly percent: number
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
  provisioned: ResourceCounts,
  quota: ResourceCounts,
): readonly ResourceUse[] =>
  RESOURCES.map(({ id, title, unit, convert }) => {
    const [used, most] = [convert(provisioned[id]), convert(quota[id])]
    const available = round(most - used, 3)
    const percent = percentage(provisioned[id], quota[id])
    return { id, title, unit, provisioned: used, quota: most, available, percent }
  })

/** `18 of 50 vCPUs`, `66 of 300 GiB of memory`; of vCPUs, or bytes. */
export const amountLeft = (id: ResourceUse['id'], left: number, quota: number): string => {
  const [some, most] = [Math.max(left, 0), quota].map(each =>
    formatNumber(id === 'cpus' ? each : bytesToGib(each)),
  )
  return `${some} of ${most} ${id === 'cpus' ? unitOf(quota, 'vCPUs') : `GiB of ${id}`}`
}

/** The unit after an amount: `1 vCPU`, `2 vCPUs`. */
export const unitOf = (amount: number, unit: string): string =>
  amount === 1 && unit === 'vCPUs' ? 'vCPU' : unit

const NOTHING: ResourceCounts = { cpus: 0, memory: 0, storage: 0 }

/** Adds up each resource. */
export const sumResources = (all: readonly ResourceCounts[]): ResourceCounts =>
  all.reduce(
    (sum, { cpus, memory, storage }) => ({
      cpus: sum.cpus + cpus,
      memory: sum.memory + memory,
      storage: sum.storage + storage,
    }),
    NOTHING,
  )

/** How far a bar is filled, in percent: without capacity, no use is empty and any use is full. */
export const filled = (percent: number): number =>
  Number.isNaN(percent) ? 0 : Math.max(0, Math.min(percent, 100))

/** How serious it is that so many percent are used: one answer for every bar, number and cell. */
export const shareTone = (percent: number): 'high' | 'raised' | 'low' => {
  if (percent > 75) return 'high'
  return percent > 66 ? 'raised' : 'low'
}
