import type { Sled, SledInstance } from '@/api/generated/types'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { sledActions } from './actions'
import { sledInstancesQuery, sledListQuery, sledViewQuery } from './queries'

/** A sled has no name: it is called by its serial number. */
const toSled = (sled: Sled) => ({ name: sled.baseboard.serial, actions: sledActions(sled) })

/** The rows of the page of sleds that is shown. */
export const selectSledRows = listRows(sledListQuery, sled => ({
  ...toSled(sled),
  href: systemPaths.sledInstances({ sledId: sled.id }),
}))

/** The sled whose page is shown. */
export const selectSled = objectView(sledViewQuery, toSled)

/** What the palette offers on the sled's page. */
export const selectSledActions = objectActions('Sled', selectSled)

/** The rows of the page of instances on a sled. One with a migration is moving to another sled. */
export const selectSledInstanceRows = listRows(
  sledInstancesQuery,
  ({ migrationId, state }): Pick<SledInstance, 'state'> & { actions: [] } => ({
    state: migrationId ? 'migrating' : state,
    actions: [],
  }),
)
