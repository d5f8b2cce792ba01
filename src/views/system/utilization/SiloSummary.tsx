import type { ReactNode } from 'react'
import type { ResourceUse } from '@/lib/utilization'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloUseRows } from '@/store/system/utilization/utilization'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { nameColumn } from '@/views/shared/columns'
import { sectionIcons } from '@/views/shared/icons'
import { AvailableCell, UsedCell } from './ResourceCells'

const { silos: Icon } = sectionIcons

type Row = RowOf<typeof selectSiloUseRows>

const columnsOf = (group: string, cell: (use: ResourceUse) => ReactNode): Column<Row>[] =>
  ['CPU', 'Memory', 'Storage'].map((header, index) => ({
    id: `${group}/${header}`,
    header,
    group,
    cell: ({ uses }) => {
      const use = uses[index]
      return use && cell(use)
    },
  }))

const columns: readonly Column<Row>[] = [
  { ...nameColumn(), header: 'Silo' },
  ...columnsOf('Provisioned / Quota', use => <UsedCell use={use} />),
  ...columnsOf('Available', use => <AvailableCell use={use} />),
  {
    id: 'actions',
    cell: ({ id, name, actions }) => (
      <ActionsMenu id={id} copyLabel="Copy silo ID" name={name} actions={actions} />
    ),
  },
]

/** The share of its quotas that each silo has provisioned, and what is available. */
export function SiloSummary() {
  const rows = useAppSelector(state => selectSiloUseRows(state))
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Icon />}
        level={2}
        title="No silos"
        body="Silos that have quotas appear here."
      />
    )
  }
  return <Table label="Silos" rows={rows} columns={columns} rowSize="large" />
}
