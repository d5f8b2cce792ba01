import { describing } from '@/store/bulk/verbs'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { selectProjectRows } from '@/store/silo/projects/projects'
import { projectListQuery } from '@/store/silo/projects/queries'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'

const { projects: Icon } = sectionIcons

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

const BULK = [
  describing(({ name }: RowOf<typeof selectProjectRows>, description) => ({
    endpoint: 'projectUpdate',
    args: { path: { project: name }, body: { description } },
  })),
  'delete',
]

/** The silo's projects. The create and edit forms open over them. */
function ProjectsView({ children }: { children?: ReactNode }) {
  return (
    <ListPage
      id="projects"
      title="Projects"
      noun="project"
      icon={<Icon />}
      docs={docs}
      list={projectListQuery}
      rows={useAppSelector(state => selectProjectRows(state))}
      columns={columns}
      bulk={BULK}
      create={{ label: 'New project', to: siloPaths.projectCreate() }}
      empty="Create a project to start with instances, disks and networks."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, ProjectsView as View }
