import { diskBulk } from '@/store/project/disks/actions'
import type { ReactNode } from 'react'
import { instanceOf, selectDiskRows, diskListPoll } from '@/store/project/disks/disks'
import { watchImportCancels } from '@/store/project/disks/import-cancel.saga'
import { diskListQuery, diskOriginQueries, allInstancesQuery } from '@/store/project/queries'
import { watchSnapshots } from '@/store/project/disks/snapshot.saga'
import { projectPaths } from '@/store/project/paths'
import type { RowOf } from '@/store/queries/view-models'
import type { Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { sizeColumn, stateColumn } from '@/views/shared/value-columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'
import { diskNameColumn, diskOriginColumn, diskTypeColumn } from './columns'

const { disks: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'disks',
  summary: 'Disks keep their data, even if the instances they are attached to are deleted.',
  links: [guide('Disks and Snapshots', 'managing-disks-and-snapshots')],
}

const columns: readonly Supported<Column<RowOf<typeof selectDiskRows>>>[] = [
  diskNameColumn,
  {
    id: 'attachedTo',
    header: 'Attached to',
    text: (disk, { nameOf }) => nameOf(instanceOf(disk)),
    cell: disk => <AttachedTo as={LinkCell} instance={instanceOf(disk)} />,
  },
  diskTypeColumn,
  sizeColumn(),
  diskOriginColumn,
  stateColumn('disk', ({ state }) => state.state),
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** The disks of a project. The panel of a disk and the create form open over them. */
function DisksView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.disks)
  return (
    <ListPage
      id="disks"
      title="Disks"
      noun="disk"
      icon={<Icon />}
      docs={docs}
      list={diskListQuery(params)}
      names={[allInstancesQuery(params), ...diskOriginQueries(params)]}
      rows={useAppSelector(state => selectDiskRows(state, params))}
      columns={columns}
      bulk={diskBulk}
      create={{ label: 'New disk', to: projectPaths.diskCreate(params) }}
      empty="Create a disk to see it here."
    >
      {children}
    </ListPage>
  )
}

const sagas = [watchImportCancels, watchSnapshots]

export { columns, docs, diskListPoll as poll, sagas, DisksView as View }
