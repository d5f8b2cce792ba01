import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { ScrollText } from 'lucide-react'
import { auditPresets } from '@/lib/time-choices'
import { formatNumber } from '@/lib/number'
import { rangeKey, rangeNames, rangeParams } from '@/lib/time-range'
import { withSearch } from '@/lib/search'
import { formatDateTime } from '@/lib/time'
import { useSupports } from '@/store/release/release'
import { refreshRequested } from '@/store/queries/slice'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import {
  auditLogPoll,
  endOf,
  EXPORT_PAGES,
  MORE_PAGES,
  selectAuditLogActions,
  watchAuditLog,
  type AuditLog,
} from '@/store/system/audit-log/audit-log'
import { readFilters, renameOf, type AuditRow } from '@/store/system/audit-log/filters'
import { objectOf } from '@/store/system/audit-log/objects'
import { builtinUsersQuery } from '@/store/system/audit-log/queries'
import { selectRange, selectWindow } from '@/store/time-range/selectors'
import type { Query } from '@/api/operations/table'
import { systemPaths } from '@/store/system/paths'
import { selectOrigin } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Message } from '@/ui/Message/Message'
import { Moment } from '@/ui/Moment/Moment'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RequestId } from '@/ui/RequestId/RequestId'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ChartTime } from '@/views/shared/chart/ChartTime'
import { lateIcons } from '@/views/shared/late-icons'
import { List } from '@/views/shared/list/List'
import { NewRows } from '@/views/shared/list/NewRows'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { AuditFilters, NO_FILTERS } from './AuditFilters'
import { columns } from './columns'
import { ExportMenu, ExportProgress } from './ExportMenu'
import { useAuditAddress, useAuditLog } from './use-audit-log'
import styles from './audit-log.module.css'

const { 'audit-log': Icon } = lateIcons

/** No time range in the address. */
const NO_SPAN = Object.fromEntries(rangeNames.map(name => [name, null]))

/** What the log holds, which depends on the release. */
const useDocs = () => {
  const hasAll = useSupports('auditCredentials')
  const hasScim = useSupports('scim')
  const isPruned = useSupports('auditRetention')
  const few = `sign-ins, confirmations of devices, and the creation and deletion of projects, instances and disks${hasScim ? ', and of SCIM tokens' : ''}`
  return {
    heading: 'the audit log',
    summary: hasAll
      ? `Who changed what, and when: every change, including those by SCIM, but no reads. Request bodies are not kept. Fleet viewers can read the log. Past entries never change${isPruned ? '. They are deleted after 90 days.' : '.'}`
      : `Who changed what, and when. This rack records ${few}. Request bodies are not kept. Fleet viewers can read the log.`,
    links: [],
  }
}

/** Reads one more page; the next follows as it is answered. */
function Reading({ query }: { query: Query }) {
  useQueries([query])
  return null
}

/** Moves the focus from row to row with the arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const row = (event.target as HTMLElement).closest('tbody tr')
  const isDown = event.key === 'ArrowDown'
  if (!row || (!isDown && event.key !== 'ArrowUp')) return
  const next = isDown ? row.nextElementSibling : row.previousElementSibling
  const link = next?.querySelector<HTMLElement>('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** Copies the address with the times that are shown now, which a preset of the range has not. */
function CopySpan() {
  const origin = useAppSelector(selectOrigin)
  const window = useAppSelector(selectWindow)
  const { search } = useAuditAddress()
  if (!window) return null
  const span = { ...NO_SPAN, ...rangeParams({ kind: 'custom', window }) }
  const link = withSearch(systemPaths.auditLog(), search, { export: null, at: null, ...span })
  return <CopyTextButton tone="secondary" label="Copy link to this range" text={origin + link} />
}

/** How far the range has been read. */
function Extent({ log }: { log: AuditLog }) {
  const { search, change } = useAuditAddress()
  const reader = useLocale()
  const { rows, extent, pages } = log
  const oldest = rows.at(-1)
  const filters = readFilters(search)
  const rename = renameOf(rows, filters)
  const looked = `${formatNumber(rows.length, reader.locale)} ${rows.length === 1 ? 'entry' : 'entries'}`
  return (
    <div className={styles.extent}>
      <span role="status">
        {looked}
        {extent === 'whole' && ' in this range'}
        {extent !== 'whole' && oldest && (
          <>
            {' back to '}
            <Moment at={oldest.timeCompleted}>
              {formatDateTime(oldest.timeCompleted, reader)}
            </Moment>
          </>
        )}
      </span>
      {extent === 'part' && pages.length < EXPORT_PAGES && (
        <Button size="sm" onPress={() => change({ pages: String(pages.length + MORE_PAGES) })}>
          Look further
        </Button>
      )}
      {extent === 'part' && pages.length >= EXPORT_PAGES && (
        <span>Choose an earlier range to see older entries.</span>
      )}
      {filters.ids !== '' && (
        <span>
          {rename?.about
            ? `Named ${rename.about.name} until ${formatDateTime(rename.timeCompleted, reader)}, by the time of its last change.`
            : 'Changes under an earlier name are found only if they named the ID.'}
        </span>
      )}
    </div>
  )
}

