import { useId, useState } from 'react'
import { withSearch } from '@/lib/search'
import { distanceInWords, formatExactTime } from '@/lib/time'
import { capitalize } from '@/lib/text'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import {
  selectAlertOf,
  selectDelivery,
  selectIsDeliveryListed,
  selectIsFindingDelivery,
  type DeliveryParams,
} from '@/store/system/alerting/deliveries'
import { alertViewQuery, newestDeliveriesQuery } from '@/store/system/alerting/queries'
import { requestText } from '@/store/system/alerting/request'
import { attemptsOf, mostAttempts, nextAttemptAt, resultWords } from '@/store/system/alerting/rules'
import { selectReceiver } from '@/store/system/alerting/receivers'
import { Button } from '@/ui/Button/Button'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { TwoLineCell } from '@/ui/Cells/TextCells'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { Row, Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Moment } from '@/ui/Moment/Moment'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Table, type Column } from '@/ui/Table/Table'
import { Tabs } from '@/ui/Tabs/Tabs'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { lateIcons } from '@/views/shared/late-icons'
import { useRoute } from '@/views/shell/route-context'
import { ClassBadge } from './ClassBadge'
import styles from './alerting.module.css'

const { alerting: Icon } = lateIcons

type Shown = NonNullable<ReturnType<typeof selectDelivery>>

const TABS = [
  { id: 'attempts', label: 'Attempts' },
  { id: 'request', label: 'Request' },
]

/** A delivery, over the list. */
export function DeliveryPanel({ params }: { params: DeliveryParams }) {
  const send = useSend()
  const { path, search } = useRoute()
  const navigationType = useAppSelector(selectNavigationType)
  const shown = useAppSelector(state => selectDelivery(state, params))
  const isFinding = useAppSelector(state => selectIsFindingDelivery(state, params))
  const isListed = useAppSelector(state => selectIsDeliveryListed(state, params))
  useQueries(isListed ? [] : [newestDeliveriesQuery(params)])
  const close = () =>
    send(navigationRequested({ to: withSearch(path, search, { delivery: null }) }))
  return (
    <SideModal
      title="Delivery"
      subtitle={
        <>
          <Icon size={16} />
          {shown?.delivery.alertClass ?? params.delivery}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={
        <Row justifyContent="end">
          <Button onPress={close}>Close</Button>
        </Row>
      }
    >
      {shown && <Delivery {...shown} params={params} />}
      {!shown && isFinding && <Skeleton width="100%" height="20rem" />}
      {!shown && !isFinding && (
        <Message tone="notice" title="No such delivery">
          It is not among the newest deliveries to this webhook.
        </Message>
      )}
    </SideModal>
  )
}

function Delivery({ delivery, readAt, params }: Shown & { params: DeliveryParams }) {
  const reader = useLocale()
  const heading = useId()
  const [tab, setTab] = useState('attempts')
  const { id, alertClass, alertId, state, trigger, timeStarted } = delivery
  const name = `delivery ${id}`
  return (
    <>
      <PropertiesTable>
        <Property label="State">
          <StateBadge kind="delivery" state={state} />
        </Property>
        <Property label="Class">
          <ClassBadge>{alertClass}</ClassBadge>
        </Property>
        <Property label="Trigger">{capitalize(trigger)}</Property>
        <Property label="Started">
          <Moment at={timeStarted}>{formatExactTime(timeStarted, reader)}</Moment>
        </Property>
        <IdProperty label="Alert ID" id={alertId} name={name} />
        <IdProperty id={id} name={name} />
      </PropertiesTable>
      <div>
        <h4 id={heading} className={styles.heading}>
          What was sent
        </h4>
        <Tabs labelledBy={heading} tabs={TABS} current={tab} onChange={setTab}>
          {tab === 'request' ? (
            <Request delivery={delivery} />
          ) : (
            <Attempts delivery={delivery} readAt={readAt} params={params} />
          )}
        </Tabs>
      </div>
    </>
  )
}

type Attempt = ReturnType<typeof attemptsOf>[number] & { gap: string }

const attemptColumns: readonly Column<Attempt>[] = [
  { id: 'attempt', header: '#', cell: ({ attempt }) => attempt },
  { id: 'result', header: 'Result', isClear: true, cell: attempt => <ResultCell {...attempt} /> },
  { id: 'sent', header: 'Sent', cell: ({ timeSent }) => <SentCell at={timeSent} /> },
  { id: 'gap', header: 'Next after', cell: ({ gap }) => gap || <EmptyCell /> },
]

/** What came of an attempt: the status of the response and how long it took. */
function ResultCell(attempt: Attempt) {
  const { response } = attempt
  if (!response) return resultWords(attempt)
  const { status, durationMs } = response
  return (
    <TwoLineCell
      first={`${resultWords(attempt)} ${status}`}
      second={<span data-figures>{durationMs} ms</span>}
    />
  )
}

function SentCell({ at }: { at: string }) {
  return <Moment at={at}>{formatExactTime(at, useLocale())}</Moment>
}

const nextTry = (at: number, readAt: number) =>
  at > readAt ? `Next try in about ${distanceInWords(at, readAt)}.` : 'Next try soon.'

function Attempts({ delivery, readAt, params }: Shown & { params: DeliveryParams }) {
  const receiver = useAppSelector(state => selectReceiver(state, params))
  const attempts = attemptsOf(delivery)
  const nextAt = nextAttemptAt(delivery)
  const rows = attempts.map((attempt, at): Attempt => {
    const next = attempts[at + 1]
    return { ...attempt, gap: next ? distanceInWords(next.timeSent, attempt.timeSent) : '' }
  })
  const isWaiting = delivery.state === 'pending' && receiver?.secretCount === 0
  return (
    <Stack gap={4}>
      {rows.length > 0 && (
        <Table
          label="Attempts"
          rows={rows}
          columns={attemptColumns}
          rowKey={({ attempt, timeSent }) => `${attempt} ${timeSent}`}
        />
      )}
      {rows.length === 0 && <p>Not sent yet.</p>}
      {isWaiting && (
        <Message tone="danger">
          Waiting: nothing can be sent until this webhook has a secret.
        </Message>
      )}
      {!isWaiting && nextAt !== undefined && (
        <p>
          {nextTry(nextAt, readAt)} Retries stop after {mostAttempts(delivery.trigger)} attempts.
        </p>
      )}
    </Stack>
  )
}

function Request({ delivery }: Pick<Shown, 'delivery'>) {
  const hasAlerts = useSupports('alertList')
  const hasVersion = useSupports('alertVersions')
  useQueries(hasAlerts ? [alertViewQuery(delivery)] : [])
  const alert = useAppSelector(state => selectAlertOf(state, delivery))
  const { headers, body, isPartial } = requestText(delivery, { alert, hasVersion })
  return (
    <Stack gap={4}>
      <p>
        Rebuilt from what is known.{' '}
        {isPartial
          ? 'The API does not report the parts shown as <…>.'
          : 'The API does not report the signatures. There is one for each secret.'}
      </p>
      <CodeBlock label="Headers of the request">{headers}</CodeBlock>
      <CodeBlock label="Body of the request">{body}</CodeBlock>
      <Row gap={2} flexWrap="wrap">
        <CopyTextButton tone="secondary" label="Copy headers" text={headers} />
        <CopyTextButton tone="secondary" label="Copy body" text={body} />
      </Row>
    </Stack>
  )
}
