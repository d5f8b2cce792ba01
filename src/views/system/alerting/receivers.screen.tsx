import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import { describing } from '@/store/bulk/verbs'
import { selectFailure } from '@/store/queries/failure'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectLastDelivery } from '@/store/system/alerting/deliveries'
import { alertReceiverListQuery, lastDeliveryQuery } from '@/store/system/alerting/queries'
import { selectReceiverRows } from '@/store/system/alerting/receivers'
import { Badge } from '@/ui/Badge/Badge'
import { DescriptionCell } from '@/ui/Cells/Cells'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import { ListCell } from '@/ui/Cells/ListCell'
import { Row } from '@/ui/Layout/Layout'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { ClassBadge } from './ClassBadge'
import { Unknown } from '@/views/shared/unknown/Known'

const { alerting: Icon } = lateIcons

type Receiver = RowOf<typeof selectReceiverRows>

/** How the newest delivery to a webhook stands. Loads after the page. */
function LastDeliveryCell({ receiver }: { receiver: string }) {
  const query = lastDeliveryQuery({ receiver })
  useQueries([query])
  const last = useAppSelector(state => selectLastDelivery(state, receiver))
  const failure = useAppSelector(state => selectFailure(state, query))
  if (failure !== undefined) return <Unknown queries={[query]} />
  if (last === undefined) return <LoadingCell />
  if (last === null) return <EmptyCell />
  const { delivery, readAt } = last
  return (
    <Row as="span" gap={2} display="inline-flex">
      <StateBadge kind="delivery" state={delivery.state} />
      <TimeAgo date={delivery.timeStarted} now={readAt} caption="Started" hasSuffix />
    </Row>
  )
}

const columns: readonly Column<Receiver>[] = [
  nameColumn(),
  {
    id: 'endpoint',
    header: 'Endpoint',
    text: ({ endpoint }) => endpoint,
    cell: ({ endpoint }) => <DescriptionCell text={endpoint} />,
  },
  {
    id: 'subscriptions',
    header: 'Subscriptions',
    text: ({ subscriptions }) => subscriptions.join(', ') || 'None',
    cell: ({ subscriptions }) =>
      subscriptions.length === 0 ? (
        <Badge tone="notice">None</Badge>
      ) : (
        <ListCell title="Further subscriptions">
          {subscriptions.map(pattern => (
            <ClassBadge key={pattern}>{pattern}</ClassBadge>
          ))}
        </ListCell>
      ),
  },
  {
    id: 'classes',
    header: 'Classes',
    isHidden: true,
    text: ({ classes }) => classes.join(', '),
    cell: ({ classes }) => (
      <ListCell title="Further classes">
        {classes.map(name => (
          <ClassBadge key={name}>{name}</ClassBadge>
        ))}
      </ListCell>
    ),
  },
  {
    id: 'secrets',
    header: 'Secrets',
    text: ({ secretCount }) => (secretCount === 0 ? 'none' : `${secretCount}`),
    value: ({ secretCount }) => secretCount,
    cell: ({ secretCount }) =>
      secretCount === 0 ? <Badge tone="danger">none</Badge> : secretCount,
  },
  {
    id: 'lastDelivery',
    header: 'Last delivery',
    cell: ({ name }) => <LastDeliveryCell receiver={name} />,
  },
  { ...dateColumn('timeCreated'), isHidden: true },
  actionsColumn(),
]

const BULK = [
  describing(({ id }: Receiver, description) => ({
    endpoint: 'webhookReceiverUpdate',
    args: { path: { receiver: id }, body: { description } },
  })),
  'delete',
]

/** The webhooks that are told of alerts. The create form opens over them. */
function ReceiversView({ children }: { children?: ReactNode }) {
  return (
    <ListSection
      id="receivers"
      label="Receivers"
      noun="receiver"
      icon={<Icon />}
      list={alertReceiverListQuery}
      rows={useAppSelector(state => selectReceiverRows(state))}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New webhook', systemPaths.alertReceiverCreate())}
      empty="Create a webhook to be told of alerts."
    >
      {children}
    </ListSection>
  )
}

export { columns, ReceiversView as View }
