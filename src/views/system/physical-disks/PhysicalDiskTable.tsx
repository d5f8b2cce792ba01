import type { Query } from '@/api/operations/table'
import type { PhysicalDiskRowViewModel } from '@/store/system/physical-disks/rows'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'
import { HardwareStateBadge } from '../sleds/SledBadges'
import { PolicyBadge } from './PolicyBadge'

const { disks: Icon } = sectionIcons

const SLED: Column<PhysicalDiskRowViewModel> = {
  id: 'sled',
  cell: ({ sledId, sledHref }) =>
    sledId && sledHref ? (
      <LinkCell href={sledHref} isWhole>
        {sledId}
      </LinkCell>
    ) : (
      <EmptyCell />
    ),
}

const OF_ONE_SLED: Column<PhysicalDiskRowViewModel>[] = [
  {
    id: 'id',
    cell: ({ id, href }) => (
      <LinkCell href={href} isWhole>
        {id}
      </LinkCell>
    ),
  },
  { id: 'form', header: 'Form factor', cell: ({ form }) => <Badge isVerbatim>{form}</Badge> },
  { id: 'model number', cell: ({ model }) => model },
  { id: 'serial number', cell: ({ serial }) => serial },
  { id: 'policy', cell: ({ policy }) => <PolicyBadge policy={policy} /> },
  { id: 'state', cell: ({ state }) => <HardwareStateBadge state={state} /> },
  { id: 'actions', cell: ({ id, serial }) => <ActionsMenu id={id} name={serial} actions={[]} /> },
]

const OF_ALL = [...OF_ONE_SLED.slice(0, -1), SLED, ...OF_ONE_SLED.slice(-1)]

interface PhysicalDiskTableProps {
  label: string
  list: Query
  rows: readonly PhysicalDiskRowViewModel[]
  /** Leaves out in which sled they are. */
  isOfOneSled?: boolean
}

/** Physical disks: those of one sled, or all. */
export function PhysicalDiskTable({ label, list, rows, isOfOneSled }: PhysicalDiskTableProps) {
  return (
    <PagedList
      list={list}
      empty={{
        icon: <Icon />,
        level: 2,
        title: 'No disks found',
        body: isOfOneSled
          ? 'Physical disks of this sled appear here.'
          : 'Physical disks of all sleds appear here.',
      }}
    >
      <Table label={label} rows={rows} columns={isOfOneSled ? OF_ONE_SLED : OF_ALL} />
    </PagedList>
  )
}
