import { selectData, selectEntry } from '@/api/core/api'
import type { DiskState } from '@/api/schema/disks'
import { NAME_LOOKUP_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { RootState } from '@/store/setup/reducer'

/** The disks of a project, as its disks page lists them. */
export const diskList = (project: string) =>
  ({ endpoint: 'diskList', args: { query: { project, limit: PAGE_SIZE } } }) as const

const knownInstances = (project: string) =>
  ({ endpoint: 'instanceList', args: { query: { project, limit: NAME_LOOKUP_LIMIT } } }) as const

/** One instance by its id, for a disk whose instance was not read ahead. */
export const instanceById = (instance: string) =>
  ({ endpoint: 'instanceView', args: { path: { instance } } }) as const

/** The instance that a disk is bound to, if any. */
export const instanceOf = (state: DiskState): string | null =>
  'instance' in state ? state.instance : null

/** Where the name of an instance comes from: read ahead with the list, or to be asked for by id. */
export const selectIsInstanceKnown = (state: RootState, project: string, id: string): boolean =>
  selectData(state, knownInstances(project))?.items.some(item => item.id === id) ?? false

/** The instance's name: undefined while it is being read, null when there is no such instance. */
export const selectInstanceName = (
  state: RootState,
  project: string,
  id: string,
): string | null | undefined => {
  const known = selectData(state, knownInstances(project))?.items.find(item => item.id === id)
  if (known) return known.name
  const entry = selectEntry(state, instanceById(id))
  return entry?.status === 'rejected' ? null : entry?.data?.name
}
