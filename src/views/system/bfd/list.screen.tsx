import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import { HeartPulse } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BfdState } from '@/api/generated/types'
import { formatInterval } from '@/lib/duration'
import { ipOrder } from '@/lib/ip'
import { capitalize, enumWords } from '@/lib/text'
import { formatDateTime } from '@/lib/time'
import { refreshRequested } from '@/store/queries/slice'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  bfdPoll as poll,
  selectBfdProblem,
  selectBfdRows,
  SESSIONS_EVERY,
} from '@/store/system/bfd/bfd'
import type { BadgeTone } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Moment } from '@/ui/Moment/Moment'
import { RequestId } from '@/ui/RequestId/RequestId'
import type { Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import type { PageDocs } from '@/views/shared/docs/guides'
import { ListPage } from '@/views/shared/list/ListPage'
import { IntervalPicker } from '@/views/shared/refresh/IntervalPicker'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { sessionStateColumn } from '../bgp/session-state'

const docs: PageDocs = {
  heading: 'BFD',
  summary:
    'A switch and its peer send each other packets many times a second. If these stop, the peer counts as lost at once, and traffic takes another route.',
  links: [],
}

type Row = RowOf<typeof selectBfdRows>

const TONES: Readonly<Record<BfdState, BadgeTone>> = {
  admin_down: 'neutral',
  down: 'notice',
  init: 'notice',
  up: 'success',
}

/** An interval of microseconds in a readable unit. */
function Interval({ micros }: { micros: number }) {
  return formatInterval(micros, useLocale().locale)
}

const columns: readonly Column<Row>[] = [
  {
    id: 'peer',
    text: ({ peer }) => peer,
    value: ({ peer }) => ipOrder(peer),
    cell: ({ peer }) => <CopyableIp ip={peer} isPlain />,
  },
  {
    id: 'local',
    text: ({ local }) => local ?? '',
    value: ({ local }) => (local ? ipOrder(local) : null),
    cell: ({ local }) => (local ? <CopyableIp ip={local} isPlain /> : <EmptyCell />),
  },
  { id: 'switch', text: ({ switchSlot }) => switchSlot, cell: ({ switchSlot }) => switchSlot },
  {
    id: 'mode',
    text: ({ mode }) => enumWords(mode),
    cell: ({ mode }) => capitalize(enumWords(mode)),
  },
  sessionStateColumn(TONES),
  {
    id: 'threshold',
    header: 'Threshold',
    tip: 'The detection threshold: how many packets in a row must be lost.',
    text: ({ detectionThreshold }) => `${detectionThreshold}`,
    value: ({ detectionThreshold }) => detectionThreshold,
    cell: ({ detectionThreshold }) => detectionThreshold,
  },
  {
    id: 'required-rx',
    header: 'Required rx',
    tip: 'The time between two packets that the switch asks its peer for.',
    text: ({ requiredRx }, { reader }) => formatInterval(requiredRx, reader.locale),
    value: ({ requiredRx }) => requiredRx,
    exported: ({ requiredRx }) => requiredRx,
    cell: ({ requiredRx }) => <Interval micros={requiredRx} />,
  },
  {
    id: 'detection-time',
    header: 'Lost after',
    tip: 'The time without a packet after which the peer counts as lost: the threshold times the required interval.',
    text: ({ detectionTime }, { reader }) => formatInterval(detectionTime, reader.locale),
    value: ({ detectionTime }) => detectionTime,
    exported: ({ detectionTime }) => detectionTime,
    cell: ({ detectionTime }) => <Interval micros={detectionTime} />,
  },
  // The console made up the id, so there is none to copy.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

const BULK = ['disable']

/** Why the sessions could not be read, and how old those are that are shown. */
function Problem() {
  const send = useSend()
  const reader = useLocale()
  const problem = useAppSelector(selectBfdProblem)
  if (!problem) return null
  const { error, readAt } = problem
  return (
    <Stack marginBottom={4}>
      <Message tone="danger" title="The sessions could not be read">
        {error.statusCode !== 403 && 'If one switch cannot be reached, none are reported. '}
        {error.message} <RequestId id={error.requestId} />
        {/* Without any, the list itself says that they are not known, and tries again. */}
        {readAt !== undefined && (
          <>
            {' '}
            Shown are those of <Moment at={readAt}>{formatDateTime(readAt, reader)}</Moment>.
            <Text as="div" marginTop={2}>
              <Button size="sm" onPress={() => send(refreshRequested())}>
                Try again
              </Button>
            </Text>
          </>
        )}
      </Message>
    </Stack>
  )
}

/** The sessions that detect the loss of a neighbor. The form of a new one opens over them. */
function BfdView({ children }: { children?: ReactNode }) {
  return (
    <ListPage
      id="bfd-sessions"
      title="BFD"
      noun="BFD session"
      icon={<HeartPulse />}
      docs={docs}
      header={<Refresh />}
      notices={
        <div role="status">
          <Problem />
        </div>
      }
      rows={useAppSelector(selectBfdRows)}
      columns={columns}
      bulk={BULK}
      toolbar={<IntervalPicker usual={SESSIONS_EVERY} />}
      create={useFleetCreate('Enable BFD session', systemPaths.bfdSessionCreate())}
      emptyTitle="No BFD sessions"
      empty="Enable a session to detect the loss of a neighbor at once."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, poll, BfdView as View }
