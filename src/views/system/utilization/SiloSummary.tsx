import type { ReactNode } from 'react'
import type { ResourceUse } from '@/lib/utilization'
import { selectSiloUseRows, type SiloUseRowViewModel } from '@/store/system/utilization/page'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { AvailableCell, UsedCell } from './ResourceCells'

const { silos: Icon } = sectionIcons

const columnsOf = (
  group: string,
  cell: (use: ResourceUse) => ReactNode,
): Column<SiloUseRowViewModel>[] =>
  ['CPU', 'Memory', 'Storage'].map((header, index) => ({
    id: `${group}/${header}`,
    header,
    group,
    cell: ({ uses }) => {
      const use = uses[index]
      return use && cell(use)
    },
  }))

const COLUMNS: Column<SiloUseRowViewModel>[] = [
  {
    id: 'silo',
    header: 'Silo',
    cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell>,
  },
  ...columnsOf('Provisioned / Quota', use => <UsedCell use={use} />),
  ...columnsOf('Available', use => <AvailableCell use={use} />),
  {
    id: 'actions',
    cell: ({ id, name }) => (
      <ActionsMenu id={id} copyLabel="Copy silo ID" name={name} actions={[]} />
    ),
  },
]

/** What each silo has provisioned of its quotas, and what is left. */
export function SiloSummary() {
  const rows = useAppSelector(selectSiloUseRows)
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
  return <Table label="Silos" rows={rows} columns={COLUMNS} rowSize="large" />
}
