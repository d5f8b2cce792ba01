import type { SupportBundleRecord } from '../models/support-bundles'
import type { BackendState } from './backend-state'

/*
 * The one place that moves support bundles: collecting → active, anything → destroying → gone.
 */

/** How long it takes to collect a bundle, and to clear one away, in milliseconds. */
const COLLECTING_TIME = 5_000
const DESTROYING_TIME = 3_000

const key = (id: string) => `support-bundle/${id}`

/** Has a new bundle become readable in time. */
export const settleBundle = (backendState: BackendState, { id }: SupportBundleRecord): void =>
  backendState.later(COLLECTING_TIME, key(id), () => {
    backendState.db.supportBundles.update(id, { state: 'active' })
  })

/** Begins to clear a bundle away, whatever has become of it. */
export const forgetBundle = (backendState: BackendState, id: string): void => {
  backendState.db.supportBundles.update(id, { state: 'destroying' })
  backendState.later(DESTROYING_TIME, key(id), () => backendState.db.supportBundles.remove(id))
}
