import { createSelector } from '@reduxjs/toolkit'
import { gibToBytes } from '@/lib/size'
import type { RootState } from '@/store/setup/state'
import { selectBootImage, selectNewInstance } from './choices'
import { hardware } from './command'

/** The CPU and memory of the new instance. */
export const selectNewSize = createSelector(
  [
    (state: RootState) => selectNewInstance(state, 'presetId'),
    (state: RootState) => selectNewInstance(state, 'ncpus'),
    (state: RootState) => selectNewInstance(state, 'memory'),
  ],
  (presetId = '', cpus = null, gib = null) => {
    const { ncpus, memory } = hardware({ presetId, ncpus: cpus, memory: gib })
    return { cpus: ncpus, memory }
  },
)

/** The size in bytes of the boot disk; 0 if it exists already or has no image yet. */
const selectNewBootDisk = (state: RootState, project: string): number => {
  const source = selectNewInstance(state, 'bootSource')
  const image = source && source !== 'disk' ? selectBootImage(state, project, source) : undefined
  if (!image) return 0
  return selectNewInstance(state, 'isBootDiskReadOnly')
    ? image.size
    : gibToBytes(Number(selectNewInstance(state, 'bootDiskSize')))
}

/** The size in bytes of the disks created with the new instance. */
export const selectNewStorage = (state: RootState, project: string): number =>
  (selectNewInstance(state, 'disks') ?? []).reduce(
    (sum, disk) => sum + (disk.type === 'create' ? disk.size : 0),
    selectNewBootDisk(state, project),
  )
