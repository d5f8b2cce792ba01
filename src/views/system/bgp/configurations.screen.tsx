import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useSupports, type Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectBgpConfigRows } from '@/store/system/bgp/bgp'
import { bgpConfigListQuery } from '@/store/system/bgp/queries'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Text } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'
import { Truncate } from '@/ui/Truncate/Truncate'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { asnColumn } from './columns'

const { bgp: Icon } = lateIcons

const columns: readonly Supported<Column<RowOf<typeof selectBgpConfigRows>>>[] = [
  nameColumn(),
  descriptionColumn(),
  asnColumn('asn', 'ASN'),
  {
    id: 'vrf',
    header: 'VRF',
    text: ({ vrf }) => vrf ?? '',
    cell: ({ vrf }) => (vrf ? <Truncate text={vrf} max={32} /> : <EmptyCell />),
  },
  {
    id: 'maxPaths',
    header: 'Max paths',
    needs: 'bgpUnnumbered',
    text: ({ maxPaths }) => `${maxPaths}`,
    value: ({ maxPaths }) => maxPaths,
    cell: ({ maxPaths }) => maxPaths,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The autonomous systems of the rack. The forms open over them. */
function ConfigurationsTab({ children }: { children?: ReactNode }) {
  const canEdit = useSupports('bgpConfigUpdate')
  return (
    <>
      <ListSection
        id="bgp-configurations"
        label="Configurations"
        noun="configuration"
        icon={<Icon />}
        list={bgpConfigListQuery}
        rows={useAppSelector(state => selectBgpConfigRows(state))}
        columns={columns}
        bulk={BULK}
        create={useFleetCreate('New BGP configuration', systemPaths.bgpConfigCreate())}
        empty="Create a configuration to add its peers to the settings of switch ports."
      />
      {!canEdit && (
        <Text as="p" color="text-muted" fontSize="sm" marginTop={3}>
          On this release, a configuration cannot be changed. Delete it and create it again.
        </Text>
      )}
      {children}
    </>
  )
}

export { columns, ConfigurationsTab as View }
