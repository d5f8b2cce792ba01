import { loadDocument } from '@/api/documents/load'
import { NEWEST, OLDEST } from '@/api/releases/ladder'

/** The document that the console is written for, and that of the oldest release. */
export const newest = await loadDocument(NEWEST)
export const oldest = await loadDocument(OLDEST)

/** What older racks do not send, and what is absent then. */
const ABSENT = new Set([
  'addressLotId',
  'addressLotName',
  'contactSupport',
  'diskType',
  'enableJumboFrames',
  'fleetViewer',
  'ipPoolId',
  'ipVersion',
  'maxPaths',
  'peerId',
  'poolType',
  'readOnly',
  'siloAdmin',
  'switch',
  'timeCreated',
  'timeLastStepPlanned',
  'timeModified',
  'version',
  'vid',
])

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  )

/** Whether a path leads to what is absent because the rack is older. */
export const isAbsent = (value: unknown, path: readonly PropertyKey[]): boolean =>
  valueAt(value, path) === undefined &&
  ABSENT.has(String(path.findLast(key => typeof key === 'string')))
