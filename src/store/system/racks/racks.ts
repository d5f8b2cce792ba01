import { listRows } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { rackListQuery } from '../sleds/queries'

/** The rows of the current page of racks. */
export const selectRackRows = listRows(rackListQuery, ({ id }) => ({
  href: systemPaths.rack({ rackId: id }),
  name: `rack ${id}`,
  actions: [],
}))
