import type { VpcSubnet } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { projectPaths } from '../paths'
import { subnetInterfacesQuery } from './queries'

/** Where a subnet is: its project and its VPC, by their names. */
export interface SubnetPlace {
  project: string
  vpc: string
}

/** What can be done to a subnet. */
export const subnetActions = ({ id, name }: VpcSubnet, place: SubnetPlace): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: projectPaths.subnet({ ...place, subnet: name }) },
  deletion(
    {
      id,
      kind: 'subnet',
      name,
      consequences: rich`Its route in the system router goes with it.`,
      contents: [{ kind: 'network interface', query: subnetInterfacesQuery(id) }],
    },
    { command: { endpoint: 'vpcSubnetDelete', args: { path: { subnet: id } } } },
  ),
]
