import { selectData } from '@/api/core/api'
import type { Disk } from '@/api/generated/types'
import { selectLookup, type Lookup } from '@/store/queries/lookup'
import type { RootState } from '@/store/setup/reducer'
import { diskByIdQuery, diskNamesQuery } from '../disks/queries'

const selectKnownDisk = (state: RootState, project: string, id: string) =>
  selectData(state, diskNamesQuery(project))?.items.find(disk => disk.id === id)

/** Whether the disk of a snapshot came with the list, or has to be asked for by its id. */
export const selectIsDiskKnown = (state: RootState, project: string, id: string): boolean =>
  selectKnownDisk(state, project, id) !== undefined

/** The disk that a snapshot was taken of. It may be gone. */
export const selectSourceDisk = (state: RootState, project: string, id: string): Lookup<Disk> =>
  selectLookup(state, diskByIdQuery(id), selectKnownDisk(state, project, id))
