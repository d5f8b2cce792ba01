import { useRef, useState } from 'react'
import { TIMESERIES_UNITS } from '@/lib/metric-units'
import { completionsAt } from '@/lib/oxql/completions'
import { bytesOf } from '@/lib/oxql/sent'
import type { Span } from '@/lib/oxql/tree'
import { capitalize } from '@/lib/text'
import {
  selectCompletionContext,
  selectObjectQueries,
  valuesQueries,
} from '@/store/explorer/completion'
import {
  cancelRequested,
  editingChosen,
  panelChanged,
  queryBuilt,
  queryPasted,
  runRequested,
} from '@/store/explorer/events'
import {
  selectPage,
  selectReadsCounters,
  selectSendable,
  type PanelOptions,
  type PanelViewModel,
} from '@/store/explorer/explorer'
import { selectNames } from '@/store/explorer/scope'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { lazy } from '@/ui/lazy/lazy'
import { OxqlEditor } from '@/ui/OxqlEditor/OxqlEditor'
import type { EditorHandle } from '@/ui/OxqlEditor/PlainEditor'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

const KINDS: readonly { value: PanelOptions['kind']; label: string }[] = [
  { value: 'lines', label: 'Lines' },
  { value: 'stacked', label: 'Stacked' },
  { value: 'bars', label: 'Bars' },
  { value: 'latest', label: 'Latest' },
  { value: 'table', label: 'Table' },
]

const VALUES: readonly { value: PanelOptions['value']; label: string }[] = [
  { value: 'second', label: 'Per second' },
  { value: 'sample', label: 'Per sample' },
]

const UNITS = (['auto', ...TIMESERIES_UNITS] as const).map(value => ({
  value,
  label: value === 'auto' ? 'Automatic' : capitalize(value.replaceAll('_', ' ')),
}))

const DETAILS = (['60', '120', '240', '480'] as const).map(value => ({
  value,
  label: `${value} points`,
}))

/** What the panel asks and how it shows the answer. */
export function PanelEditor({ view }: { view: PanelViewModel }) {
  const send = useSend()
  const { panel, phase, title } = view
  const change = (to: Partial<PanelOptions>) => send(panelChanged({ panel: panel.id, change: to }))
  const isPending = phase === 'running' || phase === 'waiting'
  const scope = useScope()
  const hasRates = useAppSelector(state => selectReadsCounters(state, scope, panel.query))
  return (
    <div className={styles.editor}>
      <QueryField onChange={query => change({ query })} view={view} />
      <div className={styles.options}>
        <TextField
          label="Title"
          name="title"
          isOptionalHidden
          placeholder={title}
          value={panel.title}
          onChange={to => change({ title: to })}
        />
        <Select
          label="Show as"
          name="kind"
          isOptionalHidden
          items={KINDS}
          value={panel.kind}
          onChange={kind => change({ kind })}
        />
        {hasRates && (
          <Select
            label="Value"
            name="value"
            isOptionalHidden
            items={VALUES}
            value={panel.value}
            onChange={value => change({ value })}
          />
        )}
        <Select
          label="Unit"
          name="unit"
          isOptionalHidden
          items={UNITS}
          value={panel.unit}
          onChange={unit => change({ unit })}
        />
        <Select
          label="Detail"
          name="detail"
          isOptionalHidden
          items={DETAILS}
          value={`${panel.detail}`}
          onChange={detail => change({ detail: Number(detail) as PanelOptions['detail'] })}
        />
      </div>
      <div className={styles.editorEnd}>
        <Checkbox
          label="Use the page’s time range"
          name="useRange"
          value={panel.useRange}
          onChange={useRange => change({ useRange })}
        />
        <div className={styles.buttons}>
          <Button tone="ghost" onPress={() => send(editingChosen({ panel: null }))}>
            Done
          </Button>
          {isPending ? (
            <Button onPress={() => send(cancelRequested({ panel: panel.id }))}>Cancel</Button>
          ) : (
            <Button
              tone="primary"
              isDisabled={panel.query.trim() === ''}
              onPress={() => send(runRequested({ panels: [panel.id] }))}
            >
              Run
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

interface QueryFieldProps {
  view: PanelViewModel
  onChange: (query: string) => void
}

const WAYS = [
  { value: 'text', label: 'Query' },
  { value: 'builder', label: 'Builder' },
] as const

const Builder = lazy(async () => (await import('./Builder')).Builder)

/** The query as text and in parts, side by side if there is room: one of the two is shown else. */
function QueryField({ view, onChange }: QueryFieldProps) {
  const send = useSend()
  const scope = useScope()
  const { panel, faults } = view
  const { query } = panel
  const [loaded, setLoaded] = useState<readonly string[]>([])
  useQueries([
    ...useAppSelector(state => selectObjectQueries(state, scope, query)),
    ...valuesQueries(scope, loaded),
  ])
  const context = useAppSelector(state => selectCompletionContext(state, scope, loaded))
  const names = useAppSelector(state => selectNames(state, scope))
  const all = useAppSelector(state => selectPage(state, scope)?.panels)
  const bytes = useAppSelector(state => {
    const sendable = selectSendable(state, scope, panel)
    return sendable?.bytes ?? bytesOf(query)
  })
  const [way, setWay] = useState<'text' | 'builder'>('text')
  const editor = useRef<EditorHandle>(null)
  const run = () => send(runRequested({ panels: [panel.id] }))
  const load = ({ timeseries }: { timeseries: string }) => setLoaded([...loaded, timeseries])
  const showInText = (span: Span) => {
    setWay('text')
    // Once it is shown, since what is hidden cannot have the focus.
    requestAnimationFrame(() => editor.current?.select(span))
  }
  return (
    <>
      <div className={styles.ways}>
        <SegmentedControl
          label="Way to edit the query"
          options={WAYS}
          value={way}
          onChange={setWay}
        />
      </div>
      <div className={styles.query}>
        <div hidden={way !== 'text'}>
          <OxqlEditor
            label="Query"
            handle={editor}
            name="query"
            value={query}
            onChange={(text, pasted) =>
              pasted ? send(queryPasted({ panel: panel.id, pasted })) : onChange(text)
            }
            onRun={run}
            onRunAll={() => send(runRequested({ panels: (all ?? []).map(({ id }) => id) }))}
            faults={faults}
            onAction={() => {
              send(panelChanged({ panel: panel.id, change: { useRange: true } }))
              run()
            }}
            bytes={bytes}
            complete={(text, caret) => completionsAt(text, caret, context)}
            onLoad={load}
            names={names}
          />
        </div>
        <div hidden={way !== 'builder'}>
          <Builder
            isLate
            text={query}
            onChange={change => send(queryBuilt({ panel: panel.id, change }))}
            onShowInText={showInText}
            context={context}
            onLoad={load}
          />
        </div>
      </div>
    </>
  )
}
