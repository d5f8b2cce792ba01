import { createSelector } from '@reduxjs/toolkit'
import { selectData, type ApiState } from '@/api/core/api'
import type { Sled, SiloUtilization } from '@/api/generated/types'
import { estimateCapacity } from '@/lib/capacity'
import { GIB, TIB } from '@/lib/size'
import { resourceUses, type ResourceUse } from '@/lib/utilization'
import { allSledsQuery } from '../sleds/queries'

/** Amounts in the units of the resources: vCPUs, GiB, TiB. */
export type Estimate = Record<ResourceUse['id'], number>

/** The estimated capacity of the sleds in service. */
const estimateOf = (sleds: readonly Sled[]): Estimate => {
  const inService = sleds.filter(({ policy }) => policy.kind === 'in_service')
  const { cpus, memoryGib, diskTib } = estimateCapacity(inService)
  return { cpus, memory: memoryGib, storage: diskTib }
}

/** The estimated capacity of the sleds in service; undefined if they could not be read. */
export const selectEstimate = createSelector(
  [(state: ApiState) => selectData(state, allSledsQuery)?.items],
  sleds => sleds && estimateOf(sleds),
)

/** The quotas of a silo that alone are larger than the capacity. */
export const quotasAbove = (
  { provisioned, allocated }: SiloUtilization,
  estimate: Estimate | undefined,
): readonly ResourceUse[] =>
  estimate ? resourceUses(provisioned, allocated).filter(use => use.quota > estimate[use.id]) : []

/** The same of a quota as typed, in vCPUs or GiB: the capacity that it exceeds, or undefined. */
export const capacityBelow = (
  id: ResourceUse['id'],
  quota: unknown,
  estimate: Estimate | undefined,
): number | undefined => {
  if (!estimate || typeof quota !== 'number') return undefined
  const capacity = id === 'storage' ? (estimate.storage * TIB) / GIB : estimate[id]
  return quota > capacity ? capacity : undefined
}
