import { rich } from '@/lib/rich-text'
import type { BulkVerb } from '@/store/bulk/plan'
import type { RowOf } from '@/store/queries/view-models'
import type { selectCertificateRows } from './certificates'

type Row = RowOf<typeof selectCertificateRows>

const LAST = rich`It is the last one for this console`

/** Deletes certificates, but never the last one that names the silo's host. */
export const deletingCertificates: BulkVerb<Row> = {
  id: 'delete',
  label: 'Delete',
  of: rows => {
    const used = rows.filter(({ isInUse }) => isInUse)
    const isAllInUse = used.length > 0 && used.length === used[0]?.inUse
    // The others among them can go.
    const kept = isAllInUse
      ? used.toSorted((a, b) => (a.validUntil ?? '').localeCompare(b.validUntil ?? '', 'en')).at(-1)
      : undefined
    return row => {
      const found = row.actions.find(({ id }) => id === 'delete')
      return found && (row === kept || row.isLast) ? { ...found, reason: LAST } : found
    }
  },
}
