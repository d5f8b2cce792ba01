import { useState, type ReactNode } from 'react'
import { withSearch } from '@/lib/search'
import { formatExactTime } from '@/lib/time'
import { rangeNames, rangeKey, rangeParams, type TimeRange } from '@/lib/time-range'
import { auditPresets } from '@/lib/time-choices'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  alertsPoll,
  classEntered,
  patternIn,
  selectAlerts,
  watchAlerts,
  watchClass,
  type AlertRow,
} from '@/store/system/alerting/alerts'
import { selectClassChoices } from '@/store/system/alerting/classes'
import { selectRange } from '@/store/time-range/selectors'
import { patternError } from '@/lib/alert-class'
import { Button } from '@/ui/Button/Button'
import { LinkCell } from '@/ui/Cells/Cells'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Grid, Row } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Moment } from '@/ui/Moment/Moment'
import { RequestId } from '@/ui/RequestId/RequestId'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ChartTime } from '@/views/shared/chart/ChartTime'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { NewRows, useHeldBack } from '@/views/shared/list/NewRows'
import { useRoute } from '@/views/shell/route-context'
import { ClassBadge } from './ClassBadge'

const { alerting: Icon } = lateIcons

/** When an alert was created, as the link to it. */
function CreatedCell({ row: { timeCreated, href, summary } }: { row: AlertRow }) {
  const reader = useLocale()
  return (
    <Moment at={timeCreated}>
      <LinkCell href={href} isWhole of={summary}>
        {formatExactTime(timeCreated, reader)}
      </LinkCell>
    </Moment>
  )
}

const columns: readonly Column<AlertRow>[] = [
  {
    id: 'created',
    header: 'Created',
    text: ({ timeCreated }, { reader }) => formatExactTime(timeCreated, reader),
    value: ({ timeCreated }) => timeCreated,
    exported: ({ timeCreated }) => timeCreated,
    cell: row => <CreatedCell row={row} />,
  },
  {
    id: 'class',
    header: 'Class',
    isClear: true,
    text: row => row.class,
    cell: row => <ClassBadge>{row.class}</ClassBadge>,
  },
  {
    id: 'summary',
    header: 'Summary',
    isKey: true,
    text: ({ summary }) => summary,
    cell: ({ summary }) => summary,
  },
  {
    id: 'version',
    header: 'Version',
    text: ({ version }) => `${version}`,
    value: ({ version }) => version,
    cell: ({ version }) => version,
  },
]

const NONE: readonly AlertRow[] = []

/** A chosen preset is always in the address: without one, the usual range is shown. */
const toSearch = (range: TimeRange) =>
  range.kind === 'preset' ? { range: range.preset } : rangeParams(range)

/** What the rack reported in a time. The panel of an alert opens over it. */
function AlertsView({ children }: { children?: ReactNode }) {
  const send = useSend()
  const { path, search } = useRoute()
  const change = (changes: Record<string, string | null>) =>
    send(navigationRequested({ to: withSearch(path, search, changes), replace: true }))
  const { rows, problem, isCut } = useAppSelector(selectAlerts)
  const range = useAppSelector(selectRange)
  const pattern = patternIn(search)
  const key = `${rangeKey(range)} ${pattern} ${rows === undefined}`
  const held = useHeldBack(rows ?? NONE, ({ timeCreated }) => timeCreated, key)
  return (
    <>
      <Row gap={6} rowGap={2} justifyContent="space-between" flexWrap="wrap" marginBottom={3}>
        <ChartTime
          presets={auditPresets}
          interval={0}
          endsToday
          onChange={chosen =>
            change({
              ...Object.fromEntries(rangeNames.map(name => [name, null])),
              ...toSearch(chosen),
            })
          }
        />
      </Row>
      <ClassFilter key={pattern} pattern={pattern} />
      <div role="status">
        {problem && (
          <Message tone="danger" title="The alerts could not be read">
            {problem.message} <RequestId id={problem.requestId} />
            <Button size="sm" onPress={() => send(refreshRequested())}>
              Try again
            </Button>
          </Message>
        )}
      </div>
      <NewRows {...held} />
      {rows ? (
        <ListSection
          id="alerts"
          label="Alerts"
          noun="alert"
          icon={<Icon />}
          isDated={false}
          rows={held.rows}
          columns={columns}
          empty="No alerts in this time range."
        />
      ) : (
        !problem && <Skeleton width="100%" height="12rem" />
      )}
      {isCut && (
        <p>There are older alerts in this time range. Choose an earlier range to see them.</p>
      )}
      {children}
    </>
  )
}

/** Limits the alerts to the classes that match. What is typed applies once it is a pattern. */
function ClassFilter({ pattern }: { pattern: string }) {
  const send = useSend()
  const [text, setText] = useState(pattern)
  const enter = () => send(classEntered({ text }))
  return (
    <Grid gridTemplateColumns="minmax(0, 22rem)" marginBottom={4}>
      <Combobox
        name="class"
        label="Class"
        placeholder="All, or enter a pattern"
        items={useAppSelector(selectClassChoices)}
        value={text}
        onChange={setText}
        onBlur={enter}
        onEnter={enter}
        error={text.trim() === '' ? undefined : patternError(text.trim())}
        allowsArbitraryValues
        isOptionalHidden
      />
    </Grid>
  )
}

const sagas = [watchAlerts, watchClass]

export { alertsPoll as poll, columns, sagas, AlertsView as View }
