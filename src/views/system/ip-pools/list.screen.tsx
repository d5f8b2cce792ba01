import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSupported, useSupports } from '@/store/release/hooks'
import type { Supported } from '@/store/release/selectors'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIpPoolCreateAction, selectIpPoolRows } from '@/store/system/ip-pools/ip-pools'
import { ipPoolListQuery } from '@/store/system/ip-pools/queries'
import { assignmentWords } from '@/store/system/ip-pools/rules'
import { Badge } from '@/ui/Badge/Badge'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { VersionBadge } from '@/views/shared/version-badge/VersionBadge'
import { AssignmentBadge } from './AssignmentBadge'
import { ipPoolDocs as docs } from './docs'
import { PoolUtilizationCell } from './PoolUtilizationCell'

const { 'ip-pools': Icon } = sectionIcons

const columns: readonly Supported<Column<RowOf<typeof selectIpPoolRows>>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'version',
    needs: 'poolVersions',
    text: ({ ipVersion }) => `IP${ipVersion}`,
    value: ({ ipVersion }) => ipVersion,
    cell: ({ ipVersion }) => <VersionBadge version={ipVersion} />,
  },
  {
    id: 'type',
    needs: 'poolVersions',
    text: ({ poolType }) => poolType,
    value: ({ poolType }) => poolType,
    cell: ({ poolType }) => <Badge>{poolType}</Badge>,
  },
  {
    id: 'assignment',
    needs: 'poolAssignment',
    text: ({ assignment }) => assignmentWords(assignment),
    value: ({ assignment }) => assignment,
    cell: ({ assignment }) => <AssignmentBadge assignment={assignment} />,
  },
  {
    id: 'utilization',
    header: <UtilizationHeader />,
    cell: ({ name }) => <PoolUtilizationCell pool={name} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

/** From release 17 on, racks count what is left of a pool. */
function UtilizationHeader() {
  return useSupports('poolVersions') ? 'IPs remaining' : 'Utilization'
}

/** The IP pools of the system. The create form opens over them. */
function IpPoolsView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectIpPoolRows(state))
  const create = useAppSelector(selectIpPoolCreateAction)
  const shown = useSupported(columns)
  return (
    <>
      <ListPage
        title="IP pools"
        icon={<Icon />}
        docs={docs}
        list={ipPoolListQuery}
        toolbar={<ActionButton action={create} icon={<Plus size={16} />} tone="primary" />}
        empty={{
          title: 'No IP pools',
          body: 'Create an IP pool to see it here.',
          action: <ActionButton action={create} />,
        }}
      >
        <Table label="IP pools" rows={rows} columns={shown} />
      </ListPage>
      {children}
    </>
  )
}

export { columns, docs, IpPoolsView as View }
