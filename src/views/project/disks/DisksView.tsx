import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { diskListQuery } from '@/store/project/disks/queries'
import { selectDiskRows, type DiskRowViewModel } from '@/store/project/disks/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/DateCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'
import { AttachedTo } from './AttachedTo'
import { diskDocs } from './docs'

const { disks: Icon } = sectionIcons

const columnsOf = (project: string): Column<DiskRowViewModel>[] => [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  {
    id: 'attachedTo',
    header: 'Attached to',
    cell: ({ instance }) => <AttachedTo as={LinkCell} project={project} instance={instance} />,
  },
  { id: 'size', cell: ({ size }) => <SizeCell bytes={size} /> },
  { id: 'state', cell: ({ state }) => <StateBadge kind="disk" state={state} /> },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The disks of a project; one of them, or the form of a new one, is drawn over it. */
export function DisksView({ children }: { children?: ReactNode }) {
  const { project } = useParams(projectPaths.project)
  const columns = useMemo(() => columnsOf(project), [project])
  const rows = useAppSelector(state => selectDiskRows(state, project))
  const newDisk = projectPaths.diskCreate({ project })
  return (
    <>
      <ListPage
        title="Disks"
        icon={<Icon />}
        docs={diskDocs}
        list={diskListQuery({ project })}
        toolbar={
          <LinkButton href={newDisk} tone="primary">
            <Plus size={16} />
            New disk
          </LinkButton>
        }
        empty={{
          title: 'No disks',
          body: 'Create a disk to see it here.',
          action: <LinkButton href={newDisk}>New disk</LinkButton>,
        }}
      >
        <Table label="Disks" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
