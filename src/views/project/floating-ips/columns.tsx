import type { FloatingIpRowViewModel } from '@/store/project/floating-ips/rows'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { AttachedTo } from '../disks/AttachedTo'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'

/** What the list says about each floating IP of a project. */
export const columnsOf = (): Column<FloatingIpRowViewModel>[] => [
  { id: 'name', cell: ({ name }) => <NameCell>{name}</NameCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'ip', header: 'IP address', cell: ({ ip }) => <CopyableIp ip={ip} isPlain /> },
  { id: 'pool', header: 'IP pool', cell: ({ pool }) => <PoolCell pool={pool} /> },
  {
    id: 'instance',
    header: 'Attached to instance',
    cell: ({ instance }) => <AttachedTo as={LinkCell} instance={instance} />,
  },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
