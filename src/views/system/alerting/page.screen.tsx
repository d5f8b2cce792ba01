import type { ReactNode } from 'react'
import { useSupports } from '@/store/release/release'
import { systemPaths } from '@/store/system/paths'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { alertingDocs } from '../docs'

const { alerting: Icon } = lateIcons

const ALERTS = { id: 'alerts', label: 'Alerts', path: systemPaths.alerts }
const TABS = [
  { id: 'receivers', label: 'Receivers', path: systemPaths.alertReceivers },
  { id: 'classes', label: 'Classes', path: systemPaths.alertClasses },
]

/** What the rack reports, and who is told, each in its own tab. */
function AlertingView({ children }: { children?: ReactNode }) {
  const { chain } = useRoute()
  const tabs = useSupports('alertList') ? [ALERTS, ...TABS] : TABS
  // A panel over a tab has its own address.
  const shown = chain.map(({ id }) => id)
  return (
    <>
      <PageHeader title="Alerting" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...alertingDocs} />
      </PageHeader>
      <LinkTabs
        label="Parts of alerting"
        tabs={tabs.map(({ label, path }) => ({ label, href: path() }))}
        current={tabs.findIndex(({ id }) => shown.includes(`system/alerting/${id}`))}
      >
        {children}
      </LinkTabs>
    </>
  )
}

export { AlertingView as View }
