import { describing } from '@/store/bulk/verbs'
import { useCallback, type ReactNode } from 'react'
import { rowsShown } from '@/store/lists/events'
import { quotaQuery } from '@/store/project/quota/quota'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { selectCountReads, selectProjectRows } from '@/store/silo/projects/projects'
import { projectListQuery } from '@/store/silo/projects/queries'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { InstanceCountsCell } from './InstanceCountsCell'
import { QuotaLine } from './QuotaLine'
import styles from './list.module.css'

const { projects: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'projects',
  summary: 'Projects hold instances, disks, VPCs and other resources that belong together.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#_projects'),
    guide('Projects', 'onboarding-projects'),
  ],
}

const columns: readonly Column<RowOf<typeof selectProjectRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'instances',
    isClear: true,
    cell: ({ counts }) => <InstanceCountsCell counts={counts} />,
  },
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

function ReadInstances({ query }: { query: ReturnType<typeof selectCountReads>[number] }) {
  useQueries([query])
  return null
}

/** Separate from the table, which need not render for the next counts to be asked for. */
function CountReads() {
  const reads = useAppSelector(selectCountReads)
  return reads.map(query => <ReadInstances key={query.args.query.project} query={query} />)
}

function Quota() {
  useQueries([quotaQuery])
  return (
    <p className={styles.quota} data-figures>
      <QuotaLine />
    </p>
  )
}

/** The silo's projects. The create and edit forms open over them. */
function ProjectsView({ children }: { children?: ReactNode }) {
  const send = useSend()
  const noteRows = useCallback(
    (keys: readonly string[]) => send(rowsShown({ list: '', keys })),
    [send],
  )
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
      lead={<Quota />}
      onRowsShown={noteRows}
    >
      <CountReads />
      {children}
    </ListPage>
  )
}

export { columns, docs, ProjectsView as View }
