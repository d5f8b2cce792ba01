import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloIpPools, type SiloIpPoolRowViewModel } from '@/store/system/silo-ip-pools/rows'
import { siloIpPoolListQuery } from '@/store/system/silos/queries'
import { DefaultCell } from '@/ui/Cells/DefaultCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { PagedList } from '@/views/shared/list-page/ListPage'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Column<SiloIpPoolRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'default',
    header: 'Default',
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The pools that the users of a silo can take addresses from. */
export function SiloIpPoolsTab({ silo }: { silo: string }) {
  const { rows, linking } = useAppSelector(state => selectSiloIpPools(state, silo))
  return (
    <>
      <TableActions>
        <ActionButton action={linking} tone="primary" />
      </TableActions>
      <PagedList
        list={siloIpPoolListQuery({ silo })}
        empty={{
          icon: <Icon />,
          level: 2,
          title: 'No IP pools',
          body: 'Link an IP pool to let the users of this silo take addresses from it.',
          action: <ActionButton action={linking} />,
        }}
      >
        <Table label="IP pools" rows={rows} columns={columns} />
      </PagedList>
    </>
  )
}
