import { selectData } from '@/api/core/api'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectInstanceOf } from '../floating-ips/choices'
import { projectPaths, type ProjectParams } from '../paths'
import { externalSubnetActions } from './actions'
import { externalSubnetListQuery, externalSubnetViewQuery } from './queries'

/** The rows of the current page of external subnets. */
export const selectExternalSubnetRows = listRows(
  externalSubnetListQuery,
  (externalSubnet, { project }, instance) => ({
    href: projectPaths.externalSubnet({ project, externalSubnet: externalSubnet.name }),
    actions: externalSubnetActions(externalSubnet, { project }, instance?.name),
  }),
  selectInstanceOf,
)

/** The external subnet being edited. */
export const selectExternalSubnet = (state: RootState, params: ProjectParams<'externalSubnet'>) =>
  selectData(state, externalSubnetViewQuery(params))
