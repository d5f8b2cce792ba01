import type { AttachedDiskViewModel } from '@/store/project/instance-storage/rows'
import { DateCell } from '@/ui/Cells/DateCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'

/** What both cards say about each disk. */
export const columns: readonly Column<AttachedDiskViewModel>[] = [
  { id: 'name', header: 'Disk', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'size', width: '7rem', cell: ({ size }) => <SizeCell bytes={size} /> },
  { id: 'state', width: '9rem', cell: ({ state }) => <StateBadge kind="disk" state={state} /> },
  { id: 'created', width: '14rem', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
