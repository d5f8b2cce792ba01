import { ChevronDown } from 'lucide-react'
import { withSearch } from '@/lib/search'
import { formatExactTime } from '@/lib/time'
import { capitalize } from '@/lib/text'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { objectActions } from '@/store/palette/object-actions'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import {
  payloadJson,
  selectAlert,
  selectDeliveriesOf,
  selectDeliveriesQueries,
} from '@/store/system/alerting/alerts'
import { systemPaths } from '@/store/system/paths'
import { Button } from '@/ui/Button/Button'
import { LinkCell } from '@/ui/Cells/Cells'
import { TwoLineCell } from '@/ui/Cells/TextCells'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { Row } from '@/ui/Layout/Layout'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { Moment } from '@/ui/Moment/Moment'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useObjectEntries } from '@/views/shared/actions/use-object-entries'
import { lateIcons } from '@/views/shared/late-icons'
import { List } from '@/views/shared/list/List'
import { stateColumn } from '@/views/shared/value-columns'
import { useParams, useRoute } from '@/views/shell/route-context'
import { ClassBadge } from './ClassBadge'
import styles from './alerting.module.css'

const { alerting: Icon } = lateIcons

/** An alert, over the list. */
function AlertPanel() {
  const params = useParams(systemPaths.alert)
  const { search } = useRoute()
  const send = useSend()
  const navigationType = useAppSelector(selectNavigationType)
  const alert = useAppSelector(state => selectAlert(state, params))
  const entries = useObjectEntries(alert?.actions ?? [])
  const reader = useLocale()
  if (!alert) return null
  const json = payloadJson(alert)
  const close = () =>
    send(navigationRequested({ to: withSearch(systemPaths.alerts(), search, {}) }))
  return (
    <SideModal
      title="Alert"
      subtitle={
        <>
          <Icon size={16} />
          {alert.summary || alert.class}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={
        <Row justifyContent="space-between">
          <MenuButton label="Alert actions" entries={entries} placement="bottom start">
            Actions
            <ChevronDown size={14} />
          </MenuButton>
          <Button onPress={close}>Close</Button>
        </Row>
      }
    >
      <PropertiesTable>
        <Property label="Class">
          <ClassBadge>{alert.class}</ClassBadge>
        </Property>
        <Property label="Version">{alert.version}</Property>
        <Property label="Created">
          <Moment at={alert.timeCreated}>{formatExactTime(alert.timeCreated, reader)}</Moment>
        </Property>
        <IdProperty id={alert.id} name={alert.class} />
      </PropertiesTable>
      <section>
        <h4 className={styles.heading}>Payload</h4>
        <CodeBlock label="Payload as JSON">{json}</CodeBlock>
      </section>
      <div>
        <CopyTextButton tone="secondary" label="Copy JSON" text={json} />
      </div>
      <section>
        <h4 className={styles.heading}>Deliveries</h4>
        <Deliveries alertId={alert.id} />
      </section>
    </SideModal>
  )
}

type Sent = ReturnType<typeof selectDeliveriesOf>['rows'][number]

const columns: readonly Column<Sent>[] = [
  {
    id: 'receiver',
    header: 'Receiver',
    text: ({ name, trigger }) => `${name} ${trigger}`,
    cell: ({ name, href, id, trigger }) => (
      <TwoLineCell
        first={
          <LinkCell href={href} of={`delivery ${id}`}>
            {name}
          </LinkCell>
        }
        second={capitalize(trigger)}
      />
    ),
  },
  { ...stateColumn('delivery'), header: 'State' },
  {
    id: 'started',
    header: 'Started',
    text: ({ timeStarted }, { reader }) => formatExactTime(timeStarted, reader),
    value: ({ timeStarted }) => timeStarted,
    exported: ({ timeStarted }) => timeStarted,
    cell: ({ timeStarted }) => <StartedCell at={timeStarted} />,
  },
]

function StartedCell({ at }: { at: string }) {
  return <Moment at={at}>{formatExactTime(at, useLocale())}</Moment>
}

/** What was sent of the alert, to each receiver. */
function Deliveries({ alertId }: { alertId: string }) {
  useQueries(useAppSelector(selectDeliveriesQueries))
  const { rows, isComplete } = useAppSelector(state => selectDeliveriesOf(state, alertId))
  if (rows.length === 0 && !isComplete) return <Skeleton width="100%" />
  return (
    <List
      id="deliveries"
      label="Deliveries"
      noun="delivery"
      rows={rows}
      columns={columns}
      isReading={!isComplete}
      empty={{ title: 'No deliveries', body: 'It was sent to nobody.' }}
    />
  )
}

const actions = objectActions('Alert', selectAlert)

export { actions, AlertPanel as View }
