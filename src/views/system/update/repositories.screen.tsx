import { Upload } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { repositoryListQuery } from '@/store/system/update/queries'
import {
  selectRepositoryRows,
  selectUpdatePaletteActions,
  selectUploadAction,
  updatePoll as poll,
} from '@/store/system/update/update'
import { Badge } from '@/ui/Badge/Badge'
import { CutCell } from '@/ui/Cells/TextCells'
import { NameCell } from '@/ui/Cells/Cells'
import { Row, Text } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { dateColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'

const { update: Icon } = lateIcons

const HASH_LENGTH = 16

const columns: readonly Column<RowOf<typeof selectRepositoryRows>>[] = [
  {
    id: 'version',
    text: ({ systemVersion }) => systemVersion,
    cell: ({ systemVersion, isTarget }) => (
      <Row as="span" gap={2} display="inline-flex">
        <NameCell>{systemVersion}</NameCell> {isTarget && <Badge>Target</Badge>}
      </Row>
    ),
  },
  { id: 'file', text: ({ fileName }) => fileName, cell: ({ fileName }) => fileName },
  {
    id: 'hash',
    text: ({ hash }) => hash,
    cell: ({ hash, name }) => (
      <CutCell text={hash} max={HASH_LENGTH} copyLabel={`Copy hash of ${name}`} />
    ),
  },
  dateColumn('timeCreated', 'uploaded'),
  // They have no id.
  { id: 'actions', cell: ({ name, actions }) => <ActionsMenu name={name} actions={actions} /> },
]

/** The repositories of releases that the system has. */
function RepositoriesTab() {
  return (
    <>
      <ListSection
        id="repositories"
        label="Repositories"
        noun="repository"
        icon={<Icon />}
        list={repositoryListQuery}
        rows={useAppSelector(state => selectRepositoryRows(state))}
        columns={columns}
        create={useAppSelector(selectUploadAction)}
        createIcon={<Upload size={16} />}
        empty="Upload a repository to see it here."
      />
      <Text as="p" color="text-muted" fontSize="sm" marginTop={3}>
        Repositories cannot be deleted. The system removes old ones automatically.
      </Text>
    </>
  )
}

const actions = [selectUpdatePaletteActions]

export { actions, columns, poll, RepositoriesTab as View }
