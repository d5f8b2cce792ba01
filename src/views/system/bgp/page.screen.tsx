import type { ReactNode } from 'react'
import { systemPaths } from '@/store/system/paths'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import type { PageDocs } from '@/views/shared/docs/guides'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'

const docs: PageDocs = {
  heading: 'BGP',
  summary:
    'The switches exchange routes with neighboring routers. A configuration has the number of the rack’s autonomous system, and names the announce set: the networks that are announced to neighbors. Its peers are in the settings of the switch ports.',
  links: [],
}

const { bgp: Icon } = lateIcons

const TABS = [
  { id: 'peers', label: 'Peers', path: systemPaths.bgp },
  { id: 'configurations', label: 'Configurations', path: systemPaths.bgpConfigs },
  { id: 'announce-sets', label: 'Announce sets', path: systemPaths.bgpAnnounceSets },
  { id: 'exported', label: 'Exported', path: systemPaths.bgpExported },
  { id: 'imported', label: 'Imported', path: systemPaths.bgpImported },
  { id: 'history', label: 'History', path: systemPaths.bgpHistory },
]

/** The routing between the rack and its neighbors, each part in its own tab. */
function BgpView({ children }: { children?: ReactNode }) {
  const { chain } = useRoute()
  // A form over a tab has its own address.
  const shown = chain.map(({ id }) => id)
  return (
    <>
      <PageHeader title="BGP" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <LinkTabs
        label="Parts of BGP"
        tabs={TABS.map(({ label, path }) => ({ label, href: path() }))}
        current={TABS.findIndex(({ id }) => shown.includes(`system/bgp/${id}`))}
      >
        {children}
      </LinkTabs>
    </>
  )
}

export { BgpView as View }
