import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { selectGroupRows } from '@/store/project/affinity/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { PageHeader, TableActions } from '@/ui/PageHeader/PageHeader'
import { Table } from '@/ui/Table/Table'
import { sectionIcons } from '@/views/shared/icons'
import { useParams } from '@/views/shell/route-context'
import { columnsOf } from './columns'
import { affinityDocs } from './docs'

const { affinity: Icon } = sectionIcons

/** The groups of a project, of both kinds; making one is drawn over them. */
export function AffinityView({ children }: { children?: ReactNode }) {
  const { project } = useParams(projectPaths.project)
  const columns = useMemo(() => columnsOf(project), [project])
  const rows = useAppSelector(state => selectGroupRows(state, project))
  return (
    <>
      <PageHeader title="Affinity groups" icon={<Icon />}>
        <DocsPopover {...affinityDocs} />
      </PageHeader>
      <TableActions>
        <LinkButton href={projectPaths.affinityGroupCreate({ project })}>
          <Plus size={16} />
          New affinity group
        </LinkButton>
        <LinkButton href={projectPaths.antiAffinityGroupCreate({ project })} tone="primary">
          <Plus size={16} />
          New anti-affinity group
        </LinkButton>
      </TableActions>
      {rows.length > 0 ? (
        <Table label="Affinity groups" rows={rows} columns={columns} />
      ) : (
        <EmptyState
          icon={<Icon />}
          level={2}
          title="No affinity or anti-affinity groups"
          body="Create a group to say which instances shall start together, or apart from each other."
        />
      )}
      {children}
    </>
  )
}
