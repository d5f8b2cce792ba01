import type { Disk } from '@/api/generated/types'
import type { Supported } from '@/store/release/release'
import { Badge } from '@/ui/Badge/Badge'
import { LinkCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { nameColumn } from '@/views/shared/columns'
import { DiskOrigin, DiskTypeBadge } from './DiskOrigin'

const named = nameColumn()

/** The name, marked if nothing can be written to the disk. */
export const diskNameColumn: Column<Disk & { href?: string }> = {
  ...named,
  cell: disk => (
    <>
      {named.cell(disk)} {disk.readOnly && <Badge>read-only</Badge>}
    </>
  ),
}

export const diskTypeColumn: Supported<Column<Disk>> = {
  id: 'type',
  isClear: true,
  needs: 'localDisks',
  text: ({ diskType }) => diskType,
  cell: ({ diskType }) => <DiskTypeBadge type={diskType} />,
}

export const diskOriginColumn: Column<Disk> = {
  id: 'source',
  text: ({ imageId, snapshotId }, { nameOf }) =>
    imageId ? `Image ${nameOf(imageId)}` : snapshotId ? `Snapshot ${nameOf(snapshotId)}` : '',
  cell: disk => <DiskOrigin disk={disk} as={LinkCell} />,
}
