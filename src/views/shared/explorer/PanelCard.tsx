import { Ellipsis } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { metricsCsv, tableOf } from '@/lib/metric-table'
import { formatQuery } from '@/lib/oxql/format'
import * as events from '@/store/explorer/events'
import { selectPage, selectPanel, type Panel, type PanelViewModel } from '@/store/explorer/explorer'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { saveRequested } from '@/store/tab/slice'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { PanelEditor } from './PanelEditor'
import { PanelResult } from './PanelResult'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

const QueryModal = lazy(async () => (await import('./PanelDialogs')).QueryModal)
const RecentModal = lazy(async () => (await import('./PanelDialogs')).RecentModal)

interface PanelCardProps {
  panel: Panel
  isFirst: boolean
  isLast: boolean
}

/** Tells when the panel comes into view, so that a query of a link runs only then. */
const useSeen = (view: PanelViewModel) => {
  const ref = useRef<HTMLElement>(null)
  const send = useSend()
  const { phase, panel } = view
  const scope = useScope()
  const hasWindow = useAppSelector(state => selectPage(state, scope)?.window ?? null) !== null
  const isDue = phase === 'due' && hasWindow
  useEffect(() => {
    const element = ref.current
    if (!isDue || !element) return
    const seen = () => send(events.panelSeen({ panel: panel.id }))
    if (typeof IntersectionObserver === 'undefined') {
      seen()
      return
    }
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isDue, panel.id, send])
  return ref
}

/** A query with its answer. */
export function PanelCard({ panel, isFirst, isLast }: PanelCardProps) {
  const send = useSend()
  const scope = useScope()
  const view = useAppSelector(state => selectPanel(state, scope, panel))
  const ref = useSeen(view)
  const page = useAppSelector(state => selectPage(state, scope))
  const isEdited = page?.edited === panel.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    if (isEdited && event.shiftKey && event.key.toLowerCase() === 'f') {
      event.preventDefault()
      send(events.queryFormatted({ panel: panel.id }))
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const all = (page?.panels ?? []).map(({ id }) => id)
    send(events.runRequested({ panels: event.shiftKey ? all : [panel.id] }))
  }
  return (
    <section
      ref={ref}
      aria-label={view.title}
      className={styles.panel}
      onKeyDown={onKeyDown}
      aria-busy={view.phase === 'running' || view.phase === 'waiting'}
    >
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{view.title}</h2>
        <PanelMenu view={view} isEdited={isEdited} isFirst={isFirst} isLast={isLast} />
      </header>
      {isEdited && <PanelEditor view={view} />}
      <PanelResult view={view} isEdited={isEdited} />
    </section>
  )
}

interface PanelMenuProps {
  view: PanelViewModel
  isEdited: boolean
  isFirst: boolean
  isLast: boolean
}

function PanelMenu({ view, isEdited, isFirst, isLast }: PanelMenuProps) {
  const send = useSend()
  const { panel, title, result } = view
  const [shown, setShown] = useState<'query' | 'recent' | null>(null)
  const of = { panel: panel.id }
  const nothing = result?.hasValues ? undefined : ['There are no values']
  const download = () => {
    if (!result) return
    const table = tableOf(result.pictures)
    send(saveRequested(metricsCsv(title, result.window, table)))
  }
  const scope = useScope()
  const isCompared = useAppSelector(
    state => selectPage(state, scope)?.compared.includes(panel.id) ?? false,
  )
  const isTable = panel.kind === 'table'
  const formatted = useMemo(() => formatQuery(panel.query), [panel.query])
  return (
    <>
      <MenuButton
        label={`Panel actions: ${title}`}
        tone="ghost"
        size="icon"
        entries={() => [
          {
            id: 'edit',
            label: isEdited ? 'Close the editor' : 'Edit',
            onAction: () => send(events.editingChosen({ panel: isEdited ? null : panel.id })),
          },
          {
            id: 'duplicate',
            label: 'Duplicate',
            onAction: () => send(events.panelDuplicated(of)),
          },
          {
            id: 'format',
            label: 'Format',
            disabledReason:
              formatted === panel.query ? ['There is nothing to change in the text'] : undefined,
            onAction: () => send(events.queryFormatted(of)),
          },
          { id: 'query', label: 'View query', onAction: () => setShown('query') },
          {
            id: 'table',
            label: isTable ? 'View as chart' : 'View as table',
            onAction: () =>
              send(events.panelChanged({ ...of, change: { kind: isTable ? 'lines' : 'table' } })),
          },
          {
            id: 'csv',
            label: 'Download CSV',
            disabledReason: nothing,
            onAction: download,
          },
          { id: 'recent', label: 'Recent', onAction: () => setShown('recent') },
          {
            id: 'compare',
            label: 'Compare with the time before',
            isOn: isCompared,
            onAction: () => send(events.comparisonToggled(of)),
          },
          {
            id: 'first',
            label: 'Show the first point',
            isOn: panel.keepsFirstPoint,
            onAction: () => {
              send(
                events.panelChanged({ ...of, change: { keepsFirstPoint: !panel.keepsFirstPoint } }),
              )
              if (view.phase !== undefined) send(events.runRequested({ panels: [panel.id] }))
            },
          },
          {
            id: 'up',
            startsGroup: true,
            label: 'Move up',
            disabledReason: isFirst ? ['It is the first panel'] : undefined,
            onAction: () => send(events.panelMoved({ ...of, by: -1 })),
          },
          {
            id: 'down',
            label: 'Move down',
            disabledReason: isLast ? ['It is the last panel'] : undefined,
            onAction: () => send(events.panelMoved({ ...of, by: 1 })),
          },
          {
            id: 'remove',
            label: 'Remove',
            isDanger: true,
            onAction: () => send(events.panelRemoved(of)),
          },
        ]}
      >
        <Ellipsis size={16} />
      </MenuButton>
      {shown === 'query' && <QueryModal panel={panel} onClose={() => setShown(null)} />}
      {shown === 'recent' && <RecentModal panel={panel} onClose={() => setShown(null)} />}
    </>
  )
}
