import { useCallback, type ReactNode } from 'react'
import { describing } from '@/store/bulk/verbs'
import { rowsShown } from '@/store/lists/slice'
import { quotaQuery, selectQuotas } from '@/store/project/quota/quota'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import {
  selectCountReads,
  selectProjectRows,
  type InstanceCounts,
} from '@/store/silo/projects/projects'
import { projectListQuery } from '@/store/silo/queries'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { formatNumber } from '@/lib/number'
import { pluralize, commaSeries } from '@/lib/text'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import { Unknown } from '@/views/shared/unknown/Known'
import { resourceUses, unitOf } from '@/lib/utilization'
import { Link } from '@/ui/Link/Link'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './list.module.css'

/** What is left of the silo's quotas, once they are read. */
function QuotaLine() {
  const quotas = useAppSelector(selectQuotas)
  const { locale } = useLocale()
  if (!quotas) return null
  const left = resourceUses(quotas.provisioned, quotas.capacity).map(
    ({ id, unit, quota, available }) =>
      `${formatNumber(Math.max(available, 0), locale)} of ${formatNumber(quota, locale)} ${unitOf(quota, unit)}` +
      (id === 'cpus' ? '' : ` of ${id}`),
  )
  return (
    <>
      <Link href={siloPaths.utilization()} look="quiet">
        Quota left
      </Link>
      : {commaSeries(left, 'and')}
    </>
  )
}

/** How many instances of a project run and have failed, which loads after the list. */
function InstanceCountsCell({ counts }: { counts: InstanceCounts }) {
  switch (counts.kind) {
    case 'loading':
      return (
        <span className={styles.pending}>
          <LoadingCell />
        </span>
      )
    case 'uncounted':
      return <EmptyCell reason="Only the first projects in view are counted" />
    case 'unknown':
      return <Unknown queries={[counts.query]} />
    case 'known': {
      const { total, running, failed, isMore } = counts
      if (total === 0) return <span className={styles.none}>No instances</span>
      return (
        <span className={styles.counts} data-figures>
          <span>
            {running} running
            <span className={styles.none}>
              {' '}
              of {isMore ? `the first ${formatNumber(total)}` : pluralize('instance', total)}
            </span>
          </span>
          {failed > 0 && <span className={styles.failed}>{formatNumber(failed)} failed</span>}
        </span>
      )
    }
  }
}

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
