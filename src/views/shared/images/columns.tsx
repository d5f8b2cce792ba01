import type { Image } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { NameCell } from '@/ui/Cells/Cells'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { sizeColumn } from '@/views/shared/value-columns'

export interface ImageRow extends Image {
  href: string
  actions: readonly ActionViewModel[]
}

const labelCell = (text: string) => (text === '' ? <EmptyCell /> : <NameCell>{text}</NameCell>)

/** The columns of a list of images, of a project or of the silo. */
export const imageColumns: readonly Column<ImageRow>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'os',
    header: 'OS',
    text: ({ os }) => os,
    cell: ({ os }) => labelCell(os),
  },
  {
    id: 'version',
    text: ({ version }) => version,
    cell: ({ version }) => labelCell(version),
  },
  sizeColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]
