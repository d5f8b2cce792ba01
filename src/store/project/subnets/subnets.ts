import { selectData } from '@/api/core/api'
import type { VpcSubnet } from '@/api/generated/types'
import { cidrSize, parseCidr } from '@/lib/cidr'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { formatNumber } from '@/lib/number'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, withReason, type ActionViewModel } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '@/store/silo/paths'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths, type ProjectParams } from '../paths'
import { allSubnetInterfacesQuery, subnetInterfacesQuery, subnetListQuery } from '../vpcs/queries'

const changesOf = (
  { id, name }: Pick<VpcSubnet, 'id' | 'name'>,
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

/**
 * The actions on a subnet in its row and in the palette. `reason` is why it cannot be changed, or
 * undefined.
 */
export const subnetActions = (
  { id, name }: VpcSubnet,
  { project, vpc }: ProjectParams<'vpc'>,
  reason: RichText | undefined,
): ActionViewModel[] => {
  const [edit, ...others] = withReason(changesOf({ id, name }, { project, vpc }), reason)
  const to = projectPaths.subnetAddresses({ project, vpc, subnet: name })
  return [edit!, { id: 'addresses', label: 'Addresses', to }, ...others]
}

/** The rows of the current page of subnets, each linking to its form. */
export const selectSubnetRows = listRows(
  subnetListQuery,
  (subnet, { project, vpc }, reason) => ({
    href: projectPaths.subnet({ project, vpc, subnet: subnet.name }),
    actions: subnetActions(subnet, { project, vpc }, reason),
  }),
  selectReasonNotNetworking,
)

/** Reserved in every IPv4 block: the first five addresses and the last one. */
const RESERVED = 6n

/** `10 / 250`: the IPv4 addresses in use of a subnet, and those that interfaces can have. */
export const selectUsedAddresses = (state: RootState, id: string, ipv4Block: string): string => {
  const page = selectData(state, allSubnetInterfacesQuery({ subnet: id }))
  const block = parseCidr(ipv4Block)
  if (!page || !block) return ''
  const used = page.items.filter(({ ipStack }) => ipStack.type !== 'v6').length
  const usable = cidrSize(block) - RESERVED
  const isMore = Boolean(page.nextPage) && page.items.length >= ALL_ITEMS_LIMIT
  const count = isMore ? `${formatNumber(ALL_ITEMS_LIMIT)}+` : formatNumber(used)
  return `${count} / ${formatNumber(usable > 0n ? usable : 0n)}`
}
