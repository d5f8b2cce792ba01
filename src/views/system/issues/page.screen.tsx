import { isUuid } from '@/lib/name-or-id'
import { commaSeries, pluralize } from '@/lib/text'
import { issuesAcknowledged } from '@/store/system/issues/events'
import { selectIssues, type IssueRowViewModel } from '@/store/system/issues/issues'
import { ORDER, type Severity } from '@/store/system/issues/rules'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { toastAdded } from '@/store/toasts/slice'
import { Button } from '@/ui/Button/Button'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { IdCell } from '@/ui/Cells/IdCell'
import { LinkCell, NameCell } from '@/ui/Cells/Cells'
import { TextCell } from '@/ui/Cells/TextCells'
import { Stack } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { NotLookedAt } from '@/views/shared/reads/Reads'
import styles from './page.module.css'

const { issues: Icon } = lateIcons

const TONES: Record<Severity, BadgeTone> = {
  critical: 'danger',
  warning: 'notice',
  notice: 'neutral',
}

const columns: readonly Column<IssueRowViewModel>[] = [
  {
    id: 'severity',
    text: ({ severity }) => severity,
    value: ({ severity }) => ORDER.indexOf(severity),
    cell: ({ severity }) => <Badge tone={TONES[severity]}>{severity}</Badge>,
  },
  {
    id: 'subject',
    isKey: true,
    text: ({ subject }) => subject,
    cell: ({ subject, kind, href, of }) => (
      <div className={styles.subject}>
        {isUuid(subject) ? (
          <IdCell id={subject} name={`${kind} ${subject}`} href={href} />
        ) : href ? (
          <LinkCell href={href} {...(of !== undefined && { of })}>
            {subject}
          </LinkCell>
        ) : (
          <NameCell>{subject}</NameCell>
        )}
      </div>
    ),
  },
  { id: 'kind', isClear: true, text: ({ kind }) => kind, cell: ({ kind }) => kind },
  {
    id: 'issue',
    isClear: true,
    text: ({ text }) => text,
    cell: ({ text }) => <TextCell>{text}</TextCell>,
  },
  {
    id: 'acknowledged',
    text: ({ acknowledged }) => (acknowledged ? 'Acknowledged' : ''),
    value: ({ acknowledged }) => acknowledged ?? '',
    exported: ({ acknowledged }) => acknowledged ?? '',
    cell: ({ acknowledged, readAt }) =>
      acknowledged && <TimeAgo date={acknowledged} now={readAt} caption="Acknowledged" hasSuffix />,
  },
  {
    id: 'actions',
    cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} />,
  },
]

const openColumns = columns.filter(({ id }) => id !== 'acknowledged')

/** Acknowledges all issues that are counted, which can be undone from a toast. */
function AcknowledgeAll({ ids }: { ids: readonly string[] }) {
  const send = useSend()
  const acknowledge = () => {
    send(issuesAcknowledged({ ids, isAcknowledged: true }))
    const event = issuesAcknowledged({ ids, isAcknowledged: false })
    const content = [`${pluralize('issue', ids.length)} acknowledged`]
    send(toastAdded({ content, action: { label: 'Undo', event } }))
  }
  return (
    <Button
      disabledReason={ids.length === 0 ? 'All issues are acknowledged' : undefined}
      onPress={acknowledge}
    >
      Acknowledge all
    </Button>
  )
}

/** Problems of the system found in the API's responses, and checks that were not possible. */
function IssuesView() {
  const { issues, open, unchecked, partly } = useAppSelector(selectIssues)
  const counted = issues.filter(({ acknowledged }) => acknowledged === undefined)
  return (
    <ListPage
      id="issues"
      title="Issues"
      noun="issue"
      icon={<Icon />}
      rows={issues}
      columns={open === issues.length ? openColumns : columns}
      toolbar={
        <>
          <LinkButton href={systemPaths.networkingMap()}>Check the network</LinkButton>
          <Refresh />
          {issues.length > 0 && <AcknowledgeAll ids={counted.map(({ id }) => id)} />}
        </>
      }
      notices={
        <Stack gap={3} marginBottom={unchecked.length + partly.length > 0 ? 4 : 0}>
          <NotLookedAt
            title="Could not check"
            reasons={unchecked.map(({ source, message }) => [source, `${source}: ${message}`])}
          />
          {partly.length > 0 && (
            <Message tone="notice" title="Not everything was checked">
              Only {commaSeries(partly, 'and')}.
            </Message>
          )}
        </Stack>
      }
      emptyTitle="No issues found"
      empty="Pools and quotas that run out, hardware out of service and lost sessions appear here."
    />
  )
}

export { IssuesView as View }
