import { Network } from 'lucide-react'
import { selectNetworkInterfaces } from '@/store/project/network-interfaces/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { useInstanceParams } from '../instance/use-instance-params'
import { columns } from './columns'

/** The network interfaces of the instance, and what can be done to them. */
export function NetworkInterfacesCard() {
  const { project, instance } = useInstanceParams()
  const interfaces = useAppSelector(state => selectNetworkInterfaces(state, project, instance))
  if (!interfaces) return null
  const { rows, adding } = interfaces
  return (
    <CardBlock>
      <CardHeader title="Network interfaces">
        {adding.actions.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardHeader>
      <CardBody>
        {rows.length > 0 ? (
          <Table label="Network interfaces" rows={rows} columns={columns} />
        ) : (
          <EmptyState
            icon={<Network size={20} />}
            title="No network interfaces"
            body="Add a network interface to see it here."
          />
        )}
      </CardBody>
    </CardBlock>
  )
}
