import { selectData } from '@/api/core/api'
import type { Disk, Instance } from '@/api/generated/types'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import type { RootState } from '@/store/setup/state'
import { instanceByIdQuery, instanceNamesQuery, diskByIdQuery, diskNamesQuery } from '../queries'

const selectKnownDisk = (state: RootState, project: string, id: string) =>
  selectData(state, diskNamesQuery({ project }))?.items.find(disk => disk.id === id)

/** Whether a disk is in the loaded list; if not, it must be read by id. */
export const selectIsDiskKnown = (state: RootState, project: string, id: string): boolean =>
  selectKnownDisk(state, project, id) !== undefined

/** Looks up a disk by an id from another object. It may have been deleted. */
export const selectDiskById = (state: RootState, project: string, id: string): Lookup<Disk> =>
  selectLookup(state, diskByIdQuery({ disk: id }), selectKnownDisk(state, project, id))

const selectKnownInstance = (state: RootState, project: string, id: string) =>
  selectData(state, instanceNamesQuery({ project }))?.items.find(instance => instance.id === id)

/** Whether an instance is in the loaded list; if not, it must be read by id. */
export const selectIsInstanceKnown = (state: RootState, project: string, id: string): boolean =>
  selectKnownInstance(state, project, id) !== undefined

/** Looks up the instance that another object is attached to. It may have been deleted. */
export const selectInstanceById = (
  state: RootState,
  project: string,
  id: string,
): Lookup<Instance> =>
  selectLookup(state, instanceByIdQuery({ instance: id }), selectKnownInstance(state, project, id))
