import type { ReactNode } from 'react'
import { allDisksQuery, snapshotListQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { selectSnapshotRows, snapshotListPoll } from '@/store/project/snapshots/snapshots'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sizeColumn, stateColumn } from '@/views/shared/value-columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { DiskLink } from '../disks/DiskLink'

const { snapshots: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'snapshots',
  summary: 'A snapshot is a copy of a disk at one moment. Images and disks can be made from it.',
  links: [guide('Disks and Snapshots', 'managing-disks-and-snapshots#_snapshots')],
}

const columns: readonly Column<RowOf<typeof selectSnapshotRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'disk',
    text: ({ diskId }, { nameOf }) => nameOf(diskId),
    cell: ({ diskId }) => <DiskLink as={LinkCell} id={diskId} />,
  },
  stateColumn('snapshot'),
  sizeColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The snapshots of a project. The panel of a snapshot and the forms open over them. */
function SnapshotsView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.snapshots)
  return (
    <ListPage
      id="snapshots"
      title="Snapshots"
      noun="snapshot"
      icon={<Icon />}
      docs={docs}
      list={snapshotListQuery(params)}
      names={[allDisksQuery(params)]}
      rows={useAppSelector(state => selectSnapshotRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={{ label: 'New snapshot', to: projectPaths.snapshotCreate(params) }}
      empty="Create a snapshot of a disk to see it here."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, snapshotListPoll as poll, SnapshotsView as View }
