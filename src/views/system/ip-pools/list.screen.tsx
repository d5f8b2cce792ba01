import type { ReactNode } from 'react'
import { describing } from '@/store/bulk/verbs'
import { paletteOpened } from '@/store/palette/slice'
import { useSupports, type Supported } from '@/store/release/release'
import type { RowOf } from '@/store/queries/view-models'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend, useQueries } from '@/store/setup/hooks'
import { selectIpPoolRows, selectIpPoolUtilization } from '@/store/system/ip-pools/ip-pools'
import { ipPoolListQuery } from '@/store/system/ip-pools/queries'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { SERVICES } from '@/lib/service-pool'
import { assignmentWords } from '@/store/system/ip-pools/rules'
import { ipPoolsOf, systemPaths } from '@/store/system/paths'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Stack } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { useRoute } from '@/views/shell/route-context'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { Unknown } from '@/views/shared/unknown/Known'
import { AssignmentBadge } from './PoolParts'
import { ipPoolDocs as docs } from '../docs'
import { useFleetCreate } from '../use-fleet-create'
import { AddressCounts } from './AddressCounts'

/** How many of a pool's addresses are left, or in use before release 17. Loads after the page. */
function PoolUtilizationCell({ pool }: { pool: string }) {
  useQueries([ipPoolUtilizationQuery({ pool })])
  const utilization = useAppSelector(state => selectIpPoolUtilization(state, { pool }))
  const isLeft = useSupports('poolVersions')
  if (utilization === undefined) return <LoadingCell />
  if (utilization === null) return <Unknown queries={[ipPoolUtilizationQuery({ pool })]} />
  const [first, second] = utilization
  if (!first) return <Unknown queries={[ipPoolUtilizationQuery({ pool })]} />
  const { version: _, ...only } = first
  if (!second || second.capacity === 0n) return <AddressCounts count={only} isLeft={isLeft} />
  return (
    <Stack gap={1} paddingBlock={2}>
      <AddressCounts count={first} isLeft={isLeft} />
      <AddressCounts count={second} isLeft={isLeft} />
    </Stack>
  )
}

const { 'ip-pools': Icon } = lateIcons

const columns: readonly Supported<Column<RowOf<typeof selectIpPoolRows>>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'version',
    needs: 'poolVersions',
    text: ({ ipVersion }) => `IP${ipVersion}`,
    value: ({ ipVersion }) => ipVersion,
    cell: ({ ipVersion }) => <VersionBadge version={ipVersion} />,
  },
  {
    id: 'type',
    isClear: true,
    needs: 'poolVersions',
    text: ({ poolType }) => poolType,
    cell: ({ poolType }) => <Badge>{poolType}</Badge>,
  },
  {
    id: 'assignment',
    needs: 'poolAssignment',
    text: ({ assignment }) => assignmentWords(assignment),
    value: ({ assignment }) => assignment,
    cell: ({ assignment }) => <AssignmentBadge assignment={assignment} />,
  },
  {
    id: 'utilization',
    isKey: true,
    header: 'Utilization',
    until: 'poolVersions',
    cell: ({ name }) => <PoolUtilizationCell pool={name} />,
  },
  {
    id: 'remaining',
    isKey: true,
    header: 'IPs remaining',
    needs: 'poolVersions',
    cell: ({ name }) => <PoolUtilizationCell pool={name} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = [
  describing(({ id }: RowOf<typeof selectIpPoolRows>, description) => ({
    endpoint: 'systemIpPoolUpdate',
    args: { path: { pool: id }, body: { description } },
  })),
  'delete',
]

/** The IP pools of the system. The create form opens over them. */
function IpPoolsView({ children }: { children?: ReactNode }) {
  const { params } = useRoute()
  const hasAssignment = useSupports('poolAssignment')
  return (
    <ListPage
      id="ip-pools"
      title="IP pools"
      noun="IP pool"
      icon={<Icon />}
      docs={docs}
      list={ipPoolListQuery(params)}
      rows={useAppSelector(state => selectIpPoolRows(state, params))}
      columns={columns}
      bulk={BULK}
      header={
        <>
          <FindAddress />
          {!hasAssignment && <ServicePoolLink />}
        </>
      }
      toolbar={hasAssignment && <AssignmentFilter />}
      create={useFleetCreate('New IP pool', systemPaths.ipPoolCreate())}
      empty="Create an IP pool to see it here."
    >
      {children}
    </ListPage>
  )
}

/** Opens the palette, which finds what a typed address is in and who has it. */
function FindAddress() {
  const send = useSend()
  return <Button onPress={() => send(paletteOpened())}>Find address</Button>
}

/** Before release 22, the pool of the system's services has a page of its own. */
function ServicePoolLink() {
  return <LinkButton href={systemPaths.servicePool()}>Service pool</LinkButton>
}

const ASSIGNMENTS = [
  { value: 'all', label: 'All' },
  { value: 'silos', label: 'Silos' },
  { value: SERVICES, label: 'System services' },
] as const

/** Limits the list to the pools of one assignment, which the address holds. */
function AssignmentFilter() {
  const send = useSend()
  const { assignment } = useRoute().params
  const { value } = ASSIGNMENTS.find(each => each.value === assignment) ?? ASSIGNMENTS[0]
  const choose = (chosen: (typeof ASSIGNMENTS)[number]['value']) => {
    const to = chosen === 'all' ? systemPaths.ipPools() : ipPoolsOf(chosen)
    send(navigationRequested({ to, replace: true }))
  }
  return (
    <SegmentedControl
      label="Assignment of the IP pools"
      options={ASSIGNMENTS}
      value={value}
      onChange={choose}
    />
  )
}

export { columns, docs, IpPoolsView as View }
