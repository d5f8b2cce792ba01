import type { BgpPeerState } from '@/api/generated/types'
import { formatDuration } from '@/lib/duration'
import { ipOrder } from '@/lib/ip'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { PEERS_EVERY, peersPoll as poll, selectPeerRows } from '@/store/system/bgp/bgp'
import type { BadgeTone } from '@/ui/Badge/Badge'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { TwoLineCell } from '@/ui/Cells/TextCells'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { IntervalPicker } from '@/views/shared/refresh/IntervalPicker'
import { asnColumn, switchColumn } from './columns'
import { sessionStateColumn } from './session-state'

const { bgp: Icon } = lateIcons

type Row = RowOf<typeof selectPeerRows>

const TONES: Readonly<Record<BgpPeerState, BadgeTone>> = {
  idle: 'neutral',
  connect: 'notice',
  active: 'notice',
  open_sent: 'notice',
  open_confirm: 'notice',
  connection_collision: 'notice',
  session_setup: 'notice',
  established: 'success',
}

const columns: readonly Column<Row>[] = [
  {
    id: 'peer',
    text: ({ peerId, addr, isUnnumbered }) => (isUnnumbered ? `${peerId} ${addr}` : peerId),
    value: ({ peerId }) => ipOrder(peerId) ?? peerId,
    exported: ({ peerId }) => peerId,
    cell: ({ peerId, isUnnumbered }) =>
      isUnnumbered ? (
        <TwoLineCell
          first={<code translate="no">{peerId}</code>}
          second="Unnumbered, on this interface"
        />
      ) : (
        <CopyableIp ip={peerId} isPlain />
      ),
  },
  switchColumn(),
  sessionStateColumn(TONES),
  {
    id: 'duration',
    header: 'Duration',
    text: ({ stateDurationMillis }) => formatDuration(stateDurationMillis),
    value: ({ stateDurationMillis }) => stateDurationMillis,
    exported: ({ stateDurationMillis }) => stateDurationMillis,
    cell: ({ stateDurationMillis }) => formatDuration(stateDurationMillis),
  },
  asnColumn('localAsn', 'Local ASN'),
  asnColumn('remoteAsn', 'Remote ASN'),
  // The console made up the id, so there is none to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

/** The sessions with neighboring routers. */
function PeersTab() {
  return (
    <ListSection
      id="bgp-peers"
      label="Peers"
      noun="peer"
      icon={<Icon />}
      rows={useAppSelector(selectPeerRows)}
      columns={columns}
      toolbar={<IntervalPicker usual={PEERS_EVERY} />}
      emptyTitle="No peers reported"
      empty="Switches that cannot be reached are left out, so there may still be peers. Peers are added in the settings of a switch port."
    />
  )
}

export { columns, poll, PeersTab as View }
