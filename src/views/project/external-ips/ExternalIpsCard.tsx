import { Globe } from 'lucide-react'
import { unknownKindNote } from '@/lib/text'
import {
  type ExternalIpRowViewModel,
  selectExternalIpTable,
} from '@/store/project/external-ips/external-ips'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { type Column, Table } from '@/ui/Table/Table'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { useParams } from '@/views/shell/route-context'

const columns: readonly Column<ExternalIpRowViewModel>[] = [
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

const rowKey = ({ ip }: ExternalIpRowViewModel) => ip

/** The external addresses of the instance, and the actions on them. */
export function ExternalIpsCard() {
  const params = useParams(projectPaths.instance)
  const ips = useAppSelector(state => selectExternalIpTable(state, params))
  if (!ips) return null
  const { rows, others, attaching } = ips
  return (
    <CardBlock>
      <CardHeader title="External IPs">
        {attaching.actions.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardHeader>
      <CardBody>
        {others > 0 && <p>{unknownKindNote('external IP', others)}</p>}
        {rows.length > 0 && (
          <Table label="External IPs" rows={rows} rowKey={rowKey} columns={columns} />
        )}
        {rows.length + others === 0 && (
          <EmptyState
            icon={<Globe size={20} />}
            title="No external IPs"
            body="Attach an external IP to see it here."
          />
        )}
      </CardBody>
    </CardBlock>
  )
}
