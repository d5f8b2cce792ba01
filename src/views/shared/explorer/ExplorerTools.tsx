import { rangeNames, rangeParams } from '@/lib/time-range'
import { explorerParams, LONGEST_LINK, withExplorerPart } from '@/store/explorer/address'
import { exportedDashboard } from '@/store/explorer/dashboard-file'
import { keepProblem, rangeOf, type Dashboard } from '@/store/explorer/dashboards'
import {
  changesDiscarded,
  dashboardDeleted,
  dashboardSaved,
  panelAdded,
  runRequested,
} from '@/store/explorer/events'
import { EXPLORER_INTERVAL, MOST_PANELS, selectPage } from '@/store/explorer/explorer'
import { requestForm } from '@/store/explorer/forms'
import { dashboardsPath, explorerPath } from '@/store/explorer/paths'
import { presetLink, presetsOf } from '@/store/explorer/presets'
import { scopeKey } from '@/store/explorer/scope'
import { selectRelease } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { saveRequested, selectOrigin } from '@/store/tab/slice'
import { selectWindow } from '@/store/time-range/selectors'
import { Button } from '@/ui/Button/Button'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useUi } from '@/ui/UiProvider/UiContext'
import { ChartTime } from '@/views/shared/chart/ChartTime'
import { useRoute } from '@/views/shell/route-context'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

interface ExplorerToolsProps {
  /** The dashboard that is shown, as it is saved; undefined for panels that are not. */
  saved: Dashboard | undefined
  isUnsaved: boolean
}

/** The time range, and what concerns all panels. */
export function ExplorerTools(props: ExplorerToolsProps) {
  const send = useSend()
  const scope = useScope()
  const page = useAppSelector(state => selectPage(state, scope))
  const release = useAppSelector(selectRelease)
  const dashboardEntries = useDashboardEntries(props)
  const panels = page?.panels ?? []
  return (
    <div className={styles.tools}>
      <ChartTime interval={EXPLORER_INTERVAL} />
      <div className={styles.buttons}>
        <Button
          onPress={() => send(runRequested({ panels: panels.map(({ id }) => id) }))}
          isDisabled={panels.every(({ query }) => query.trim() === '')}
        >
          Run all
        </Button>
        <Button
          onPress={() => send(panelAdded({}))}
          disabledReason={
            panels.length >= MOST_PANELS ? [`A page has at most ${MOST_PANELS} panels.`] : null
          }
        >
          Add panel
        </Button>
        <MenuButton
          label="Presets"
          entries={() =>
            presetsOf(scope, release).map(preset => ({
              id: preset.title,
              label: preset.title,
              href: presetLink(explorerPath(scope), preset, page?.variables ?? {}),
            }))
          }
        >
          Presets
        </MenuButton>
        <MenuButton label="Dashboard" entries={dashboardEntries}>
          Dashboard
        </MenuButton>
      </div>
    </div>
  )
}

/** What can be done with the panels as a whole: keep them, share them, and take them along. */
const useDashboardEntries = ({ saved, isUnsaved }: ExplorerToolsProps) => {
  const send = useSend()
  const scope = useScope()
  const { search } = useRoute()
  const { copyText } = useUi()
  const page = useAppSelector(state => selectPage(state, scope))
  const origin = useAppSelector(selectOrigin)
  const window = useAppSelector(selectWindow)
  const key = scopeKey(scope)
  return (): MenuEntry[] => {
    const panels = page?.panels ?? []
    // Another browser does not have the dashboard, but can open its panels.
    const path = explorerPath(scope)
    const link = path + withExplorerPart(search, explorerParams(panels, page?.variables ?? {}))
    const atMoment = () => {
      const url = new URLSearchParams(link.slice(path.length))
      for (const name of rangeNames) url.delete(name)
      const range = window ? rangeParams({ kind: 'custom', window }) : {}
      for (const [name, value] of Object.entries(range)) url.set(name, value)
      return `${origin}${path}?${url}`
    }
    const problem = keepProblem(panels)
    const wrong = problem && [problem]
    const tooLong = link.length > LONGEST_LINK ? ['Too long for a link. Export it instead.'] : null
    const same = isUnsaved ? null : ['There are no changes']
    const id = saved?.id ?? ''
    const ofSaved: MenuEntry[] = saved
      ? [
          {
            id: 'save',
            label: 'Save',
            disabledReason: same ?? wrong,
            onAction: () => send(dashboardSaved({ scope: key, id })),
          },
          {
            id: 'saveAs',
            label: 'Save as',
            disabledReason: wrong,
            onAction: () => send(requestForm('dashboardName', { scope: key })),
          },
          {
            id: 'rename',
            label: 'Rename',
            onAction: () => send(requestForm('dashboardName', { scope: key, dashboard: id })),
          },
          {
            id: 'discard',
            label: 'Discard changes',
            disabledReason: same,
            onAction: () => send(changesDiscarded({ scope: key, id })),
          },
          {
            id: 'delete',
            label: 'Delete',
            onAction: () => send(dashboardDeleted({ scope: key, id })),
          },
        ]
      : [
          {
            id: 'saveAs',
            label: 'Save as dashboard',
            disabledReason: wrong,
            onAction: () => send(requestForm('dashboardName', { scope: key })),
          },
        ]
    const file = { name: saved?.name ?? 'Metrics', panels, search: rangeOf(search) }
    return [
      ...ofSaved,
      {
        id: 'link',
        label: 'Copy link',
        startsGroup: true,
        disabledReason: tooLong,
        onAction: () => copyText(origin + link),
      },
      {
        id: 'moment',
        label: 'Copy link with this moment',
        disabledReason: tooLong,
        onAction: () => copyText(atMoment()),
      },
      {
        id: 'export',
        label: 'Export JSON',
        disabledReason: wrong,
        onAction: () => send(saveRequested(exportedDashboard(scope, file))),
      },
      {
        id: 'import',
        label: 'Import JSON',
        onAction: () => send(requestForm('dashboardImport', { scope: key })),
      },
      { id: 'all', label: 'All dashboards', startsGroup: true, href: dashboardsPath(scope) },
    ]
  }
}
