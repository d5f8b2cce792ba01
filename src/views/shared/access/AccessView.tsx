import { Plus } from 'lucide-react'
import { selectAccess } from '@/store/access/access'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Message } from '@/ui/Message/Message'
import { PageHeader, TableActions } from '@/ui/PageHeader/PageHeader'
import { RichText } from '@/ui/RichText/RichText'
import { Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import type { PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { projectColumns, siloColumns } from './columns'

const { access: Icon } = sectionIcons

interface AccessViewProps {
  /** The project; omitted for the silo. */
  project?: string | undefined
  docs: PageDocs
  /** Says what a role allows, if nobody has one. */
  emptyBody: string
}

/** Who has which role on a project or on the silo, and the actions to change that. */
export function AccessView({ project, docs, emptyBody }: AccessViewProps) {
  const access = useAppSelector(state => selectAccess(state, { project }))
  if (!access) return null
  const { rows, adding, links, gap } = access
  return (
    <>
      <PageHeader title="Access" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <TableActions>
        {links.map(link => (
          <ActionButton key={link.id} action={link} />
        ))}
        <ActionButton action={adding} icon={<Plus size={16} />} tone="primary" />
      </TableActions>
      {gap && (
        <Message tone="notice">
          <RichText text={gap} />
        </Message>
      )}
      {rows.length > 0 ? (
        <Table
          label="Access"
          rows={rows}
          columns={project === undefined ? siloColumns : projectColumns}
        />
      ) : (
        <EmptyState
          icon={<Icon />}
          level={2}
          title="No authorized users"
          body={emptyBody}
          action={<ActionButton action={adding} />}
        />
      )}
    </>
  )
}
