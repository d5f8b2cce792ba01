import {
  selectChosenProject,
  selectProjectChoices,
  selectSiloCharts,
  selectSiloResources,
  siloUtilizationPoll,
  watchSiloCharts,
} from '@/store/silo/utilization/utilization'
import { selectSiloName } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { watchSave } from '@/store/tab/save.saga'
import { selectWindow } from '@/store/time-range/selectors'
import { watchSearch } from '@/store/navigation/search'
import { lazy } from '@/ui/lazy/lazy'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Stack } from '@/ui/Layout/Layout'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { CapacityMetrics } from '@/views/shared/utilization/CapacityMetrics'
import { ResourceBars } from '@/views/shared/utilization/ResourceBars'
import { useRoute } from '@/views/shell/route-context'

const { utilization: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'utilization',
  summary:
    'How much of its quotas the silo has provisioned. CPU and memory count running instances, storage counts all disks and snapshots. Only operators see how much room the hardware has.',
  links: [guide('Metrics', 'operator/system-metrics')],
}

const SiloWhatIf = lazy(async () => (await import('./SiloWhatIf')).SiloWhatIf)

/** The share of its quotas that the silo has provisioned, now and over time. */
function UtilizationView() {
  const { search } = useRoute()
  const uses = useAppSelector(selectSiloResources)
  const choices = useAppSelector(selectProjectChoices)
  const chosen = useAppSelector(state => selectChosenProject(state, search))
  const charts = useAppSelector(state => selectSiloCharts(state, search, selectWindow(state)))
  const silo = useAppSelector(selectSiloName)
  const project = choices?.find(({ value }) => value === chosen)?.label ?? ''
  const subject = new URLSearchParams(search).has('project') ? project : silo
  return (
    <>
      <PageHeader title="Utilization" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <Stack gap={6}>
        {uses && <ResourceBars uses={uses} />}
        <CapacityMetrics
          charts={charts}
          subject={subject}
          picker={choices && { label: 'Choose project', param: 'project', choices, chosen }}
        />
        <SiloWhatIf />
      </Stack>
    </>
  )
}

const sagas = [watchSiloCharts, watchSave, watchSearch]

export { docs, siloUtilizationPoll as poll, sagas, UtilizationView as View }
