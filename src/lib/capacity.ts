import { GIB } from './size'

/** The share of a rack that can be allocated; the rest is kept for redundancy and growth. */
const USABLE_SHARE = 0.7

/** A sled's disks are sold as 32 decimal terabytes. */
const DISK_TB_PER_SLED = 32
const TIB_PER_TB = 0.909

/**
 * The share of a sled's memory that its instances can have: an estimate, because the API does not
 * tell. By the rack's configuration, it is 91 % of what the control plane leaves.
 */
export const INSTANCE_MEMORY_SHARE = 0.84

export interface SledResources {
  /** Bytes. */
  readonly usablePhysicalRam: number
  readonly usableHardwareThreads: number
}

export interface Capacity {
  readonly cpus: number
  readonly memoryGib: number
  readonly diskTib: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Estimates what these sleds can hold, rounded up to whole units. */
export const estimateCapacity = (sleds: readonly SledResources[]): Capacity => ({
  cpus: Math.ceil(USABLE_SHARE * sum(sleds.map(sled => sled.usableHardwareThreads))),
  memoryGib: Math.ceil((USABLE_SHARE * sum(sleds.map(sled => sled.usablePhysicalRam))) / GIB),
  diskTib: Math.ceil(USABLE_SHARE * sleds.length * DISK_TB_PER_SLED * TIB_PER_TB),
})
