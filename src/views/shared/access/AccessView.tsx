import { plainText } from '@/lib/rich-text'
import { selectAccess, type AccessRowViewModel, type AccessViewModel } from '@/store/access/access'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import type { Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import type { PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { Notices } from '@/views/shared/notices/Notices'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { projectColumns, siloColumns } from './columns'

const { access: Icon } = sectionIcons

interface AccessViewProps extends Pick<AccessPartProps, 'emptyBody'> {
  /** The project; omitted for the silo. */
  project?: string | undefined
  docs: PageDocs
}

/** Who has which role on a project or on the silo, and the actions to change that. */
export function AccessView({ project, docs, emptyBody }: AccessViewProps) {
  const access = useAppSelector(state => selectAccess(state, { project }))
  if (!access) return null
  return (
    <>
      <PageHeader title="Access" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <AccessPart
        access={access}
        columns={project === undefined ? siloColumns : projectColumns}
        emptyBody={emptyBody}
      />
    </>
  )
}

interface AccessPartProps {
  access: AccessViewModel
  columns: readonly Column<AccessRowViewModel>[]
  /** Says what a role allows, if nobody has one. */
  emptyBody: string
}

/** The roles on a project or silo, as a part of a page. */
export function AccessPart({ access, columns, emptyBody }: AccessPartProps) {
  const { rows, adding, links, bulk, gap } = access
  return (
    <>
      <Notices notices={gap ? [plainText(gap)] : []} />
      <ListSection
        id="access"
        label="Access"
        noun="authorized user"
        icon={<Icon />}
        rows={rows}
        columns={columns}
        toolbar={links.map(link => (
          <ActionButton key={link.id} action={link} />
        ))}
        bulk={bulk}
        create={adding}
        empty={emptyBody}
      />
    </>
  )
}
