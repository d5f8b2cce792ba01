import type { SupportBundleRecord } from '../models/system-records'
import type { BackendState } from './backend-state'

/*
 * The only module that changes the state of support bundles: collecting → active, any → destroying
 * → deleted.
 */

/** How long collecting and destroying a bundle take, in milliseconds. */
const COLLECTING_TIME = 5_000
const DESTROYING_TIME = 3_000

const key = (id: string) => `support-bundle/${id}`

/** Schedules the completion of a new bundle. */
export const settleBundle = (backendState: BackendState, { id }: SupportBundleRecord): void =>
  backendState.later(COLLECTING_TIME, key(id), () => {
    backendState.db.supportBundles.update(id, { state: 'active' })
  })

/** Starts destroying a bundle, in whatever state. */
export const destroyBundle = (backendState: BackendState, id: string): void => {
  backendState.db.supportBundles.update(id, { state: 'destroying' })
  backendState.later(DESTROYING_TIME, key(id), () => backendState.db.supportBundles.remove(id))
}
