import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { lldpNeighborListQuery } from '@/store/system/switch-ports/queries'
import {
  selectLldpNeighborFailure,
  selectLldpNeighborRows,
  selectSwitchPort,
} from '@/store/system/switch-ports/switch-ports'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/Cells'
import { ListCell } from '@/ui/Cells/ListCell'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { dateColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { 'switch-ports': Icon } = lateIcons

const columns: readonly Column<RowOf<typeof selectLldpNeighborRows>>[] = [
  {
    id: 'system-name',
    header: 'System name',
    text: ({ systemName }) => systemName ?? '',
    cell: ({ systemName }) => <DescriptionCell text={systemName} />,
  },
  {
    id: 'link-name',
    header: 'Link name',
    isKey: true,
    text: ({ linkName }) => linkName,
    cell: ({ linkName }) => linkName,
  },
  {
    id: 'local-port',
    header: 'Local port',
    text: ({ localPort }) => localPort,
    cell: ({ localPort }) => localPort,
  },
  {
    id: 'chassis-id',
    header: 'Chassis ID',
    text: ({ chassisId }) => chassisId,
    cell: ({ chassisId }) => <code translate="no">{chassisId}</code>,
  },
  {
    id: 'management-ips',
    header: 'Management IPs',
    text: ({ addresses }) => addresses.join(', '),
    value: ({ addresses: [first = ''] }) => ipOrder(first) ?? first,
    cell: ({ addresses }) => (
      <ListCell title="More management IPs">
        {addresses.map(address => (
          <CopyableIp key={address} ip={address} isPlain />
        ))}
      </ListCell>
    ),
  },
  {
    id: 'system-description',
    header: 'System description',
    isHidden: true,
    text: ({ systemDescription }) => systemDescription ?? '',
    cell: ({ systemDescription }) => <DescriptionCell text={systemDescription} />,
  },
  {
    id: 'link-description',
    header: 'Link description',
    isHidden: true,
    text: ({ linkDescription }) => linkDescription ?? '',
    cell: ({ linkDescription }) => <DescriptionCell text={linkDescription} />,
  },
  dateColumn('firstSeen', 'First seen'),
  dateColumn('lastSeen', 'Last seen'),
]

/** The devices at the other end of the cable, as they announce themselves. */
export function NeighborsTab() {
  const params = useParams(systemPaths.switchPort)
  const port = useAppSelector(state => selectSwitchPort(state, params))
  const rows = useAppSelector(state => selectLldpNeighborRows(state, params))
  const failure = useAppSelector(state => selectLldpNeighborFailure(state, params))
  if (failure !== undefined)
    return (
      <Message tone="danger" title="The neighbors could not be read">
        {failure}
      </Message>
    )
  if (!port) return null
  return (
    <ListSection
      id="lldp-neighbors"
      label="LLDP neighbors"
      noun="LLDP neighbor"
      icon={<Icon />}
      list={lldpNeighborListQuery(port)}
      rows={rows}
      columns={columns}
      empty="Devices that announce themselves by LLDP on this port appear here."
    />
  )
}
