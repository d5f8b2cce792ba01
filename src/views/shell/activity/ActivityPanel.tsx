import { RotateCw, X } from 'lucide-react'
import type { Operation } from '@/api/core/operation'
import {
  activityClosed,
  commandRetried,
  commandsDismissed,
  type RecentCommand,
} from '@/store/commands/events'
import { commandWords } from '@/store/commands/describe'
import { objectOfCommand } from '@/store/everywhere/kinds'
import { selectApiVersionWords, selectReleaseWords } from '@/store/release/absent'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Button, IconButton } from '@/ui/Button/Button'
import { DateCell } from '@/ui/Cells/Cells'
import { useCopy } from '@/ui/CopyButton/useCopy'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { SideModal } from '@/ui/SideModal/SideModal'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'
import { useLoadedCode } from '../code-context'
import styles from './ActivityPanel.module.css'

const STATES: Record<RecentCommand['state'], { tone: BadgeTone; label: string }> = {
  running: { tone: 'info', label: 'Running' },
  done: { tone: 'success', label: 'Done' },
  failed: { tone: 'danger', label: 'Failed' },
}

/** The facts by which an administrator finds the failed call in the server's log. */
const useDetails = (
  { command, at, screen, error }: RecentCommand,
  { method, path }: Operation,
): string => {
  const release = useAppSelector(selectReleaseWords)
  const version = useAppSelector(selectApiVersionWords)
  return [
    ['Operation', command.endpoint],
    ['Route', `${method} ${path}`],
    ['Page', screen],
    ['Status', error?.statusCode ?? 'none'],
    ['Error code', error?.errorCode ?? 'none'],
    ['Message', error?.message],
    ['Request ID', error?.requestId ?? 'none'],
    ['Time', new Date(at).toISOString()],
    ['Build', __BUILD__],
    ['System release', release],
    ['API version', version],
  ]
    .map(fact => fact.join(': '))
    .join('\n')
}

function CopyDetails({ entry, operation }: { entry: RecentCommand; operation: Operation }) {
  const { isCopied, copy } = useCopy(useDetails(entry, operation))
  return (
    <Button size="sm" onPress={copy}>
      {isCopied ? 'Copied' : 'Copy details'}
    </Button>
  )
}

/** The name of the object, linked if it has a page. */
function ObjectName({ entry, name }: { entry: RecentCommand; name: string }) {
  const { named } = commandWords(entry)
  const isThere = entry.state === 'done' || !named.endpoint.endsWith('Create')
  const to = isThere ? objectOfCommand(named) : undefined
  return to === undefined ? name : <Link href={to}>{name}</Link>
}

function Entry({ entry }: { entry: RecentCommand }) {
  const send = useSend()
  const { operations } = useLoadedCode()
  const { id, command, state, at, error, request } = entry
  const { what, object, rest, place } = commandWords(entry)
  const title = [what, object, rest].filter(part => part !== undefined).join(' ')
  const { tone, label } = STATES[state]
  // After a reload, those of another area have not been loaded.
  const operation = operations[command.endpoint]
  return (
    <li className={styles.entry} aria-label={title}>
      <div className={styles.head}>
        <Text overflowWrap="anywhere">
          {what} {object !== undefined && <ObjectName entry={entry} name={object} />} {rest}
          {place !== '' && (
            <Text color="text-muted" fontSize="sm" display="block">
              {place}
            </Text>
          )}
        </Text>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <Row gap={2} justifyContent="space-between">
        <DateCell date={new Date(at).toISOString()} />
        {operation && <EquivalentButton of={`command/${id}`} />}
      </Row>
      {error && (
        <>
          <Text as="p" overflowWrap="anywhere">
            {error.message}
          </Text>
          <Row gap={2} flexWrap="wrap" marginTop={1}>
            {operation && request && (
              <Button size="sm" onPress={() => send(commandRetried({ id, request }))}>
                <RotateCw size={14} /> Retry
              </Button>
            )}
            {operation && <CopyDetails entry={entry} operation={operation} />}
            <IconButton
              label={`Dismiss: ${title}`}
              onPress={() => send(commandsDismissed({ ids: [id] }))}
            >
              <X size={14} />
            </IconButton>
          </Row>
        </>
      )}
    </li>
  )
}

/** What is running, and what the user has done in this tab, the latest first. */
export function ActivityPanel() {
  const send = useSend()
  const recent = useAppSelector(state => state.commands.recent)
  const ended = recent.filter(({ state }) => state !== 'running').map(({ id }) => id)
  return (
    <SideModal
      title="Activity"
      animate
      onDismiss={() => send(activityClosed())}
      footer={
        ended.length > 0 && (
          <Button onPress={() => send(commandsDismissed({ ids: ended }))}>Clear</Button>
        )
      }
    >
      {recent.length === 0 ? (
        <EmptyState
          title="Nothing yet"
          body="What you create, change and delete in this tab is listed here."
        />
      ) : (
        <Stack as="ul">
          {recent.toReversed().map(entry => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
    </SideModal>
  )
}
