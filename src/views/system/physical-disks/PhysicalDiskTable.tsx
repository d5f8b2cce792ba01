import type { Query } from '@/api/operations/table'
import type { PhysicalDiskKind } from '@/api/generated/types'
import type { RowOf } from '@/store/queries/view-models'
import { systemPaths } from '@/store/system/paths'
import type { selectPhysicalDiskRows } from '@/store/system/physical-disks/physical-disks'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { IdCell } from '@/ui/Cells/IdCell'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { idLinkColumn } from '../inventory/columns'
import { DiskPolicyBadge, diskPolicyWords, HardwareStateBadge } from '../inventory/HardwareBadges'

const { disks: Icon } = lateIcons

type Row = RowOf<typeof selectPhysicalDiskRows>

export const FORMS: Record<PhysicalDiskKind, string> = { u2: 'U.2', m2: 'M.2' }

/** Form factor of a disk: `U.2`. */
export function FormFactor({ formFactor }: { formFactor: PhysicalDiskKind }) {
  return <Badge isVerbatim>{FORMS[formFactor]}</Badge>
}

/** The sled of a disk, if any. */
export function DiskSled({ disk }: { disk: Pick<Row, 'sledId' | 'serial' | 'sledSerial'> }) {
  const { sledId, serial, sledSerial } = disk
  if (!sledId) return <EmptyCell />
  const href = systemPaths.sledInstances({ sledId })
  return sledSerial === undefined ? (
    <IdCell id={sledId} name={`the sled of ${serial}`} href={href} />
  ) : (
    <LinkCell href={href}>{sledSerial}</LinkCell>
  )
}

const own: readonly Column<Row>[] = [
  idLinkColumn(),
  {
    id: 'formFactor',
    header: 'Form factor',
    isClear: true,
    text: ({ formFactor }) => FORMS[formFactor],
    cell: ({ formFactor }) => <FormFactor formFactor={formFactor} />,
  },
  {
    id: 'model number',
    text: ({ model }) => model,
    cell: ({ model }) => model,
  },
  {
    id: 'serial number',
    isKey: true,
    text: ({ serial }) => serial,
    cell: ({ serial }) => serial,
  },
  {
    id: 'policy',
    isClear: true,
    text: ({ policy }) => diskPolicyWords(policy),
    cell: ({ policy }) => <DiskPolicyBadge policy={policy} />,
  },
  {
    id: 'state',
    isKey: true,
    text: ({ state }) => state,
    cell: ({ state }) => <HardwareStateBadge state={state} />,
  },
]

/** The columns of the disks in one sled. */
export const sledDiskColumns = [...own, actionsColumn()]

/** The columns of the disks in all sleds. */
export const physicalDiskColumns: readonly Column<Row>[] = [
  ...own,
  {
    id: 'sled',
    text: ({ sledId, sledSerial }) => sledSerial ?? sledId ?? '',
    cell: disk => <DiskSled disk={disk} />,
  },
  actionsColumn(),
]

interface PhysicalDiskTableProps {
  label: string
  list: Query
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Shown if there are no disks. */
  emptyText: string
}

/** Physical disks, of one sled or of all. */
export function PhysicalDiskTable({ emptyText, ...list }: PhysicalDiskTableProps) {
  return (
    <ListSection
      {...list}
      id="physical-disks"
      noun="physical disk"
      icon={<Icon />}
      emptyTitle="No disks found"
      empty={emptyText}
    />
  )
}
