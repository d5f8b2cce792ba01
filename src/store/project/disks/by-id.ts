import { selectData } from '@/api/core/api'
import type { Disk } from '@/api/schema/disks'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import type { RootState } from '@/store/setup/state'
import { diskByIdQuery, diskNamesQuery } from './queries'

const selectKnownDisk = (state: RootState, project: string, id: string) =>
  selectData(state, diskNamesQuery({ project }))?.items.find(disk => disk.id === id)

/** Whether a disk came with the list, or has to be asked for by its id. */
export const selectIsDiskKnown = (state: RootState, project: string, id: string): boolean =>
  selectKnownDisk(state, project, id) !== undefined

/** A disk that something else names by its id. It may be gone. */
export const selectDiskById = (state: RootState, project: string, id: string): Lookup<Disk> =>
  selectLookup(state, diskByIdQuery({ disk: id }), selectKnownDisk(state, project, id))
