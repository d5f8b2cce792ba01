import { describe, expect, it } from 'vitest'
import { estimateCapacity } from '@/lib/capacity'
import { GIB, TIB } from '@/lib/size'

describe('estimateCapacity', () => {
  it('is 70 % of four sleds', () => {
    const sleds = Array.from({ length: 4 }, () => ({
      usablePhysicalRam: TIB,
      usableHardwareThreads: 128,
    }))
    expect(estimateCapacity(sleds)).toEqual({ cpus: 359, memoryGib: 2868, diskTib: 82 })
  })

  it('rounds up', () => {
    expect(estimateCapacity([{ usablePhysicalRam: GIB, usableHardwareThreads: 1 }])).toEqual({
      cpus: 1,
      memoryGib: 1,
      diskTib: 21,
    })
  })

  it('is nothing without sleds', () => {
    expect(estimateCapacity([])).toEqual({ cpus: 0, memoryGib: 0, diskTib: 0 })
  })
})
