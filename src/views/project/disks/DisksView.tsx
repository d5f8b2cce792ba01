import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { Disk } from '@/api/schema/disks'
import { diskList, instanceOf } from '@/store/project/disks/rows'
import { diskActions } from '@/store/project/disks/actions'
import { selectPageItems } from '@/store/paging/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useRoute } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'

const { disks: Icon } = sectionIcons

const columnsOf = (project: string): Column<Disk>[] => [
  { id: 'name', cell: ({ name }) => <NameCell>{name}</NameCell> },
  {
    id: 'attachedTo',
    header: 'Attached to',
    cell: ({ state }) => <AttachedTo project={project} instance={instanceOf(state)} />,
  },
  { id: 'size', cell: ({ size }) => <SizeCell bytes={size} /> },
  { id: 'state', cell: ({ state }) => <StateBadge kind="disk" state={state.state} /> },
  { id: 'created', cell: ({ timeCreated }) => <DateCell date={timeCreated} /> },
  {
    id: 'actions',
    cell: disk => <ActionsMenu id={disk.id} actions={diskActions(disk, project)} />,
  },
]

/** The disks of a project; making one is drawn over it. */
export function DisksView({ children }: { children?: ReactNode }) {
  const { project = '' } = useRoute().params
  const list = useMemo(() => diskList(project), [project])
  const columns = useMemo(() => columnsOf(project), [project])
  const disks = useAppSelector(state => selectPageItems(state, list))
  const newDisk = `/projects/${project}/disks-new`
  return (
    <>
      <ListPage
        title="Disks"
        icon={<Icon />}
        docs="disks"
        list={list}
        toolbar={
          <LinkButton href={newDisk} tone="primary">
            <Plus size={16} />
            New Disk
          </LinkButton>
        }
        empty={{
          title: 'No disks',
          body: 'Create a disk to see it here.',
          action: <LinkButton href={newDisk}>New disk</LinkButton>,
        }}
      >
        <Table rows={disks} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
