import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { PhysicalDisk, PhysicalDiskKind } from '@/api/generated/types'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { systemPaths } from '../paths'
import { physicalDiskListQuery, sledDisksQuery } from './queries'

export interface PhysicalDiskRowViewModel extends PhysicalDisk {
  href: string
  /** `U.2` */
  form: string
  /** To the sled that it is in; null where it is in none. */
  sledHref: string | null
}

const FORMS: Record<PhysicalDiskKind, string> = { u2: 'U.2', m2: 'M.2' }

/** A disk as it is listed, and as its panel shows it. */
export const toPhysicalDisk = weakMapMemoize((disk: PhysicalDisk): PhysicalDiskRowViewModel => ({
  ...disk,
  href: systemPaths.physicalDisk({ diskId: disk.id }),
  form: FORMS[disk.formFactor],
  sledHref: disk.sledId ? systemPaths.sledInstances({ sledId: disk.sledId }) : null,
}))

/** The rows of the page of physical disks that is shown. */
export const selectPhysicalDiskRows = createSelector(
  [(state: RootState) => selectPageItems(state, physicalDiskListQuery)],
  disks => disks.map(disk => toPhysicalDisk(disk)),
)

/** The rows of the page of disks in a sled that is shown. */
export const selectSledDiskRows = createSelector(
  [(state: RootState, sledId: string) => selectPageItems(state, sledDisksQuery(sledId))],
  disks => disks.map(disk => toPhysicalDisk(disk)),
)
