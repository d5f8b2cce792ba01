import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Project } from '@/api/schema/projects'
import { selectPageItems } from '@/store/paging/selectors'
import { projectActions } from '@/store/silo/projects/actions'
import { PROJECT_LIST } from '@/store/silo/projects/queries'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'

const { projects: Icon } = sectionIcons

const NEW = '/projects-new'

const columns: readonly Column<Project>[] = [
  {
    id: 'name',
    cell: ({ name }) => <LinkCell href={`/projects/${name}/instances`}>{name}</LinkCell>,
  },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'created', cell: ({ timeCreated }) => <DateCell date={timeCreated} /> },
  {
    id: 'actions',
    cell: project => <ActionsMenu id={project.id} actions={projectActions(project)} />,
  },
]

/** The projects of the silo; making and editing one is drawn over it. */
export function ProjectsView({ children }: { children?: ReactNode }) {
  const projects = useAppSelector(state => selectPageItems(state, PROJECT_LIST))
  return (
    <>
      <ListPage
        title="Projects"
        icon={<Icon />}
        docs="projects"
        list={PROJECT_LIST}
        toolbar={
          <LinkButton href={NEW} tone="primary">
            <Plus size={16} />
            New Project
          </LinkButton>
        }
        empty={{
          title: 'No projects',
          body: 'Create a project to start with instances, disks and networks.',
          action: <LinkButton href={NEW}>New project</LinkButton>,
        }}
      >
        <Table rows={projects} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
