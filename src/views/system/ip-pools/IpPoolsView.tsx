import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { ipPoolListQuery } from '@/store/system/ip-pools/queries'
import {
  selectIpPoolCreateAction,
  selectIpPoolRows,
  type IpPoolRowViewModel,
} from '@/store/system/ip-pools/rows'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { ipPoolDocs } from './docs'
import { PoolUtilizationCell } from './PoolUtilizationCell'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Column<IpPoolRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'utilization',
    header: 'Utilization',
    cell: ({ name }) => <PoolUtilizationCell pool={name} />,
  },
  { id: 'created', cell: ({ created }) => <DateCell date={created} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The IP pools of the system; the form of a new one is drawn over it. */
export function IpPoolsView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectIpPoolRows)
  const create = useAppSelector(selectIpPoolCreateAction)
  return (
    <>
      <ListPage
        title="IP pools"
        icon={<Icon />}
        docs={ipPoolDocs}
        list={ipPoolListQuery}
        toolbar={<ActionButton action={create} icon={<Plus size={16} />} tone="primary" />}
        empty={{
          title: 'No IP pools',
          body: 'Create an IP pool to see it here.',
          action: <ActionButton action={create} />,
        }}
      >
        <Table label="IP pools" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
