import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { selectProjectRows } from '@/store/silo/projects/projects'
import { projectListQuery } from '@/store/silo/projects/queries'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'

const { projects: Icon } = sectionIcons

const NEW = siloPaths.projectCreate()

const docs: PageDocs = {
  heading: 'projects',
  summary: 'Projects hold instances, disks, VPCs and all else that belongs together.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#_projects'),
    guide('Projects', 'onboarding-projects'),
  ],
}

const columns: readonly Column<RowOf<typeof selectProjectRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The silo's projects. The create and edit forms open over them. */
function ProjectsView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectProjectRows(state))
  return (
    <>
      <ListPage
        title="Projects"
        icon={<Icon />}
        docs={docs}
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

export { columns, docs, ProjectsView as View }
