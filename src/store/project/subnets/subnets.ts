import { rich } from '@/lib/rich-text'
import { deletion, withReason } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths } from '../paths'
import { subnetInterfacesQuery, subnetListQuery } from './queries'

/** The rows of the current page of subnets, each linking to its form. */
export const selectSubnetRows = listRows(
  subnetListQuery,
  ({ id, name }, { project, vpc }, reason) => {
    const href = projectPaths.subnet({ project, vpc, subnet: name })
    return {
      href,
      actions: withReason(
        [
          { id: 'edit', label: 'Edit', to: href },
          deletion(
            {
              id,
              kind: 'subnet',
              name,
              consequences: rich`Its route in the system router goes with it.`,
              contents: [
                { kind: 'network interface', query: subnetInterfacesQuery({ subnet: id }) },
              ],
            },
            { command: { endpoint: 'vpcSubnetDelete', args: { path: { subnet: id } } } },
          ),
        ],
        reason,
      ),
    }
  },
  selectReasonNotNetworking,
)
