import { useState } from 'react'
import { MOST_LINES } from '@/lib/metric-answer'
import { formatNumber } from '@/lib/number'
import type { PlotKind } from '@/lib/series-plot'
import { selectUnmet } from '@/store/explorer/completion'
import { cancelRequested, editingChosen, runRequested } from '@/store/explorer/events'
import {
  isTooMuch,
  type PanelResult as Result,
  type PanelViewModel,
} from '@/store/explorer/explorer'
import { nameQueries, scopeKey, selectHasUnnamed } from '@/store/explorer/scope'
import { selectUnitNote } from '@/store/explorer/unit-note'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { lazy } from '@/ui/lazy/lazy'
import { Message } from '@/ui/Message/Message'
import { RequestId } from '@/ui/RequestId/RequestId'
import { Spinner } from '@/ui/Spinner/Spinner'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { LatestValues } from './LatestValues'
import { Picture } from './Picture'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

const ValueTable = lazy(async () => (await import('./ValueTable')).ValueTable)

const WORDS: Partial<Record<NonNullable<PanelViewModel['phase']>, string>> = {
  waiting: 'Waiting for another query to finish.',
  running: 'Running.',
  cancelled: 'Cancelled. The rack may still be computing the answer.',
}

/** The answer of a panel, or why there is none. */
export function PanelResult({ view, isEdited }: { view: PanelViewModel; isEdited: boolean }) {
  const send = useSend()
  const { panel, phase, result, failure, faults, isEmpty, isChanged } = view
  const isPending = phase === 'running' || phase === 'waiting'
  const isOld = result !== undefined && (isPending || phase === 'failed' || phase === 'refused')
  return (
    <div className={styles.result}>
      <div role="status" className={styles.status}>
        {phase === undefined || phase === 'due' ? (
          <p className={styles.note}>
            {panel.query.trim() === ''
              ? 'Choose a timeseries, a preset, or write a query.'
              : 'Not run yet.'}
          </p>
        ) : (
          <>
            {isPending && <Spinner />}
            {WORDS[phase] && <span className={styles.note}>{WORDS[phase]}</span>}
            {isChanged && !isPending && (
              <span className={styles.note}>Changed since this result.</span>
            )}
            {isEmpty && <NoData view={view} />}
            {phase === 'answered' && result && !result.hasValues && (
              <NoData view={view} result={result} />
            )}
          </>
        )}
        {isPending && !isEdited && (
          <Button size="sm" onPress={() => send(cancelRequested({ panel: panel.id }))}>
            Cancel
          </Button>
        )}
      </div>
      {faults && !isEdited && (
        <Message
          tone="danger"
          title={phase === 'refused' ? 'The query was not sent' : 'The query was refused'}
        >
          {faults.faults.map(({ message }) => (
            <p key={message} className={styles.message}>
              {message}
            </p>
          ))}
          <Button size="sm" onPress={() => send(editingChosen({ panel: panel.id }))}>
            Edit
          </Button>
        </Message>
      )}
      {failure && <Failure view={view} failure={failure} />}
      {result?.hasValues && (
        <div className={styles.pictures} data-old={isOld || undefined}>
          <Answer view={view} result={result} />
        </div>
      )}
    </div>
  )
}

function NoData({ view, result }: { view: PanelViewModel; result?: Result }) {
  const scope = useScope()
  const text = view.run?.sent?.sent.text ?? ''
  const unmet = useAppSelector(state => selectUnmet(state, scope, text))
  const isOfNothing = result?.answer.tables.every(({ timeseries }) => timeseries.length === 0)
  if (unmet.length > 0)
    return (
      <div className={styles.note}>
        <strong>No data.</strong> The loaded values of these fields have nothing that meets the
        filter:
        <ul className={styles.unmet}>
          {unmet.map(({ timeseries, text: condition }) => (
            <li key={`${timeseries} ${condition}`}>
              <code translate="no">{condition}</code> of <code translate="no">{timeseries}</code>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <p className={styles.note}>
      <strong>No data.</strong>{' '}
      {isOfNothing
        ? 'No timeseries match the query. Check the values of its filters, or choose a longer time range.'
        : 'Nothing was measured in this time. Choose a longer time range.'}
    </p>
  )
}

const FAILURES: Readonly<Record<number, string>> = {
  403: 'You are not allowed to read these metrics',
  404: 'The project no longer exists, or you cannot see it',
  503: 'The rack’s metrics database cannot be reached',
}

interface FailureProps {
  view: PanelViewModel
  failure: NonNullable<PanelViewModel['failure']>
}

function Failure({ view, failure }: FailureProps) {
  const send = useSend()
  const { kind, statusCode, message, requestId, isTooLong } = failure
  const isSlow = kind === 'timeout'
  const title = isTooLong
    ? 'The answer is too long'
    : isSlow
      ? 'The rack took too long to answer'
      : FAILURES[statusCode ?? 0]
  return (
    <Message tone="danger" title={title ?? 'The query failed'}>
      <p className={styles.message}>
        {isTooLong ? 'The answer has more than 16 MiB, so it was dropped.' : message}
      </p>
      {isSlow && <p>Nothing was changed. A longer period, or a shorter range, takes less time.</p>}
      {isTooLong && (
        <p>Align it to a longer period, or group its series. A filter helps as well.</p>
      )}
      <RequestId id={requestId} />
      {statusCode !== 403 && !isTooLong && (
        <Button size="sm" onPress={() => send(runRequested({ panels: [view.panel.id] }))}>
          Try again
        </Button>
      )}
    </Message>
  )
}

/** The answer as its panel shows it, with the names of ids as far as they are known. */
function Answer({ view, result }: { view: PanelViewModel; result: Result }) {
  const scope = useScope()
  const { answer } = result
  useQueries(nameQueries(answer, scopeKey(scope)))
  const hasUnnamed = useAppSelector(state => selectHasUnnamed(state, scope, answer))
  return (
    <>
      <Pictures view={view} result={result} />
      {hasUnnamed && (
        <p className={styles.note}>
          Some ids have no name.
          <TipIcon about="ids without a name">
            The objects with these ids are not visible to you, or no longer exist.
          </TipIcon>
        </p>
      )}
    </>
  )
}

function Pictures({ view, result }: { view: PanelViewModel; result: Result }) {
  const scope = useScope()
  const { panel } = view
  const { answer, pictures } = result
  const [isWanted, setWanted] = useState(false)
  const unitNote = useAppSelector(state => selectUnitNote(state, scope, panel))
  const isText = pictures.every(({ kind }) => kind === 'text')
  if (isTooMuch(answer) && !isWanted && panel.kind !== 'table')
    return (
      <p className={styles.note}>
        The answer has more than 100,000 points.{' '}
        <Button size="sm" onPress={() => setWanted(true)}>
          Draw it anyway
        </Button>
      </p>
    )
  if (panel.kind === 'table' || isText) return <ValueTable pictures={pictures} label={view.title} />
  if (panel.kind === 'latest') return <LatestValues pictures={pictures} end={result.window.end} />
  return (
    <>
      {pictures.slice(0, MOST_LINES).map(picture => (
        <Picture
          key={picture.key}
          picture={picture}
          window={result.window}
          kind={panel.kind === 'lines' ? 'lines' : (panel.kind as PlotKind)}
          query={panel.query}
          unitNote={unitNote}
          hasTitle={pictures.length > 1}
        />
      ))}
      {pictures.length > MOST_LINES && (
        <p className={styles.note}>
          Showing {MOST_LINES} of {formatNumber(pictures.length)} charts. The table has all.
        </p>
      )}
    </>
  )
}
