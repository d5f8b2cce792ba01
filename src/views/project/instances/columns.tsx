import type { InstanceRowViewModel } from '@/store/project/instances/rows'
import { DateCell } from '@/ui/Cells/DateCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { Vcpus } from '../instance/Vcpus'
import { InstanceStateCell } from './InstanceStateCell'

/** What the list says about each instance. */
export const columns: readonly Column<InstanceRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'cpu', header: 'CPU', cell: ({ ncpus }) => <Vcpus count={ncpus} /> },
  { id: 'memory', header: 'Memory', cell: ({ memory }) => <SizeCell bytes={memory} /> },
  {
    id: 'state',
    cell: ({ runState, runStateSince }) => (
      <InstanceStateCell state={runState} since={runStateSince} />
    ),
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
