import type { RecordedSession } from '@/ports/ports'
import { formatExactTime, relativeTime } from '@/lib/time'
import { selectRecordingActions, sessionActions } from '@/store/recordings/actions'
import { selectRecordings, selectSessions } from '@/store/recordings/recordings'
import { replayPaths } from '@/store/login/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { SizeCell } from '@/ui/Cells/Cells'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Row } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { Moment } from '@/ui/Moment/Moment'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'

const useIsCurrent = (id: string) =>
  useAppSelector(state => selectRecordings(state)?.current === id)

function Started({ session: { id, start } }: { session: RecordedSession }) {
  const reader = useLocale()
  const isCurrent = useIsCurrent(id)
  return (
    <Row as="span" gap={3} rowGap={1} flexWrap="wrap" display="inline-flex">
      <Moment at={start}>{formatExactTime(start, reader)}</Moment>
      {isCurrent && <Badge tone="success">This session</Badge>}
    </Row>
  )
}

function Actions({ session }: { session: RecordedSession }) {
  const name = formatExactTime(session.start, useLocale())
  const isCurrent = useIsCurrent(session.id)
  return (
    <ActionsMenu
      id={session.id}
      name={`the session of ${name}`}
      actions={sessionActions(session, isCurrent, name)}
    />
  )
}

const columns: readonly Column<RecordedSession>[] = [
  { id: 'started', header: 'Started', cell: session => <Started session={session} /> },
  { id: 'duration', header: 'Duration', cell: ({ start, end }) => relativeTime(start, end) },
  { id: 'page', header: 'First page', cell: ({ path }) => path },
  { id: 'size', header: 'Size', cell: ({ size }) => <SizeCell bytes={size} /> },
  { id: 'actions', cell: session => <Actions session={session} /> },
]

/** The sessions stored in this browser. */
export function SessionsCard() {
  const sessions = useAppSelector(selectSessions)
  const { actions } = useAppSelector(selectRecordingActions)
  return (
    <CardBlock>
      <CardHeader
        title="Recorded sessions"
        description="Your page loads among the last ten of this browser. Older ones are deleted automatically."
      />
      <CardBody>
        {sessions.length > 0 ? (
          <Table label="Recorded sessions" rows={sessions} columns={columns} />
        ) : (
          <EmptyState
            title="No recorded sessions"
            body="This browser has no recordings of your sessions."
          />
        )}
      </CardBody>
      <CardFooter>
        <LinkButton href={replayPaths.player()}>Replay a log</LinkButton>
        {actions.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardFooter>
    </CardBlock>
  )
}