function Failure({ log: { problem } }: { log: AuditLog }) {
  const send = useSend()
  if (!problem) return null
  return (
    <Message tone="danger" title="Not all entries could be read">
      {problem.message} <RequestId id={problem.requestId} />
      <Button size="sm" onPress={() => send(refreshRequested())}>
        Try again
      </Button>
    </Message>
  )
}

/** The rows without those that arrived since, which a press of the button adds. */
const useHeldBack = (rows: readonly AuditRow[]) => {
  const window = useAppSelector(selectWindow)
  const end = window && endOf(window)
  const key = rangeKey(useAppSelector(selectRange))
  const [shown, setShown] = useState<{ key: string; end: string } | null>(null)
  if (end !== undefined && shown?.key !== key) setShown({ key, end })
  const first = shown === null ? 0 : rows.findIndex(row => row.timeCompleted < shown.end)
  const count = first < 0 ? rows.length : first
  return {
    rows: count === 0 ? rows : rows.slice(count),
    count,
    show: () => end !== undefined && setShown({ key, end }),
  }
}

const exportMenu = (rows: readonly AuditRow[]) => <ExportMenu rows={rows} />

const emptyBody = (hasFilters: boolean, request: string, extent: AuditLog['extent']) => {
  if (extent === 'part') return 'Nothing that was searched matches.'
  if (request !== '')
    return 'No entry in this time range has this request ID: the request was refused before it was recorded, or only read.'
  return hasFilters ? 'Nothing in this time range matches.' : 'No changes in this time range.'
}

/** Who changed what. The panel of an entry opens over it. */
function AuditLogView({ children }: { children?: ReactNode }) {
  const log = useAuditLog()
  const { search, change } = useAuditAddress()
  const docs = useDocs()
  useQueries([builtinUsersQuery, ...log.names])
  const held = useHeldBack(log.matching)
  const filters = readFilters(search)
  const hasFilters = Object.values(filters).some(value => value !== '')
  const object = objectOf(filters.object)
  // Settings of the rack have no id.
  const wanted = filters.ids !== '' || object?.name === '' ? object : undefined
  const title = wanted ? `History of ${wanted.noun} ${wanted.name}`.trim() : 'Audit log'
  const isWaiting = log.extent === 'reading' && log.matching.length === 0
  const isUnread = log.extent === 'failed' && log.rows.length === 0
  return (
    <>
      <PageHeader title={title} icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <AuditFilters rows={log.rows}>
        <ChartTime
          presets={auditPresets}
          interval={0}
          endsToday
          onChange={range => change({ ...NO_SPAN, pages: null, ...rangeParams(range) })}
        />
        <CopySpan />
      </AuditFilters>
      {log.pages.slice(1).map(({ key, query }) => (
        <Reading key={key} query={query} />
      ))}
      <Failure log={log} />
      <ExportProgress />
      <NewRows {...held} />
      {isWaiting && <Skeleton width="100%" height="12rem" />}
      {!isWaiting && !isUnread && (
        <div onKeyDown={moveFocus}>
          <List
            id="audit-log"
            label="Audit log"
            noun="entry"
            isMain
            isDated={false}
            rows={held.rows}
            columns={columns}
            exportMenu={exportMenu}
            empty={{
              icon: <ScrollText />,
              level: 2,
              title: 'No entries',
              body: emptyBody(hasFilters, filters.request, log.extent),
              action: hasFilters && (
                <Button onPress={() => change(NO_FILTERS)}>Clear filters</Button>
              ),
            }}
          />
        </div>
      )}
      {!isWaiting && !isUnread && <Extent log={log} />}
      {children}
    </>
  )
}

const sagas = [watchAuditLog]

export {
  selectAuditLogActions as actions,
  auditLogPoll as poll,
  columns,
  sagas,
  AuditLogView as View,
}
