import { listRows } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { subnetActions } from './actions'
import { subnetListQuery } from './queries'

/** The rows of the page of subnets that is shown: each leads to its form. */
export const selectSubnetRows = listRows(subnetListQuery, (subnet, { project, vpc }) => ({
  href: projectPaths.subnet({ project, vpc, subnet: subnet.name }),
  actions: subnetActions(subnet, { project, vpc }),
}))
