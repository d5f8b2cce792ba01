import type { Image } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'

export interface ImageRow extends Image {
  href: string
  actions: readonly ActionViewModel[]
}

const labelCell = (text: string) => (text === '' ? <EmptyCell /> : <NameCell>{text}</NameCell>)

/** What a list says about each image, of a project as of the silo. */
export const imageColumns: readonly Column<ImageRow>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  { id: 'os', header: 'OS', cell: ({ os }) => labelCell(os) },
  { id: 'version', cell: ({ version }) => labelCell(version) },
  { id: 'size', cell: ({ size }) => <SizeCell bytes={size} /> },
  { id: 'created', cell: ({ timeCreated }) => <DateCell date={timeCreated} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]
