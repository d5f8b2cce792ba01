import { Globe } from 'lucide-react'
import {
  selectExternalIpTable,
  type ExternalIpRowViewModel,
} from '@/store/project/external-ips/rows'
import { unknownKindNote } from '@/lib/text'
import { useAppSelector } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { useInstanceParams } from '../instance/use-instance-params'
import { columns } from './columns'

const rowKey = ({ ip }: ExternalIpRowViewModel) => ip

/** The addresses that the instance is reached at from outside, and what can be done to them. */
export function ExternalIpsCard() {
  const { project, instance } = useInstanceParams()
  const ips = useAppSelector(state => selectExternalIpTable(state, project, instance))
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
