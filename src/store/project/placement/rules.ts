import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { InstanceState, OxqlQueryResult } from '@/api/generated/types'
import { NOT_KNOWN } from '@/lib/text'
import { defineQuery } from '@/store/queries/define'
import type { RootState } from '@/store/setup/state'

/** Where an instance was when its CPU was last measured. */
export interface Place {
  readonly sledId: string
  readonly serial: string
  /** ISO 8601. */
  readonly measuredAt: string
}

/** The place of an instance: not read, not readable, not measured in the last two minutes, or known. */
export type Placing = 'loading' | 'unknown' | 'none' | Place

const MEASURED =
  'get virtual_machine:vcpu_usage | filter timestamp > @now() - 2m && vcpu_id == 0 && ' +
  'state == "run" | last 1'

/** The last measurement of each running instance of a project, with the sled that it was made on. */
export const placesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'timeseriesQuery',
  args: { query: { project }, body: { query: MEASURED } },
}))

/** The places in an answer, by the id of the instance. The latest one counts after a migration. */
const placesIn = weakMapMemoize(({ tables }: OxqlQueryResult): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>()
  for (const { fields, points } of tables.flatMap(({ timeseries }) => timeseries)) {
    const [id, sledId, serial] = ['instanceId', 'sledId', 'sledSerial'].map(name =>
      String(fields[name]?.value ?? ''),
    )
    const measuredAt = points.timestamps.at(-1)
    if (!id || !serial || measuredAt === undefined) continue
    const known = places.get(id)
    if (known && known.measuredAt >= measuredAt) continue
    places.set(id, { sledId: sledId ?? '', serial, measuredAt })
  }
  return places
})

/** The place of one instance of a project. */
export const selectPlacing = (
  state: RootState,
  { project }: { project: string },
  instanceId: string,
): Placing => {
  const entry = selectEntry(state, placesQuery({ project }))
  if (entry?.data) return placesIn(entry.data).get(instanceId) ?? 'none'
  return entry?.error ? 'unknown' : 'loading'
}

/** When the places of a project were read, in milliseconds; undefined until they are. */
export const selectPlacesReadAt = (state: RootState, project: { project: string }) => {
  const entry = selectEntry(state, placesQuery(project))
  return entry?.data && (entry.fulfilledTimeStamp ?? 0)
}

/** States in which an instance is on a sled. */
const PLACED: readonly InstanceState[] = ['running', 'rebooting', 'migrating', 'repairing']

/** An instance of which a place may be known. */
export interface Placeable {
  readonly name: string
  readonly runState: InstanceState
  readonly placing: Placing
}

/** Whether an instance is on a sled, known or not. */
export const isPlaced = ({ runState }: Pick<Placeable, 'runState'>): boolean =>
  PLACED.includes(runState)

/** Where an instance runs; undefined if it does not run or has not been measured yet. */
export const placeOf = (instance: Omit<Placeable, 'name'>): Place | undefined =>
  isPlaced(instance) && typeof instance.placing === 'object' ? instance.placing : undefined

/** The sled of an instance as a text; empty if it has none, or has not been measured yet. */
export const sledText = (instance: Omit<Placeable, 'name'>): string =>
  isPlaced(instance) && instance.placing === 'unknown'
    ? NOT_KNOWN
    : (placeOf(instance)?.serial ?? '')

/** Why there is no place where one could stand. */
export const reasonWithoutPlace = (instance: Pick<Placeable, 'runState'>): string =>
  isPlaced(instance) ? 'Not measured in the last two minutes' : 'Not running'
