import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/number'
import type { ResourceUse } from '@/lib/utilization'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloUseRows } from '@/store/system/utilization/utilization'
import { Grid, Text } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { useLocale } from '@/ui/UiProvider/UiContext'

/** Formats an amount with its unit; virtual CPUs are a count without one. */
const useAmount = ({ id, unit }: ResourceUse) => {
  const { locale } = useLocale()
  return (value: number) => formatNumber(value, locale) + (id === 'cpus' ? '' : ` ${unit}`)
}

/** The provisioned amount of a resource, its quota, and how full that is. */
function UsedCell({ use }: { use: ResourceUse }) {
  const { locale } = useLocale()
  const amount = useAmount(use)
  return (
    <Grid as="span" gap={1} minWidth="6.5rem" maxWidth="9rem" whiteSpace="nowrap">
      <span data-figures>
        {formatNumber(use.provisioned, locale)}{' '}
        <Text color="text-muted">/ {amount(use.quota)}</Text>
      </span>
      <ResourceMeter value={use.percent} />
    </Grid>
  )
}

/** The available amount of a resource. */
function AvailableCell({ use }: { use: ResourceUse }) {
  const amount = useAmount(use)
  return <span data-figures>{amount(use.available)}</span>
}

const { silos: Icon } = lateIcons

type Row = RowOf<typeof selectSiloUseRows>

const columnsOf = (
  group: string,
  field: 'provisioned' | 'available',
  cell: (use: ResourceUse) => ReactNode,
): Column<Row>[] =>
  ['CPU', 'Memory', 'Storage'].map((header, index) => ({
    id: `${field}/${header}`,
    header,
    group,
    text: ({ uses }, { reader }) => formatNumber(uses[index]?.[field] ?? 0, reader.locale),
    value: ({ uses }) => uses[index]?.[field],
    exported: ({ uses }) => uses[index]?.[field] ?? '',
    cell: ({ uses }) => {
      const use = uses[index]
      return use && cell(use)
    },
  }))

const columns: readonly Column<Row>[] = [
  { ...nameColumn(), header: 'Silo' },
  ...columnsOf('Provisioned / Quota', 'provisioned', use => <UsedCell use={use} />),
  ...columnsOf('Available', 'available', use => <AvailableCell use={use} />),
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
  return (
    <ListSection
      id="silo-utilization"
      label="Silos"
      noun="silo"
      icon={<Icon />}
      rows={rows}
      columns={columns}
      rowSize="large"
      empty="Silos that have quotas appear here."
    />
  )
}
