import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { snapshotListQuery } from '@/store/project/snapshots/queries'
import { selectSnapshotRows, type SnapshotRowViewModel } from '@/store/project/snapshots/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useRoute } from '@/views/shell/route-context'
import { snapshotDocs } from './docs'
import { SourceDisk } from './SourceDisk'

const { snapshots: Icon } = sectionIcons

const columnsOf = (project: string): Column<SnapshotRowViewModel>[] => [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'disk', cell: ({ diskId }) => <SourceDisk as={LinkCell} project={project} id={diskId} /> },
  { id: 'state', cell: ({ state }) => <StateBadge kind="snapshot" state={state} /> },
  { id: 'size', cell: ({ size }) => <SizeCell bytes={size} /> },
  { id: 'created', cell: ({ timeCreated }) => <DateCell date={timeCreated} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The snapshots of a project; one of them, and the forms about them, are drawn over it. */
export function SnapshotsView({ children }: { children?: ReactNode }) {
  const { project = '' } = useRoute().params
  const columns = useMemo(() => columnsOf(project), [project])
  const rows = useAppSelector(state => selectSnapshotRows(state, project))
  const newSnapshot = projectPaths.snapshotCreate({ project })
  return (
    <>
      <ListPage
        title="Snapshots"
        icon={<Icon />}
        docs={snapshotDocs}
        list={snapshotListQuery({ project })}
        toolbar={
          <LinkButton href={newSnapshot} tone="primary">
            <Plus size={16} />
            New snapshot
          </LinkButton>
        }
        empty={{
          title: 'No snapshots',
          body: 'Create a snapshot of a disk to see it here.',
          action: <LinkButton href={newSnapshot}>New snapshot</LinkButton>,
        }}
      >
        <Table label="Snapshots" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
