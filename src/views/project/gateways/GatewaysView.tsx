import { DoorOpen } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { selectRoutesToQueries } from '@/store/project/gateways/routes-to'
import { selectGatewayRows, type GatewayRowViewModel } from '@/store/project/gateways/rows'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table, type Column } from '@/ui/Table/Table'
import { useVpcParams, type VpcParams } from '../vpc/use-vpc-params'
import { AddressCell, AttachedPoolCell, RouteCountCell } from './GatewayCells'

const columnsOf = (place: VpcParams): Column<GatewayRowViewModel>[] => [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'address',
    header: 'Attached IP address',
    cell: ({ name }) => <AddressCell {...place} gateway={name} />,
  },
  {
    id: 'pool',
    header: 'Attached IP pool',
    cell: ({ name }) => <AttachedPoolCell {...place} gateway={name} />,
  },
  { id: 'routes', cell: ({ name }) => <RouteCountCell {...place} gateway={name} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
]

/** The internet gateways of a VPC; one of them is drawn over them. They cannot be changed here. */
export function GatewaysView({ children }: { children?: ReactNode }) {
  const { project, vpc } = useVpcParams()
  const columns = useMemo(() => columnsOf({ project, vpc }), [project, vpc])
  const rows = useAppSelector(state => selectGatewayRows(state, project, vpc))
  useQueries(useAppSelector(state => selectRoutesToQueries(state, project, vpc)))
  return (
    <>
      {rows.length > 0 ? (
        <Table label="Internet gateways" rows={rows} columns={columns} />
      ) : (
        <EmptyState
          icon={<DoorOpen />}
          level={2}
          title="No internet gateways"
          body="Internet gateways are made with the API or the command-line tool."
        />
      )}
      {children}
    </>
  )
}
