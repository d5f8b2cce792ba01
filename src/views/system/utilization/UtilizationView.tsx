import { systemPaths } from '@/store/system/paths'
import { asksForMetrics, selectEstimate, selectTotals } from '@/store/system/utilization/page'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { ResourceBars } from '@/views/shared/utilization/ResourceBars'
import { useRoute } from '@/views/shell/route-context'
import { utilizationDocs } from './docs'
import { SiloMetrics } from './SiloMetrics'
import { SiloSummary } from './SiloSummary'
import styles from './UtilizationView.module.css'

const { utilization: Icon } = sectionIcons

const TABS = [
  { id: 'summary', label: 'Summary' },
  { id: 'metrics', label: 'Metrics' },
]

/** What the silos have provisioned of their quotas: in all, silo by silo, and over time. */
export function UtilizationView() {
  const { search } = useRoute()
  const totals = useAppSelector(selectTotals)
  const estimate = useAppSelector(selectEstimate)
  return (
    <>
      <PageHeader title="Utilization" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...utilizationDocs} />
      </PageHeader>
      <div className={styles.page}>
        <ResourceBars uses={totals} quotaLabel="Quota (Total)" estimate={estimate} />
        <QueryTabs
          label="Parts of the utilization"
          tabs={TABS}
          current={new URLSearchParams(search).get('tab')}
          path={systemPaths.utilization()}
          search={search}
        >
          {asksForMetrics(search) ? <SiloMetrics /> : <SiloSummary />}
        </QueryTabs>
      </div>
    </>
  )
}
