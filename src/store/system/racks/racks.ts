import { listRows } from '@/store/queries/view-models'
import { systemPaths } from '../paths'
import { rackListQuery } from './queries'

/** The rows of the page of racks that is shown. */
export const selectRackRows = listRows(rackListQuery, ({ id }) => ({
  href: systemPaths.rack({ rackId: id }),
  name: `rack ${id}`,
  actions: [],
}))
