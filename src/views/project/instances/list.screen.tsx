import { useCallback } from 'react'
import type { InstanceState } from '@/api/generated/types'
import { formatBytes } from '@/lib/size'
import { NOT_KNOWN, pluralize } from '@/lib/text'
import { rowsShown } from '@/store/lists/slice'
import { instanceBulk } from '@/store/project/instances/bulk'
import {
  selectInstanceReadAt,
  selectInstanceRows,
  EXTERNAL_IPS,
  selectAddressReads,
  selectIsReadingAddresses,
  selectNeedsPlaces,
  instanceListPoll,
  SLED,
  type AddressesViewModel,
  type AddressRead,
} from '@/store/project/instances/instances'
import { instanceListQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { sledText } from '@/store/project/placement/rules'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { ListCell } from '@/ui/Cells/ListCell'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { SizeCell } from '@/ui/Cells/Cells'
import { StateBadge, urgencyOf } from '@/ui/StateBadge/StateBadge'
import { lazy } from '@/ui/lazy/lazy'
import type { Column } from '@/ui/Table/Table'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useParams } from '@/views/shell/route-context'
import { Vcpus } from '../instance/Vcpus'
import { instanceDocs as docs } from './docs'
import styles from './list.module.css'
import { Unknown } from '@/views/shared/unknown/Known'

interface InstanceStateCellProps {
  id: string
  state: InstanceState
  /** ISO 8601. */
  since: string
}

/** The state of an instance, and for how long it had it when the list was read. */
function InstanceStateCell({ id, state, since }: InstanceStateCellProps) {
  const params = useParams(projectPaths.instances)
  const readAt = useAppSelector(root => selectInstanceReadAt(root, params, id))
  return (
    <span className={styles.state}>
      <StateBadge kind="instance" state={state} />
      <TimeAgo date={since} now={readAt} caption="Run state updated" />
    </span>
  )
}

/** The external addresses of an instance, which load after the list. */
function AddressesCell({ addresses }: { addresses: AddressesViewModel }) {
  switch (addresses.kind) {
    case 'loading':
      return <LoadingCell />
    case 'unknown':
      return <Unknown queries={[addresses.query]} />
    case 'known':
      return (
        <ListCell title="Other external IPs" shown={2}>
          {addresses.ips.map(ip => (
            <CopyableIp key={ip} ip={ip} />
          ))}
        </ListCell>
      )
  }
}

function ReadAddresses({ query }: Pick<AddressRead, 'query'>) {
  useQueries([query])
  return null
}

/** Separate from the table, which need not render for the next addresses to be asked for. */
function AddressReads() {
  const params = useParams(projectPaths.instances)
  const reads = useAppSelector(state => selectAddressReads(state, params))
  return reads.map(({ key, query }) => <ReadAddresses key={key} query={query} />)
}

const SledCell = lazy(async () => (await import('./SledCell')).SledCell)
const PlacesRead = lazy(async () => (await import('./SledCell')).PlacesRead)

/** The columns of the instances. */
const columns: readonly Column<RowOf<typeof selectInstanceRows>>[] = [
  nameColumn(),
  {
    id: 'cpu',
    header: 'CPU',
    isClear: true,
    text: ({ ncpus }) => pluralize('vCPU', ncpus),
    value: ({ ncpus }) => ncpus,
    exported: ({ ncpus }) => ncpus,
    cell: ({ ncpus }) => <Vcpus count={ncpus} />,
  },
  {
    id: 'memory',
    header: 'Memory',
    isClear: true,
    text: ({ memory }) => formatBytes(memory),
    exported: ({ memory }) => memory,
    value: ({ memory }) => memory,
    cell: ({ memory }) => <SizeCell bytes={memory} />,
  },
  {
    id: 'state',
    isKey: true,
    text: ({ runState }) => runState,
    value: ({ runState }) => urgencyOf('instance', runState),
    cell: ({ id, runState, timeRunStateUpdated }) => (
      <InstanceStateCell id={id} state={runState} since={timeRunStateUpdated} />
    ),
  },
  {
    id: EXTERNAL_IPS,
    header: 'External IPs',
    isClear: true,
    text: ({ addresses }) => {
      if (addresses.kind === 'unknown') return NOT_KNOWN
      return addresses.kind === 'known' ? addresses.ips.join(' ') : ''
    },
    cell: ({ addresses }) => <AddressesCell addresses={addresses} />,
  },
  {
    id: SLED,
    header: 'Sled',
    isHidden: true,
    text: sledText,
    cell: row => <SledCell instance={row} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const NOTE = 'Refreshes every minute, and every few seconds while an instance changes.'

const Icon = sectionIcons.instances

/** The instances of a project and the actions on them. */
function InstancesView() {
  const params = useParams(projectPaths.instances)
  const send = useSend()
  const needsPlaces = useAppSelector(state => selectNeedsPlaces(state, params))
  const noteRows = useCallback(
    (keys: readonly string[]) => send(rowsShown({ list: '', keys })),
    [send],
  )
  return (
    <ListPage
      id="instances"
      title="Instances"
      noun="instance"
      icon={<Icon />}
      docs={docs}
      list={instanceListQuery(params)}
      rows={useAppSelector(state => selectInstanceRows(state, params))}
      columns={columns}
      bulk={instanceBulk}
      toolbar={<Refresh />}
      note={NOTE}
      onRowsShown={noteRows}
      isReading={useAppSelector(state => selectIsReadingAddresses(state, params))}
      create={{ label: 'New instance', to: projectPaths.instanceCreate(params) }}
      empty="Create an instance to see it here."
    >
      <AddressReads />
      {needsPlaces && <PlacesRead {...params} />}
    </ListPage>
  )
}

export { columns, instanceListPoll as poll, InstancesView as View }
