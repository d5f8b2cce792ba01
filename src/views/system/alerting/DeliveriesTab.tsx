import { withSearch } from '@/lib/search'
import { navigationRequested } from '@/store/navigation/events'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectDeliveryRows, selectResendFailedAction } from '@/store/system/alerting/deliveries'
import { deliveryListQuery } from '@/store/system/alerting/queries'
import { systemPaths } from '@/store/system/paths'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { formatExactTime } from '@/lib/time'
import { capitalize } from '@/lib/text'
import { Row } from '@/ui/Layout/Layout'
import { Moment } from '@/ui/Moment/Moment'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import type { Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { NewRows, useHeldBack } from '@/views/shared/list/NewRows'
import { IntervalPicker } from '@/views/shared/refresh/IntervalPicker'
import { idColumn, stateColumn } from '@/views/shared/value-columns'
import { useParams, useRoute } from '@/views/shell/route-context'
import { ClassBadge } from './ClassBadge'
import { DeliveryPanel } from './DeliveryPanel'

const { alerting: Icon } = lateIcons

type Delivery = RowOf<typeof selectDeliveryRows>

/** When a delivery was started, as the link to it. */
function StartedCell({ row: { timeStarted, href, alertClass } }: { row: Delivery }) {
  const reader = useLocale()
  return (
    <Moment at={timeStarted}>
      <LinkCell href={href} isWhole of={alertClass}>
        {formatExactTime(timeStarted, reader)}
      </LinkCell>
    </Moment>
  )
}

const columns: readonly Column<Delivery>[] = [
  {
    id: 'started',
    header: 'Started',
    text: ({ timeStarted }, { reader }) => formatExactTime(timeStarted, reader),
    value: ({ timeStarted }) => timeStarted,
    exported: ({ timeStarted }) => timeStarted,
    cell: row => <StartedCell row={row} />,
  },
  {
    id: 'class',
    header: 'Class',
    isClear: true,
    text: ({ alertClass }) => alertClass,
    cell: ({ alertClass }) => <ClassBadge>{alertClass}</ClassBadge>,
  },
  stateColumn('delivery'),
  {
    id: 'trigger',
    header: 'Trigger',
    text: ({ trigger }) => trigger,
    cell: ({ trigger }) => capitalize(trigger),
  },
  {
    id: 'attempts',
    header: 'Attempts',
    text: ({ attemptsText }) => attemptsText,
    value: ({ attemptCount }) => attemptCount,
    cell: ({ attemptsText }) => attemptsText,
  },
  {
    id: 'result',
    header: 'Last result',
    text: ({ lastResult }) => lastResult,
    cell: ({ lastResult }) => lastResult || <EmptyCell />,
  },
  {
    ...idColumn(),
    // There is no room for all of it. The menu of the row copies it.
    cell: ({ id }) => (
      <code translate="no">
        <Truncate text={id} max={10} position="middle" />
      </code>
    ),
  },
  actionsColumn(),
]

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'pending', label: 'Pending' },
  { value: 'failed', label: 'Failed' },
] as const

/** Changes parameters of the address, which holds what is shown; null removes one. */
const useChange = () => {
  const send = useSend()
  const { path, search } = useRoute()
  return (changes: Record<string, string | null>) =>
    send(navigationRequested({ to: withSearch(path, search, changes), replace: true }))
}

function StateFilter() {
  const change = useChange()
  const { state } = useRoute().params
  const { value } = STATES.find(each => each.value === state) ?? STATES[0]
  return (
    <SegmentedControl
      label="State of the deliveries"
      options={STATES}
      value={value}
      onChange={chosen => change({ state: chosen === 'all' ? null : chosen })}
    />
  )
}

/** What an operator sends is shown at once. Alerts wait, so that the rows do not move. */
const arrivalOf = ({ trigger, timeStarted }: Delivery) =>
  trigger === 'alert' ? timeStarted : undefined

const BULK = ['resend']

/** What was sent to a webhook, newest first. The panel of one delivery opens over it. */
export function DeliveriesTab() {
  const { search } = useRoute()
  const params = useParams(systemPaths.alertReceiverTab)
  const rows = useAppSelector(state => selectDeliveryRows(state, params))
  const held = useHeldBack(rows, arrivalOf, search)
  const resendFailed = useAppSelector(state => selectResendFailedAction(state, params))
  return (
    <>
      <Row gap={6} rowGap={2} justifyContent="space-between" flexWrap="wrap" marginBottom={3}>
        <StateFilter />
        <Row gap={2} flexWrap="wrap">
          <IntervalPicker usual={0} />
          <ActionButton action={resendFailed} />
        </Row>
      </Row>
      <NewRows {...held} />
      <ListSection
        id="deliveries"
        label="Deliveries"
        noun="delivery"
        icon={<Icon />}
        list={deliveryListQuery(params)}
        rows={held.rows}
        columns={columns}
        bulk={BULK}
        empty={
          params.state === undefined
            ? 'Send a probe to see whether the endpoint responds.'
            : 'No delivery is in this state.'
        }
      />
      {params.delivery !== undefined && <DeliveryPanel params={params} />}
    </>
  )
}
