import type { SupportBundleRecord } from '../models/support-bundles'
import type { World } from './world'

/*
 * The one place that moves support bundles: collecting → active, anything → destroying → gone.
 */

/** How long it takes to collect a bundle, and to clear one away, in milliseconds. */
const COLLECTING_TIME = 5_000
const DESTROYING_TIME = 3_000

const key = (id: string) => `support-bundle/${id}`

/** Has a new bundle become readable in time. */
export const settleBundle = (world: World, { id }: SupportBundleRecord): void =>
  world.later(COLLECTING_TIME, key(id), () => {
    world.db.supportBundles.update(id, { state: 'active' })
  })

/** Begins to clear a bundle away, whatever has become of it. */
export const forgetBundle = (world: World, id: string): void => {
  world.db.supportBundles.update(id, { state: 'destroying' })
  world.later(DESTROYING_TIME, key(id), () => world.db.supportBundles.remove(id))
}
