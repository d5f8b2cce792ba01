import type { NetworkInterfaceRowViewModel } from '@/store/project/network-interfaces/rows'
import { Badge } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { ListCell } from '@/ui/Cells/ListCell'
import type { Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { SubnetCell, VpcCell } from './PlaceCells'

/** What the table says about each network interface. */
export const columns: readonly Column<NetworkInterfaceRowViewModel>[] = [
  {
    id: 'name',
    cell: ({ name, isPrimary }) => (
      <>
        <Truncate text={name} max={40} /> {isPrimary && <Badge tone="success">primary</Badge>}
      </>
    ),
  },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'ip', header: 'Private IP', cell: ({ ip }) => <CopyableIp ip={ip} isPlain /> },
  { id: 'vpc', header: 'VPC', cell: ({ vpc }) => <VpcCell vpc={vpc} /> },
  { id: 'subnet', cell: ({ subnet, vpc }) => <SubnetCell subnet={subnet} vpc={vpc} /> },
  {
    id: 'transitIps',
    header: 'Transit IPs',
    cell: ({ transitIps }) => (
      <ListCell title="Other transit IPs">
        {transitIps.map(ip => (
          <code key={ip}>{ip}</code>
        ))}
      </ListCell>
    ),
  },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
