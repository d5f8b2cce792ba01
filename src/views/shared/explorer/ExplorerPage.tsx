import { useMemo, useState } from 'react'
import { readExplorerAddress } from '@/store/explorer/address'
import { selectDashboard, selectIsUnsaved } from '@/store/explorer/dashboards'
import { isBeforeMeasurements, selectPage } from '@/store/explorer/explorer'
import { dashboardsPath, explorerPath } from '@/store/explorer/paths'
import { selectSchemaQueries, type Scope } from '@/store/explorer/scope'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { createCursor, CursorContext } from '@/ui/Chart/series-look'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { guide } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useTabTitle } from '@/views/shared/tab-title/use-tab-title'
import { useRoute } from '@/views/shell/route-context'
import { Catalogue } from './Catalogue'
import { ExplorerTools } from './ExplorerTools'
import { PanelCard } from './PanelCard'
import { ScopeContext } from './scope-context'
import { Variables } from './Variables'
import styles from './explorer.module.css'

const DOCS = {
  heading: 'metrics',
  links: [
    guide('OxQL', 'operator/system-metrics'),
    guide('Timeseries', 'metrics/timeseries-schemas'),
  ],
}

const SUMMARY = {
  project:
    'What the instances of this project do, asked in OxQL. Other projects have a page of their own.',
  system: 'What the rack measures about itself and all instances, asked in OxQL.',
}

/**
 * Panels with queries, the time range that they share, and the timeseries to ask about: those of the
 * dashboard that the address has the id of, or else panels that are not saved.
 */
export function ExplorerPage({ scope }: { scope: Scope }) {
  const { search, params } = useRoute()
  const { dashboard = null } = params
  const [cursor] = useState(createCursor)
  const [isBrowsing, setBrowsing] = useState(false)
  const found = useAppSelector(state => selectPage(state, scope))
  const page = found?.dashboard === dashboard ? found : undefined
  const saved = useAppSelector(state => selectDashboard(state, scope, dashboard))
  const isUnsaved = selectIsUnsaved(page, saved)
  useQueries(useAppSelector(selectSchemaQueries))
  const problem = useMemo(() => readExplorerAddress(search).problem, [search])
  const { metrics: Icon } = sectionIcons
  const panels = page?.panels ?? []
  // Its address has the id.
  useTabTitle(usual => (saved ? usual.replace(saved.id, saved.name) : usual))
  if (dashboard !== null && !saved) return <NoDashboard scope={scope} />
  return (
    <ScopeContext value={scope}>
      <CursorContext value={cursor}>
        <PageHeader title={saved?.name ?? 'Metrics'} icon={<Icon />}>
          {isUnsaved && <Badge tone="notice">Unsaved changes</Badge>}
          <Refresh />
          <DocsPopover {...DOCS} summary={SUMMARY[scope === 'system' ? 'system' : 'project']} />
        </PageHeader>
        <ExplorerTools saved={saved} isUnsaved={isUnsaved} />
        {problem && <Message tone="notice" title={problem} />}
        {isBeforeMeasurements(page) && (
          <Message
            tone="notice"
            title="The rack keeps measurements for 30 days: nothing older is shown."
          />
        )}
        <Variables />
        <div className={styles.page}>
          <div className={styles.browse}>
            <Button aria-expanded={isBrowsing} onPress={() => setBrowsing(!isBrowsing)}>
              Browse timeseries
            </Button>
          </div>
          <aside className={styles.catalogue} data-open={isBrowsing} aria-label="Timeseries">
            <Catalogue />
          </aside>
          <div className={styles.panels} data-wide={panels.length > 1 && page?.edited === null}>
            {panels.map((panel, at) => (
              <PanelCard
                key={panel.id}
                panel={panel}
                isFirst={at === 0}
                isLast={at === panels.length - 1}
              />
            ))}
          </div>
        </div>
      </CursorContext>
    </ScopeContext>
  )
}

/** Dashboards are kept in a browser: another one does not have them. */
function NoDashboard({ scope }: { scope: Scope }) {
  return (
    <EmptyState
      level={1}
      title="Dashboard not found"
      body="Dashboards are kept in the browser that saved them. It may also have been deleted. To show panels to someone else, copy their link or export the dashboard."
      action={
        <>
          <LinkButton href={dashboardsPath(scope)}>Dashboards</LinkButton>{' '}
          <LinkButton href={explorerPath(scope)}>Metrics</LinkButton>
        </>
      }
    />
  )
}
