import type { ExternalIpRowViewModel } from '@/store/project/external-ips/rows'
import { Badge } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { NameCell } from '@/ui/Cells/NameCell'
import type { Column } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'

/** What the table says about each address. */
export const columns: readonly Column<ExternalIpRowViewModel>[] = [
  { id: 'ip', header: 'IP', cell: ({ ip }) => <CopyableIp ip={ip} /> },
  {
    id: 'kind',
    header: (
      <>
        Kind{' '}
        <TipIcon about="Kind">
          Floating IPs can be detached and attached to another instance. Ephemeral IPs go with the
          instance.
        </TipIcon>
      </>
    ),
    cell: ({ kind }) => <Badge>{kind}</Badge>,
  },
  { id: 'name', cell: ({ name }) => (name ? <NameCell>{name}</NameCell> : <EmptyCell />) },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'actions',
    cell: ({ id, ip, name = ip, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
