import {
  selectChosenProject,
  selectProjectChoices,
  selectSiloCharts,
  selectSiloResources,
} from '@/store/silo/utilization/page'
import { selectSiloName } from '@/store/session/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { selectWindow } from '@/store/time-range/selectors'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { CapacityMetrics } from '@/views/shared/utilization/CapacityMetrics'
import { ResourceBars } from '@/views/shared/utilization/ResourceBars'
import { useRoute } from '@/views/shell/route-context'
import { utilizationDocs } from './docs'
import styles from './UtilizationView.module.css'

const { utilization: Icon } = sectionIcons

/** What the silo has provisioned of its quotas, now and over time. */
export function UtilizationView() {
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
        <DocsPopover {...utilizationDocs} />
      </PageHeader>
      <div className={styles.page}>
        {uses && <ResourceBars uses={uses} quotaLabel="Quota" />}
        <CapacityMetrics
          charts={charts}
          subject={subject}
          picker={choices && { label: 'Choose project', param: 'project', choices, chosen }}
        />
      </div>
    </>
  )
}
