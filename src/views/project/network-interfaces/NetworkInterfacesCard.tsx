import { Network } from 'lucide-react'
import type { PrivateIpStack } from '@/api/generated/types'
import { ipOrder } from '@/lib/ip'
import { privateIps, transitIpsOf } from '@/lib/ip-stack'
import { networkInterfacesQuery, subnetByIdQuery, vpcByIdQuery } from '@/store/project/queries'
import {
  selectNetworkInterfaces,
  type NetworkInterfaceRow,
} from '@/store/project/network-interfaces/network-interfaces'
import { projectPaths } from '@/store/project/paths'
import { selectLookup, type Lookup } from '@/store/queries/object-by-id'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { CutCell } from '@/ui/Cells/TextCells'
import { LinkCell, NameCell } from '@/ui/Cells/Cells'
import { ListCell } from '@/ui/Cells/ListCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Row, Stack } from '@/ui/Layout/Layout'
import { Table, type Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { Reference } from '@/views/shared/reference/Reference'
import { KnownPart } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'

interface PlaceProps {
  /** What the object is, as part of a label: `VPC`. */
  what: string
  id: string
  lookup: Lookup<{ name: string }>
  /** Undefined until the target of the link is known. */
  href: string | undefined
}

/** A VPC or subnet; its id if it was deleted or cannot be read, which is not known. */
function Place({ what, id, lookup, href }: PlaceProps) {
  if (lookup.status === 'gone' || lookup.status === 'failed')
    return <CutCell text={id} max={12} copyLabel={`Copy ID of ${what}`} />
  return (
    <Reference lookup={lookup}>
      {({ name }) => (href ? <LinkCell href={href}>{name}</LinkCell> : <NameCell>{name}</NameCell>)}
    </Reference>
  )
}

const nameIn = (lookup: Lookup<{ name: string }>) =>
  lookup.status === 'found' ? lookup.item.name : undefined

/** A VPC by its id, linked. */
function VpcCell({ vpc: id }: { vpc: string }) {
  const { project } = useParams(projectPaths.instance)
  const lookup = useAppSelector(state => selectLookup(state, vpcByIdQuery({ vpc: id })))
  useQueries([vpcByIdQuery({ vpc: id })])
  const vpc = nameIn(lookup)
  const href = vpc && projectPaths.firewallRules({ project, vpc })
  return <Place what="VPC" id={id} lookup={lookup} href={href} />
}

interface SubnetCellProps {
  subnet: string
  /** Id of the subnet's VPC. */
  vpc: string
}

/** A subnet by its id, linked to the subnets of its VPC. */
function SubnetCell({ subnet: id, vpc: vpcId }: SubnetCellProps) {
  const { project } = useParams(projectPaths.instance)
  const lookup = useAppSelector(state => selectLookup(state, subnetByIdQuery({ subnet: id })))
  const vpc = useAppSelector(state => nameIn(selectLookup(state, vpcByIdQuery({ vpc: vpcId }))))
  useQueries([subnetByIdQuery({ subnet: id })])
  const href = vpc && projectPaths.subnets({ project, vpc })
  return <Place what="subnet" id={id} lookup={lookup} href={href} />
}

const addressesOf = (stack: PrivateIpStack) => privateIps(stack).map(({ ip }) => ip)

/** The addresses of an interface: with their IP versions if it has both. */
function PrivateIps({ stack }: { stack: PrivateIpStack }) {
  const ips = privateIps(stack)
  // A type that this console does not know.
  if (ips.length === 0) return stack.type
  if (ips.length === 1) return ips.map(({ ip }) => <CopyableIp key={ip} ip={ip} isPlain />)
  return (
    <Stack gap={1} paddingBlock={2}>
      {ips.map(({ version, ip }) => (
        <Row key={version} gap={2}>
          <VersionBadge version={version} />
          <CopyableIp ip={ip} isPlain />
        </Row>
      ))}
    </Stack>
  )
}

const columns: readonly Column<NetworkInterfaceRow>[] = [
  {
    ...nameColumn(),
    cell: ({ name, primary }) => (
      <>
        <Truncate text={name} max={40} /> {primary && <Badge tone="success">primary</Badge>}
      </>
    ),
  },
  descriptionColumn(),
  {
    id: 'ip',
    header: 'Private IP',
    text: ({ ipStack }) => addressesOf(ipStack).join(' '),
    value: ({ ipStack }) => ipOrder(addressesOf(ipStack)[0] ?? ''),
    cell: ({ ipStack }) => <PrivateIps stack={ipStack} />,
  },
  { id: 'vpc', header: 'VPC', cell: ({ vpcId }) => <VpcCell vpc={vpcId} /> },
  { id: 'subnet', cell: ({ subnetId, vpcId }) => <SubnetCell subnet={subnetId} vpc={vpcId} /> },
  {
    id: 'transitIps',
    header: 'Transit IPs',
    cell: ({ ipStack }) => (
      <ListCell title="Other transit IPs">
        {transitIpsOf(ipStack).map(ip => (
          <code translate="no" key={ip}>
            {ip}
          </code>
        ))}
      </ListCell>
    ),
  },
  actionsColumn(),
]

/** The network interfaces of the instance, and the actions on them. */
export function NetworkInterfacesCard() {
  const params = useParams(projectPaths.instance)
  const interfaces = useAppSelector(state => selectNetworkInterfaces(state, params))
  const { rows, adding } = interfaces ?? {}
  return (
    <CardBlock>
      <CardHeader title="Network interfaces">
        {adding?.actions.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardHeader>
      <CardBody>
        <KnownPart queries={[networkInterfacesQuery(params)]} what="network interfaces">
          {rows?.length === 0 && (
            <EmptyState
              icon={<Network size={20} />}
              title="No network interfaces"
              body="Add a network interface to see it here."
            />
          )}
          {rows && rows.length > 0 && (
            <Table label="Network interfaces" rows={rows} columns={columns} />
          )}
        </KnownPart>
      </CardBody>
    </CardBlock>
  )
}
