import { Globe } from 'lucide-react'
import { useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { cellWith, countText, mapCells, withGaps } from '@/lib/address-map'
import { ipOrder } from '@/lib/ip'
import type { IpSpan } from '@/lib/ip-range'
import { formatNumber } from '@/lib/number'
import { plainText, type RichText as RichTextData } from '@/lib/rich-text'
import { pluralize, printable } from '@/lib/text'
import { navigationRequested } from '@/store/navigation/events'
import { selectSiloName } from '@/store/session/session'
import { costText } from '@/lib/duration'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { allIpPoolRangesQuery } from '@/store/system/ip-pools/queries'
import { selectRangeAddAction } from '@/store/system/ip-pool-ranges/ip-pool-ranges'
import {
  countAddresses,
  KIND_WORDS,
  marksOf,
  OTHER_SILOS,
  poolSentence,
  spanText,
  wasteOf,
  type Holding,
  type PoolCounts,
} from '@/store/system/pool-addresses/holders'
import {
  selectFound,
  selectPoolTotals,
  selectPoolSpace,
  toRows,
  type Found,
  type HoldingRow,
} from '@/store/system/pool-addresses/pool-addresses'
import { systemPaths } from '@/store/system/paths'
import { useSupports } from '@/store/release/release'
import { AddressGaps, AddressMap, MapLegendList, type MapLegend } from '@/ui/AddressMap/AddressMap'
import { Button } from '@/ui/Button/Button'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DateCell, LinkCell } from '@/ui/Cells/Cells'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'
import { Notices } from '@/views/shared/notices/Notices'
import { Reads } from '@/views/shared/reads/Reads'
import { KnownPart } from '@/views/shared/unknown/Known'
import { useParams, useRoute } from '@/views/shell/route-context'
import { AddressGroups, useGrouping } from './AddressGroups'
import { PoolSilos } from './PoolSilos'
import styles from './pool-addresses.module.css'

const MOST_CELLS = 4_096

const UNKNOWN = { kind: 'unknown', letter: '?', text: 'free or held by another silo' }
const FREE = { kind: 'free', letter: '', text: 'free' }

const KINDS = ['floating', 'unattached', 'ephemeral', 'snat'] as const

const LETTERS = { floating: 'F', unattached: 'f', ephemeral: 'E', snat: 'S' }

const legendOf = (isCertain: boolean): readonly MapLegend[] => [
  ...KINDS.map(kind => ({ kind, letter: LETTERS[kind], label: KIND_WORDS[kind] })),
  isCertain
    ? { kind: 'free', letter: '', label: 'Free' }
    : { kind: 'unknown', letter: '?', label: 'Free or held by another silo' },
]

/** Only floating IPs tell since when they are held. */
const SINCE = dateColumn('since')

const columns: readonly Column<HoldingRow>[] = [
  {
    id: 'address',
    text: ({ ip }) => ip,
    value: ({ ip }) => ipOrder(ip),
    cell: ({ ip }) => <CopyableIp ip={ip} isPlain />,
  },
  { id: 'kind', text: ({ kind }) => KIND_WORDS[kind], cell: ({ kind }) => KIND_WORDS[kind] },
  { id: 'project', text: ({ project }) => project, cell: ({ project }) => project },
  {
    id: 'holder',
    header: 'Held by',
    isKey: true,
    text: ({ holder }) => holder,
    cell: ({ holder, href }) => <LinkCell href={href}>{holder}</LinkCell>,
  },
  { id: 'ports', text: ({ ports = '' }) => ports, cell: ({ ports }) => ports ?? '—' },
  {
    id: 'state',
    text: ({ instance }) => instance?.runState ?? '',
    cell: ({ instance }) =>
      instance ? <StateBadge kind="instance" state={instance.runState} /> : '—',
  },
  {
    id: SINCE.id,
    header: 'Floating since',
    text: ({ since }, names) => (since === undefined ? '' : (SINCE.text?.({ since }, names) ?? '')),
    value: ({ since = '' }) => since,
    exported: ({ since = '' }) => since,
    cell: ({ since }) => (since === undefined ? '—' : <DateCell date={since} />),
  },
  actionsColumn(),
]

