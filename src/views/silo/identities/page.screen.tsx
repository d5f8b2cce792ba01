import type { ReactNode } from 'react'
import { watchRoleChanges } from '@/store/access/change.saga'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIdentityGaps, selectMemberQueries } from '@/store/silo/identities/identities'
import { siloPaths } from '@/store/silo/paths'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { Notices } from '@/views/shared/notices/Notices'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { ReadInTurn } from './ReadInTurn'

const { users: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'users and groups',
  summary: 'The users and groups of this silo, and why they have access.',
  links: [guide('Access Control', 'configuring-access')],
}

const TABS = [
  { label: 'Users', path: siloPaths.users },
  { label: 'Groups', path: siloPaths.groups },
]

/** The users and groups of the silo, each in a tab. */
function IdentitiesView({ children }: { children?: ReactNode }) {
  const { chain } = useRoute()
  // A panel over a tab has its own address.
  const shown = chain.map(({ path }) => path)
  return (
    <>
      <PageHeader title="Users and groups" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <ReadInTurn queries={useAppSelector(selectMemberQueries)} />
      <Notices notices={useAppSelector(selectIdentityGaps)} />
      <LinkTabs
        label="Users and groups"
        tabs={TABS.map(({ label, path }) => ({ label, href: path() }))}
        current={TABS.findIndex(({ path }) => shown.includes(path.pattern))}
      >
        {children}
      </LinkTabs>
    </>
  )
}

const sagas = [watchRoleChanges]

export { docs, sagas, IdentitiesView as View }
