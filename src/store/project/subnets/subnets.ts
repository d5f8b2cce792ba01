import { listOf } from '@/store/queries/define'
import type { VpcSubnet } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, withReason, type ActionViewModel } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import { siloPaths } from '@/store/silo/paths'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths, type ProjectParams } from '../paths'
import { subnetListQuery } from '../vpcs/queries'

/** The first page of network interfaces in the subnet with that id. */
export const { page: subnetInterfacesQuery } = listOf(
  'vpcSubnetListNetworkInterfaces',
  ({ subnet }: { subnet: string }) => ({ path: { subnet } }),
)

/** The actions on a subnet in its row and in the palette. */
export const subnetActions = (
  { id, name }: VpcSubnet,
  { project, vpc }: ProjectParams<'vpc'>,
): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: projectPaths.subnet({ project, vpc, subnet: name }) },
  deletion(
    {
      id,
      kind: 'subnet',
      name,
      consequences: rich`Its route in the system router is deleted too.`,
      contents: [
        {
          kind: 'network interface',
          query: subnetInterfacesQuery({ subnet: id }),
          href: decodeURIComponent(siloPaths.instanceLookup({ instance: '{instanceId}' })),
        },
      ],
    },
    { command: { endpoint: 'vpcSubnetDelete', args: { path: { subnet: id } } } },
  ),
]

/** The rows of the current page of subnets, each linking to its form. */
export const selectSubnetRows = listRows(
  subnetListQuery,
  (subnet, { project, vpc }, reason) => ({
    href: projectPaths.subnet({ project, vpc, subnet: subnet.name }),
    actions: withReason(subnetActions(subnet, { project, vpc }), reason),
  }),
  selectReasonNotNetworking,
)
