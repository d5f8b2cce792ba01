import { useAppSelector } from '@/store/setup/hooks'
import { allSledsQuery } from '@/store/system/sleds/queries'
import { systemPaths } from '@/store/system/paths'
import {
  asksForMetrics,
  selectEstimateNotices,
  selectTotals,
  systemUtilizationPoll,
  selectChosenSilo,
  selectSiloChoices,
  selectSystemCharts,
  watchSystemCharts,
} from '@/store/system/utilization/utilization'
import { selectEstimate } from '@/store/system/utilization/rules'
import { watchSave } from '@/store/tab/save.saga'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Stack } from '@/ui/Layout/Layout'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { lateIcons } from '@/views/shared/late-icons'
import { Notices } from '@/views/shared/notices/Notices'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { Unknown } from '@/views/shared/unknown/Known'
import { ResourceBars } from '@/views/shared/utilization/ResourceBars'
import { useRoute } from '@/views/shell/route-context'
import { selectWindow } from '@/store/time-range/selectors'
import { CapacityMetrics } from '@/views/shared/utilization/CapacityMetrics'
import { SiloSummary } from './SiloSummary'

/** The resources provisioned by all silos, or by one of them, over time. */
function SiloMetrics() {
  const { search } = useRoute()
  const choices = useAppSelector(selectSiloChoices)
  const chosen = useAppSelector(state => selectChosenSilo(state, search))
  const charts = useAppSelector(state => selectSystemCharts(state, search, selectWindow(state)))
  const subject = choices.find(({ value }) => value === chosen)?.label ?? ''
  return (
    <CapacityMetrics
      charts={charts}
      subject={subject.toLowerCase().replace(' ', '-')}
      picker={{ label: 'Choose silo', param: 'silo', choices, chosen }}
    />
  )
}

const { utilization: Icon } = lateIcons

const docs: PageDocs = {
  heading: 'utilization',
  summary:
    'How much of the hardware the silos have provisioned, and how much of their quotas. The capacity is an estimate: 70% of what the sleds in service have, with 32 TB of disks in each.',
  links: [guide('Metrics', 'operator/system-metrics')],
}

const TABS = [
  { id: 'summary', label: 'Summary' },
  { id: 'metrics', label: 'Metrics' },
]

const SLEDS = [allSledsQuery]

/** The share of the capacity and of their quotas that the silos have provisioned: in total, by silo and over time. */
function UtilizationView() {
  const { search } = useRoute()
  const totals = useAppSelector(selectTotals)
  const estimate = useAppSelector(selectEstimate)
  return (
    <>
      <PageHeader title="Utilization" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <Stack gap={6}>
        <ResourceBars uses={totals} capacity={estimate ?? <Unknown queries={SLEDS} />} />
        <Notices notices={useAppSelector(selectEstimateNotices)} />
        <QueryTabs
          label="Parts of the utilization"
          tabs={TABS}
          current={new URLSearchParams(search).get('tab')}
          path={systemPaths.utilization()}
          search={search}
        >
          {asksForMetrics(search) ? <SiloMetrics /> : <SiloSummary />}
        </QueryTabs>
      </Stack>
    </>
  )
}

const sagas = [watchSystemCharts, watchSave]

export { docs, systemUtilizationPoll as poll, sagas, UtilizationView as View }
