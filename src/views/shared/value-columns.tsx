import type { ReactNode } from 'react'
import type { Expiry } from '@/lib/expiry'
import { formatBytes } from '@/lib/size'
import { formatDateTime } from '@/lib/time'
import { Badge } from '@/ui/Badge/Badge'
import { DateCell, SizeCell } from '@/ui/Cells/Cells'
import { IdCell } from '@/ui/Cells/IdCell'
import { StateBadge, urgencyOf, type StateKind, type StateOf } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import type { Named } from './columns'

/** A size in bytes. */
export const sizeColumn = (): Column<{ size: number }> => ({
  id: 'size',
  isClear: true,
  text: ({ size }) => formatBytes(size),
  value: ({ size }) => size,
  exported: ({ size }) => size,
  cell: ({ size }) => <SizeCell bytes={size} />,
})

/** The state of an object of that kind. `stateOf` finds it if it is not in the `state` field. */
export const stateColumn = <Kind extends StateKind, Row = { state: StateOf<Kind> }>(
  kind: Kind,
  stateOf: (row: Row) => StateOf<Kind> = row => (row as { state: StateOf<Kind> }).state,
): Column<Row> => ({
  id: 'state',
  isKey: true,
  text: stateOf,
  value: row => urgencyOf(kind, stateOf(row)),
  cell: row => <StateBadge kind={kind} state={stateOf(row)} />,
})

export const idColumn = (): Column<Named & { id: string }> => ({
  id: 'id',
  header: 'ID',
  text: ({ id }) => id,
  cell: ({ id, name }) => <IdCell id={id} name={name} />,
})

const expiryBadges: Partial<Record<Expiry, ReactNode>> = {
  soon: <Badge tone="notice">soon</Badge>,
  past: <Badge tone="danger">expired</Badge>,
}

/** When a token expires. */
export const expiryColumn = (): Column<{
  timeExpires?: string | null | undefined
  expiry: Expiry
}> => ({
  id: 'timeExpires',
  header: 'Expires',
  text: ({ timeExpires }, { reader }) =>
    timeExpires ? formatDateTime(timeExpires, reader) : 'Never',
  value: ({ timeExpires }) => timeExpires,
  exported: ({ timeExpires }) => timeExpires ?? '',
  cell: ({ timeExpires, expiry }) =>
    timeExpires ? (
      <>
        <DateCell date={timeExpires} /> {expiryBadges[expiry]}
      </>
    ) : (
      'Never'
    ),
})
