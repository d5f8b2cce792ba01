import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { dashboardActions, presetActions } from '@/store/explorer/dashboard-actions'
import { selectDashboards, type Dashboard } from '@/store/explorer/dashboards'
import { requestForm } from '@/store/explorer/forms'
import { explorerPath } from '@/store/explorer/paths'
import { presetLink, presetsOf, type Preset } from '@/store/explorer/presets'
import { scopeKey, type Scope } from '@/store/explorer/scope'
import { selectRelease } from '@/store/release/release'
import { VIEWS_SLOT } from '@/store/saved-views/views'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsUnstored } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { DateCell, LinkCell } from '@/ui/Cells/Cells'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ScopeContext, useScope } from './scope-context'
import styles from './explorer.module.css'

function DashboardMenu({ dashboard }: { dashboard: Dashboard }) {
  const actions = dashboardActions(dashboard, scopeKey(useScope()))
  return <ActionsMenu id={dashboard.id} name={dashboard.name} actions={actions} />
}

const columns: readonly Column<Dashboard>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, href }) => (
      <LinkCell href={href} isWhole>
        {name}
      </LinkCell>
    ),
  },
  { id: 'panels', header: 'Panels', cell: ({ panels }) => formatNumber(panels.length) },
  {
    id: 'changed',
    header: 'Changed',
    cell: ({ changed }) => <DateCell date={new Date(changed).toISOString()} />,
  },
  { id: 'pinned', header: 'In the sidebar', cell: ({ isPinned }) => (isPinned ? 'Pinned' : 'No') },
  { id: 'actions', cell: dashboard => <DashboardMenu dashboard={dashboard} /> },
]

function PresetItem({ preset }: { preset: Preset }) {
  const scope = useScope()
  const actions = presetActions(preset, scopeKey(scope))
  return (
    <li className={styles.preset}>
      <LinkCell href={presetLink(explorerPath(scope), preset)}>{preset.title}</LinkCell>
      <ActionsMenu id={preset.title} name={preset.title} actions={actions} />
    </li>
  )
}

/** The dashboards that this browser keeps, and those that come with the console. */
export function DashboardsPage({ scope }: { scope: Scope }) {
  const send = useSend()
  const dashboards = useAppSelector(state => selectDashboards(state, scope))
  const isUnstored = useAppSelector(state => selectIsUnstored(state, VIEWS_SLOT))
  const presets = presetsOf(scope, useAppSelector(selectRelease))
  const { metrics: Icon } = sectionIcons
  return (
    <ScopeContext value={scope}>
      <PageHeader title="Dashboards" icon={<Icon />}>
        <Button onPress={() => send(requestForm('dashboardImport', { scope: scopeKey(scope) }))}>
          Import JSON
        </Button>
        <LinkButton href={explorerPath(scope)} tone="primary">
          New dashboard
        </LinkButton>
      </PageHeader>
      {isUnstored && (
        <Message tone="notice">
          This browser has no room to store your dashboards. Export them to keep your changes.
        </Message>
      )}
      {dashboards.length > 0 ? (
        <>
          <Table label="Dashboards" rows={dashboards} columns={columns} />
          <p className={styles.listNote}>
            {pluralize('dashboard', dashboards.length)} in this browser
            {scope !== 'system' && ', for every project'}.
          </p>
        </>
      ) : (
        <EmptyState
          level={2}
          title="No dashboards"
          body="Keep panels that you look at often: write queries, then choose Save as dashboard."
          action={<LinkButton href={explorerPath(scope)}>Metrics</LinkButton>}
        />
      )}
      <h2 id="presets" className={styles.listTitle}>
        Presets
      </h2>
      <p className={styles.listNote}>They cannot be changed, but a duplicate can.</p>
      <ul aria-labelledby="presets" className={styles.presets}>
        {presets.map(preset => (
          <PresetItem key={preset.title} preset={preset} />
        ))}
      </ul>
    </ScopeContext>
  )
}