interface MeterProps {
  counts: PoolCounts
  /** Whether all of the silo has been looked at. */
  isWhole: boolean
}

/** The parts of a pool's addresses: what was found by kind, others, and what is left. */
function Meter({ counts, isWhole }: MeterProps) {
  const hasSnat = useSupports('snat')
  const { known, others, capacity, allocated } = counts
  const left = capacity > allocated ? capacity - allocated : 0n
  const foundWords = (count: number) =>
    isWhole ? formatNumber(count) : count === 0 ? 'not known' : `at least ${formatNumber(count)}`
  const parts: { kind: string; count: bigint; text: string }[] = [
    ...KINDS.filter(kind => hasSnat || kind !== 'snat').map(kind => ({
      kind,
      count: BigInt(known[kind]),
      text: `${KIND_WORDS[kind]}: ${foundWords(known[kind])}`,
    })),
    { kind: 'unknown', count: others, text: `${OTHER_SILOS}: ${countText(others)}` },
    { kind: 'free', count: left, text: `Left: ${countText(left)}` },
  ]
  const share = (count: bigint) => Number((count * 10_000n) / (capacity === 0n ? 1n : capacity))
  return (
    <div>
      <div aria-hidden className={styles.meter}>
        {parts.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: share(count) }} />
        ))}
      </div>
      <ul aria-label="Addresses by use" className={styles.parts}>
        {parts.map(({ kind, text }) => (
          <li key={kind}>
            <span aria-hidden data-kind={kind} className={styles.sample} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RangeProps {
  span: IpSpan
  holdings: readonly Holding[]
  isCertain: boolean
}

/** A range as a map, or as a list of what was found and the gaps between. */
function Range({ span, holdings, isCertain }: RangeProps) {
  const send = useSend()
  const { address = '' } = useRoute().params
  const { version } = span.first
  const marks = useMemo(() => marksOf(holdings, version), [holdings, version])
  const cells = useMemo(
    () => mapCells(span, marks, isCertain ? FREE : UNKNOWN, MOST_CELLS),
    [span, marks, isCertain],
  )
  const parts = useMemo(() => (cells ? [] : withGaps(span, marks)), [cells, span, marks])
  const caption = spanText(span)
  if (cells)
    return (
      <AddressMap
        caption={caption}
        cells={cells}
        start={cellWith(span, address, MOST_CELLS)}
        onOpen={to => send(navigationRequested({ to }))}
      />
    )
  return (
    <Stack gap={2}>
      <Text as="p" fontFamily="mono" fontSize="sm" translate="no">
        {caption}
      </Text>
      <AddressGaps label={`Used addresses of ${caption}`} parts={parts} />
    </Stack>
  )
}

interface ExtentProps {
  found: Found
  isAll: boolean
  onAll: (isAll: boolean) => void
}

/** Says how far the projects were looked through, and goes on or stops. */
function Extent({ found, isAll, onAll }: ExtentProps) {
  const { partly, rest, reads, refused, failed, problem } = found
  const hasSnat = useSupports('snat')
  const isReading = reads.length > 0
  const notices = [
    ...(refused === undefined ? [] : [`Your role shows no projects of your silo: ${refused}`]),
    ...(hasSnat ? [] : ['This release does not show addresses for outbound traffic (SNAT).']),
    ...(problem === undefined
      ? []
      : [`Could not look at ${pluralize('list', failed)}: ${printable(problem)}`]),
  ]
  return (
    <>
      {notices.length > 0 && <Notices notices={notices} />}
      {partly !== '' && refused === undefined && (
        <Row gap={3} flexWrap="wrap">
          <Text color="text-muted">{partly}</Text>
          {isAll && isReading && (
            <Button size="sm" onPress={() => onAll(false)}>
              Stop
            </Button>
          )}
          {!isReading && (
            <Button size="sm" onPress={() => onAll(true)}>
              Look at the rest ({costText(rest)})
            </Button>
          )}
        </Row>
      )}
    </>
  )
}

function Findings({ findings }: { findings: readonly RichTextData[] }) {
  if (findings.length === 0) return null
  return (
    <Stack gap={2}>
      {findings.map(text => (
        <Message key={plainText(text)}>
          <RichText text={text} />
        </Message>
      ))}
    </Stack>
  )
}

interface TotalsProps {
  counts: PoolCounts | undefined
  /** Whether the counts are known, or still being read. */
  isKnown: boolean
  found: Found
}

/** How many addresses are taken, by whom as far as that is known, and how many are left. */
function Totals({ counts, isKnown, found }: TotalsProps) {
  const silo = useAppSelector(selectSiloName)
  if (counts)
    return (
      <>
        <div role="status" aria-busy={found.reads.length > 0}>
          <Text as="h2" fontWeight="strong">
            {poolSentence(counts, silo, found.isWhole)}
          </Text>
        </div>
        {!counts.isInexact && <Meter counts={counts} isWhole={found.isWhole} />}
      </>
    )
  return isKnown ? null : (
    <Notices
      notices={['The utilization of the pool could not be read: free addresses are not known.']}
    />
  )
}

/** The ranges as maps or lists with gaps; a way to add one if there are none. */
function Ranges({ spans, ...props }: Omit<RangeProps, 'span'> & { spans: readonly IpSpan[] }) {
  const params = useParams(systemPaths.ipPool)
  const add = useAppSelector(state => selectRangeAddAction(state, params))
  if (spans.length === 0)
    return (
      <EmptyState
        icon={<Globe />}
        level={2}
        title="No ranges"
        body="Add a range of addresses to allocate from."
        action={<ActionButton action={add} />}
      />
    )
  return (
    <>
      {spans.map(span => (
        <Range key={spanText(span)} span={span} {...props} />
      ))}
      <MapLegendList items={legendOf(props.isCertain)} />
    </>
  )
}

/** Who uses the addresses of a pool, as far as the user may know. */
export function PoolAddressesTab() {
  const params = useParams(systemPaths.ipPool)
  const [isAll, setIsAll] = useState(false)
  const space = useAppSelector(state => selectPoolSpace(state, params))
  const found = useAppSelector(state => selectFound(state, params, isAll), shallowEqual)
  const totals = useAppSelector(state => selectPoolTotals(state, params))
  const ranges = allIpPoolRangesQuery(params)
  useQueries([ranges])
  const { holdings } = found
  const { by, of } = useGrouping()
  const rows = useMemo(() => {
    const grouped = by && by !== 'silo' ? holdings.filter(holding => holding[by] === of) : []
    return toRows(grouped.length > 0 ? grouped : holdings)
  }, [holdings, by, of])
  const counts = useMemo(() => totals && countAddresses(holdings, totals), [holdings, totals])
  const isCertain = counts?.isCertain ?? false
  const waste = useMemo(
    () =>
      totals
        ? wasteOf({
            holdings,
            pool: space,
            now: totals.at,
            isCertain,
            page: systemPaths.ipPool(params),
          })
        : [],
    [holdings, space, totals, isCertain, params],
  )
  return (
    <Stack gap={6}>
      <Reads queries={found.wanted} />
      <Totals counts={counts ?? undefined} isKnown={totals !== null} found={found} />
      <Extent found={found} isAll={isAll} onAll={setIsAll} />
      <Findings findings={found.reads.length > 0 ? [] : waste} />
      <KnownPart queries={[ranges]} what="ranges">
        <Ranges spans={space.spans} holdings={holdings} isCertain={isCertain} />
      </KnownPart>
      <AddressGroups holdings={holdings} others={counts?.isInexact ? undefined : counts?.others} />
      <ListSection
        id="pool-addresses"
        label="Addresses"
        noun="address"
        icon={<Globe />}
        rows={rows}
        columns={columns}
        emptyTitle="No holder was found"
        empty="Floating IPs and instances of your silo with an address of this pool appear here."
      />
      <PoolSilos found={new Set(holdings.map(({ ip }) => ip)).size} isWhole={found.isWhole} />
    </Stack>
  )
}
