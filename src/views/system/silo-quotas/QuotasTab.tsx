import { formatNumber } from '@/lib/number'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  quotaNotice,
  selectSiloQuotas,
  type QuotaRowViewModel,
} from '@/store/system/silo-quotas/silo-quotas'
import { siloUtilizationQuery } from '@/store/system/silos/queries'
import { lazy } from '@/ui/lazy/lazy'
import { Message } from '@/ui/Message/Message'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { Grid, Stack } from '@/ui/Layout/Layout'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { RichText } from '@/ui/RichText/RichText'
import { unitOf } from '@/lib/utilization'
import { Table, type Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { UnknownPart } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'

function Amount({ value, unit }: { value: number; unit: string }) {
  const { locale } = useLocale()
  return (
    <span data-figures>
      {formatNumber(value, locale)} {unitOf(value, unit)}
    </span>
  )
}

const columns: readonly Column<QuotaRowViewModel>[] = [
  { id: 'resource', header: 'Resource', cell: ({ resource }) => resource },
  {
    id: 'provisioned',
    header: 'Provisioned',
    cell: ({ provisioned, unit, percent }) => (
      <Grid gap={1} minWidth="6.5rem" maxWidth="9rem" whiteSpace="nowrap">
        <Amount value={provisioned} unit={unit} />
        <ResourceMeter value={percent} />
      </Grid>
    ),
  },
  { id: 'quota', header: 'Quota', cell: ({ quota, unit }) => <Amount value={quota} unit={unit} /> },
]

const QuotaWhatIf = lazy(async () => (await import('./QuotaWhatIf')).QuotaWhatIf)

/** How much of each resource a silo uses, its quota, and what other quotas would mean. */
export function QuotasTab() {
  const params = useParams(systemPaths.silo)
  const quotas = useAppSelector(state => selectSiloQuotas(state, params))
  if (!quotas) {
    return (
      <Stack gap={6}>
        <UnknownPart queries={[siloUtilizationQuery(params)]} what="quotas" />
        <QuotaWhatIf />
      </Stack>
    )
  }
  const notice = quotaNotice(quotas.rows)
  return (
    <>
      <TableActions>
        <ActionButton action={quotas.editing} tone="primary" />
      </TableActions>
      {notice && (
        <Message tone="notice">
          <RichText text={notice} />
        </Message>
      )}
      <Stack gap={6}>
        <Table label="Quotas" rows={quotas.rows} columns={columns} />
        <QuotaWhatIf />
      </Stack>
    </>
  )
}
