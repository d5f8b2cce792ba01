import type { ReactNode } from 'react'
import { useSupported, useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { machines, selectUpdateActions, selectUpdatePercent } from '@/store/system/update/update'
import { watchUpdateSpeed } from '@/store/system/update/speed.saga'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RowActions } from '@/ui/RowActions/RowActions'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { useMenuEntries } from '@/views/shared/actions/menu-entries'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useTabTitle } from '@/views/shared/tab-title/use-tab-title'
import { useRoute } from '@/views/shell/route-context'
import { guide, type PageDocs } from '@/views/shared/docs/guides'

const updateDocs: PageDocs = {
  heading: 'system update',
  summary:
    'The rack updates itself to the release that is set as its target, one component at a time.',
  links: [guide('System Update', 'operator/system-update')],
}

const { update: Icon } = lateIcons

const TABS = [
  { label: 'Status', path: systemPaths.update },
  { label: 'Repositories', path: systemPaths.updateRepositories, needs: 'systemUpdate' },
  { label: 'Trust roots', path: systemPaths.updateTrustRoots, needs: 'trustRoots' },
] as const

/** The update of the system, its repositories and who may sign them, each in its own tab. */
function UpdateView({ children }: { children?: ReactNode }) {
  const { path: shown } = useRoute()
  const tabs = useSupported(TABS)
  // The guide is of no use before.
  const hasRepositories = useSupports('systemUpdate')
  const actions = useAppSelector(selectUpdateActions)
  const entries = useMenuEntries(actions)
  const percent = useAppSelector(selectUpdatePercent)
  // Also for when another tab is in front.
  useTabTitle(usual => (percent === null ? usual : `${percent}% ${usual}`))
  return (
    <>
      <PageHeader title="System update" icon={<Icon />}>
        <Refresh />
        {hasRepositories && <DocsPopover {...updateDocs} />}
        {entries.length > 0 && <RowActions label="Update actions" entries={entries} />}
      </PageHeader>
      <LinkTabs
        label="Parts of the update"
        tabs={tabs.map(({ label, path }) => ({ label, href: path() }))}
        current={tabs.findIndex(({ path }) => path() === shown)}
      >
        {children}
      </LinkTabs>
    </>
  )
}

const sagas = [watchUpdateSpeed]

export { machines, sagas, UpdateView as View }
