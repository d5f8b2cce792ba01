import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { projectListQuery } from '@/store/silo/projects/queries'
import { selectProjectRows, type ProjectRowViewModel } from '@/store/silo/projects/rows'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { projectDocs } from './docs'

const { projects: Icon } = sectionIcons

const NEW = siloPaths.projectCreate()

const columns: readonly Column<ProjectRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The projects of the silo; making and editing one is drawn over it. */
export function ProjectsView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectProjectRows)
  return (
    <>
      <ListPage
        title="Projects"
        icon={<Icon />}
        docs={projectDocs}
        list={projectListQuery}
        toolbar={
          <LinkButton href={NEW} tone="primary">
            <Plus size={16} />
            New project
          </LinkButton>
        }
        empty={{
          title: 'No projects',
          body: 'Create a project to start with instances, disks and networks.',
          action: <LinkButton href={NEW}>New project</LinkButton>,
        }}
      >
        <Table label="Projects" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
