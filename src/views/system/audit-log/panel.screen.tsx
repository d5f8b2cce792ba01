import { ScrollText } from 'lucide-react'
import { withSearch } from '@/lib/search'
import { rangeParams } from '@/lib/time-range'
import { formatExactTime, toMillis } from '@/lib/time'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectEntryView } from '@/store/system/audit-log/audit-log'
import { entryJson } from '@/store/system/audit-log/export'
import { signInText, type AuditRow } from '@/store/system/audit-log/filters'
import { selectCurrentUser } from '@/store/session/session'
import { siloPaths } from '@/store/silo/paths'
import { systemPaths } from '@/store/system/paths'
import { selectOrigin } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Row, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { Moment } from '@/ui/Moment/Moment'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useParams } from '@/views/shell/route-context'
import { durationText, ObjectCell, ResultBadge } from './columns'
import { NO_FILTERS } from './AuditFilters'
import { useAuditAddress, useAuditLog } from './use-audit-log'

const MINUTE = 60_000

/** A range around an entry, as parameters. */
const around = ({ timeCompleted }: AuditRow, minutes: number) => {
  const at = toMillis(timeCompleted)
  const window = { start: at - minutes * MINUTE, end: at + minutes * MINUTE }
  return { range: null, ...rangeParams({ kind: 'custom', window }) }
}

function TimeProperty({ label, at }: { label: string; at: string }) {
  const reader = useLocale()
  return (
    <Property label={label}>
      <Moment at={at}>{formatExactTime(at, reader)}</Moment>
    </Property>
  )
}

function Properties({ entry }: { entry: AuditRow }) {
  const hasCredential = useSupports('auditCredentials')
  const { result, name, credentialId, actor } = entry
  const ownSilo = useAppSelector(selectCurrentUser)?.siloId
  // The console has panels for the users of the caller's silo only.
  const userHref =
    actor.kind === 'silo_user' && actor.siloId === ownSilo
      ? siloPaths.user({ user: actor.siloUserId })
      : undefined
  return (
    <PropertiesTable>
      <TimeProperty label="Completed" at={entry.timeCompleted} />
      <TimeProperty label="Started" at={entry.timeStarted} />
      <Property label="Duration">{durationText(entry.durationMs)}</Property>
      <Property label="Result">
        <ResultBadge result={result} />
      </Property>
      {result.kind === 'error' && (
        <Property label="Error">
          <Text overflowWrap="anywhere">
            {result.errorCode && <code translate="no">{result.errorCode}</code>}{' '}
            {result.errorMessage}
          </Text>
        </Property>
      )}
      <Property label="Operation">
        <Text overflowWrap="anywhere">
          {entry.operationText} <code translate="no">{entry.operationId}</code>
        </Text>
      </Property>
      <Property label="Object">
        <ObjectCell row={entry} />
      </Property>
      <Property label="Actor">
        <Text overflowWrap="anywhere">
          {/* Their panel has their sessions and tokens. */}
          {userHref ? <Link href={userHref}>{entry.actorText}</Link> : entry.actorText}
        </Text>
      </Property>
      <Property label="Silo">{entry.siloName || <EmptyCell />}</Property>
      <Property label="Sign-in">{signInText(entry.authMethod) || <EmptyCell />}</Property>
      {hasCredential && credentialId && (
        <IdProperty label="Credential" id={credentialId} name={name} />
      )}
      <Property label="Source">{entry.sourceIp}</Property>
      <Property label="User agent">
        {entry.userAgent ? <Text overflowWrap="anywhere">{entry.userAgent}</Text> : <EmptyCell />}
      </Property>
      <Property
        label={
          <>
            Request <TipIcon about="Request">The method is not recorded.</TipIcon>
          </>
        }
      >
        <Text as="code" translate="no" overflowWrap="anywhere">
          {entry.requestUri}
        </Text>
      </Property>
      <IdProperty label="Request ID" id={entry.requestId} name={name} />
      <IdProperty id={entry.id} name={name} />
    </PropertiesTable>
  )
}

/** What else the log has about the actor, the object and the time of an entry. */
function Related({ entry }: { entry: AuditRow }) {
  const { search } = useAuditAddress()
  const to = (changes: Parameters<typeof withSearch>[2]) =>
    withSearch(systemPaths.auditLog(), search, { ...NO_FILTERS, at: null, ...changes })
  const object = entry.about?.address
  return (
    <Row gap={2} flexWrap="wrap">
      <LinkButton size="sm" href={to({ actor: entry.actorKey })}>
        All by this actor
      </LinkButton>
      {object !== undefined && (
        <LinkButton size="sm" href={to({ object })}>
          All on this object
        </LinkButton>
      )}
      <LinkButton size="sm" href={to(around(entry, 5))}>
        Around this time
      </LinkButton>
    </Row>
  )
}

function Entry({ entry }: { entry: AuditRow }) {
  const origin = useAppSelector(selectOrigin)
  const json = entryJson(entry, 2)
  const path = systemPaths.auditEntry({ entryId: entry.id })
  const link = withSearch(path, '', { at: entry.timeCompleted, ...around(entry, 1) })
  return (
    <>
      <Properties entry={entry} />
      <Related entry={entry} />
      <CodeBlock label="Entry as JSON">{json}</CodeBlock>
      <Row gap={2} flexWrap="wrap">
        <CopyTextButton tone="secondary" label="Copy link" text={origin + link} />
        <CopyTextButton tone="secondary" label="Copy JSON" text={json} />
      </Row>
    </>
  )
}

/** An entry of the audit log, over the list. */
function AuditEntryPanel() {
  const { entryId } = useParams(systemPaths.auditEntry)
  const { search } = useAuditAddress()
  const send = useSend()
  const log = useAuditLog()
  const navigationType = useAppSelector(selectNavigationType)
  const { entry, isReading, newer, older } = useAppSelector(
    state => selectEntryView(state, search, entryId, log),
    (a, b) =>
      a.entry === b.entry &&
      a.isReading === b.isReading &&
      a.newer === b.newer &&
      a.older === b.older,
  )
  const close = () =>
    send(navigationRequested({ to: withSearch(systemPaths.auditLog(), search, { at: null }) }))
  const open = (row: AuditRow | undefined) =>
    row && send(navigationRequested({ to: row.href, replace: true }))
  return (
    <SideModal
      title="Entry"
      subtitle={
        <>
          <ScrollText size={16} />
          {entry?.operationText ?? entryId}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={
        <Row gap={2} justifyContent="space-between" flexWrap="wrap">
          <Row gap={2} flexWrap="wrap">
            <Button isDisabled={!newer} onPress={() => open(newer)}>
              Previous
            </Button>
            <Button isDisabled={!older} onPress={() => open(older)}>
              Next
            </Button>
          </Row>
          <Button onPress={close}>Close</Button>
        </Row>
      }
    >
      {entry && <Entry entry={entry} />}
      {!entry && isReading && <Skeleton width="100%" height="20rem" />}
      {!entry && !isReading && (
        <Message tone="notice" title="No such entry in this time range">
          The entry may have been deleted, or lies outside the time range of the list.
        </Message>
      )}
    </SideModal>
  )
}

export { AuditEntryPanel as View }
