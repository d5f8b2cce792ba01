import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  quotaNotice,
  selectSiloQuotas,
  type QuotaRowViewModel,
} from '@/store/system/silo-quotas/silo-quotas'
import { Message } from '@/ui/Message/Message'
import { TableActions } from '@/ui/PageHeader/PageHeader'
import { RichText } from '@/ui/RichText/RichText'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { useParams } from '@/views/shell/route-context'

const amount = (text: string) => <span data-figures>{text}</span>

const columns: readonly Column<QuotaRowViewModel>[] = [
  { id: 'resource', header: 'Resource', cell: ({ resource }) => resource },
  { id: 'provisioned', header: 'Provisioned', cell: ({ provisioned }) => amount(provisioned) },
  { id: 'quota', header: 'Quota', cell: ({ quota }) => amount(quota) },
]

/** How much of each resource a silo uses, and its quota. */
export function QuotasTab() {
  const params = useParams(systemPaths.silo)
  const quotas = useAppSelector(state => selectSiloQuotas(state, params))
  if (!quotas) return <Message tone="notice">The quotas could not be read.</Message>
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
      <Table label="Quotas" rows={quotas.rows} columns={columns} />
    </>
  )
}
