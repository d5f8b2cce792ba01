import { Network } from 'lucide-react'
import { useMemo } from 'react'
import { cellWith, mapCells } from '@/lib/address-map'
import { ipOrder, type IpVersion } from '@/lib/ip'
import { formatNumber } from '@/lib/number'
import { withSearch } from '@/lib/search'
import { capitalize } from '@/lib/text'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { allInstancesQuery } from '@/store/project/queries'
import {
  selectInterfacePages,
  selectSubnetAddresses,
  type SubnetAddressRow,
} from '@/store/project/subnet-addresses/subnet-addresses'
import { areSameQueries } from '@/store/queries/failure'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { copyRequested } from '@/store/tab/slice'
import { AddressGaps, AddressMap, MapLegendList, type MapLegend } from '@/ui/AddressMap/AddressMap'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { LinkCell } from '@/ui/Cells/Cells'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { actionsColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { Notices } from '@/views/shared/notices/Notices'
import { KnownPart } from '@/views/shared/unknown/Known'
import { useParams, useRoute } from '@/views/shell/route-context'

const KINDS = { primary: 'Primary interface', interface: 'Other interface' }

const LEGEND: readonly MapLegend[] = [
  { kind: 'primary', letter: 'P', label: KINDS.primary },
  { kind: 'interface', letter: 'I', label: KINDS.interface },
  { kind: 'transit', letter: 'T', label: 'In a transit IP' },
  { kind: 'reserved', letter: 'R', label: 'Reserved' },
]

/** What the other addresses are, if all interfaces have been read or not. */
const FREE = { kind: 'free', letter: '', text: 'free' }
const UNKNOWN = { kind: 'unknown', letter: '?', text: 'not known' }

const MOST_CELLS = 1_024

const columns: readonly Column<SubnetAddressRow>[] = [
  {
    id: 'address',
    text: ({ name }) => name,
    value: ({ name }) => ipOrder(name),
    cell: ({ name }) => <CopyableIp ip={name} isPlain />,
  },
  {
    id: 'interface',
    isKey: true,
    text: ({ interfaceName, primary }) => `${interfaceName}${primary ? ' primary' : ''}`,
    cell: ({ interfaceName, primary }) => (
      <>
        <Truncate text={interfaceName} max={30} />{' '}
        {primary && <Badge tone="success">primary</Badge>}
      </>
    ),
  },
  {
    id: 'instance',
    text: ({ instance }) => instance?.name ?? 'Not known',
    cell: ({ instance, href }) =>
      instance && href !== undefined ? (
        <LinkCell href={href}>{instance.name}</LinkCell>
      ) : (
        'Not known'
      ),
  },
  {
    id: 'state',
    text: ({ instance }) => instance?.runState ?? '',
    cell: ({ instance }) => instance && <StateBadge kind="instance" state={instance.runState} />,
  },
  {
    id: 'kind',
    text: ({ primary }) => KINDS[primary ? 'primary' : 'interface'],
    cell: ({ primary }) => KINDS[primary ? 'primary' : 'interface'],
  },
  {
    id: 'mac',
    header: 'MAC',
    text: ({ mac }) => mac,
    cell: ({ mac }) => <code translate="no">{mac}</code>,
  },
  actionsColumn(),
]

const FAMILIES = [
  { value: 'v4', label: 'IPv4' },
  { value: 'v6', label: 'IPv6' },
] as const

const useFamily = (): IpVersion => (useRoute().params['family'] === 'v6' ? 'v6' : 'v4')

/** Changes what the address says of the page. */
const useChoice = () => {
  const send = useSend()
  const { path, search } = useRoute()
  return (changes: Record<string, string | null>) =>
    send(navigationRequested({ to: withSearch(path, search, changes), replace: true }))
}

function FamilyChoice() {
  const choose = useChoice()
  return (
    <SegmentedControl
      label="IP version"
      options={FAMILIES}
      value={useFamily()}
      onChange={family => choose({ family })}
    />
  )
}

const VIEWS = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
] as const

/** Whether only the list is shown, without the map above it. */
const useIsListOnly = () => useRoute().params['view'] === 'list'

function ViewChoice() {
  const choose = useChoice()
  return (
    <SegmentedControl
      label="View"
      options={VIEWS}
      value={useIsListOnly() ? 'list' : 'map'}
      onChange={view => choose({ view: view === 'list' ? view : null })}
    />
  )
}

/** Reads the pages of interfaces, one after the other, and the names of instances. */
const useInterfaces = () => {
  const params = useParams(projectPaths.subnetAddresses)
  const pages = useAppSelector(state => selectInterfacePages(state, params), areSameQueries)
  useQueries([...pages, allInstancesQuery(params)])
  return pages
}

/** Who uses the addresses of a subnet, and which is the next free one. */
function SubnetAddressesView() {
  const send = useSend()
  const params = useParams(projectPaths.subnetAddresses)
  const { address = '' } = useRoute().params
  const family = useFamily()
  const isListOnly = useIsListOnly()
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const pages = useInterfaces()
  const found = useAppSelector(state => selectSubnetAddresses(state, params, family))
  const rest = found?.extent === 'whole' ? FREE : UNKNOWN
  const cells = useMemo(
    () => found?.map && mapCells(found.map, found.marks, rest, MOST_CELLS),
    [found, rest],
  )
  if (!found) return null
  const { name, space, sentence, extent, looked, rows, map, gaps } = found
  const { next } = space
  return (
    <>
      <PageHeader title={name} icon={<Network />}>
        <FamilyChoice />
        <ViewChoice />
        {next !== undefined && extent !== 'part' && (
          <Button
            isDisabled={extent === 'reading'}
            onPress={() => send(copyRequested({ text: next }))}
          >
            Copy next free address
          </Button>
        )}
      </PageHeader>
      <KnownPart queries={pages} what="addresses">
        <Stack gap={5}>
          <Row gap={3} flexWrap="wrap">
            <div role="status">
              <Text as="h2" fontWeight="strong">
                {extent === 'reading' ? 'Reading interfaces…' : sentence}
              </Text>
            </div>
            <CopyableIp ip={space.block} isPlain />
          </Row>
          {extent === 'part' && (
            <Notices notices={[`Looked at the first ${formatNumber(looked)} interfaces.`]} />
          )}
          {isFleetViewer && (
            <Text as="p" fontSize="sm" color="text-muted">
              Addresses of probes are not included, because the API does not list their interfaces.
            </Text>
          )}
          {!isListOnly && map && cells && (
            <>
              <AddressMap
                key={family}
                caption={space.block}
                cells={cells}
                start={cellWith(map, address, MOST_CELLS)}
                onOpen={to => send(navigationRequested({ to }))}
              />
              <MapLegendList items={[...LEGEND, { ...rest, label: capitalize(rest.text) }]} />
            </>
          )}
          {!isListOnly && gaps && <AddressGaps label="Used addresses and gaps" parts={gaps} />}
          <ListSection
            id="subnet-addresses"
            label="Addresses"
            noun="address"
            icon={<Network />}
            rows={rows}
            columns={columns}
            reads={pages}
            emptyTitle="No address is used"
            empty="Addresses appear here once instances have network interfaces in this subnet."
          />
        </Stack>
      </KnownPart>
    </>
  )
}

export { columns, SubnetAddressesView as View }
