import { KeyRound, Plus } from 'lucide-react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/system/forms'
import { trustRootListQuery } from '@/store/system/update/queries'
import {
  selectTrustRootAddAction,
  selectTrustRootRows,
  selectUpdatePaletteActions,
} from '@/store/system/update/update'
import { formatDate } from '@/lib/time'
import { DateCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { IdCell } from '@/ui/Cells/IdCell'
import { Text } from '@/ui/Layout/Layout'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { ListSection } from '@/views/shared/list/ListPage'

type TrustRoot = RowOf<typeof selectTrustRootRows>

/** The id of a trust root, which opens it as JSON. */
function RootCell({ id, name }: TrustRoot) {
  const send = useSend()
  const open = () => send(requestForm('trustRootJson', { trustRoot: id }))
  return <IdCell id={id} name={name} onPress={open} />
}

const columns: readonly Column<TrustRoot>[] = [
  {
    id: 'id',
    header: 'ID',
    text: ({ id }) => id,
    cell: row => <RootCell {...row} />,
  },
  {
    id: 'root-version',
    header: 'Root version',
    text: ({ rootVersion }) => `${rootVersion ?? ''}`,
    value: ({ rootVersion }) => rootVersion,
    cell: ({ rootVersion }) => rootVersion ?? <EmptyCell />,
  },
  {
    id: 'expires',
    text: ({ expires }, { reader }) => (expires === null ? '' : formatDate(expires, reader)),
    value: ({ expires }) => expires,
    exported: ({ expires }) => expires ?? '',
    cell: ({ expires }) => (expires === null ? <EmptyCell /> : <DateCell date={expires} />),
  },
  {
    id: 'keys',
    text: ({ keyCount }) => `${keyCount ?? ''}`,
    value: ({ keyCount }) => keyCount,
    cell: ({ keyCount }) => keyCount ?? <EmptyCell />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The root roles of the keys that may sign repositories. */
function TrustRootsTab() {
  return (
    <>
      <Text as="p" marginBottom={3}>
        The system accepts only repositories that are signed by keys of these trust roots.
      </Text>
      <ListSection
        id="trust-roots"
        label="Trust roots"
        noun="trust root"
        icon={<KeyRound />}
        list={trustRootListQuery}
        rows={useAppSelector(state => selectTrustRootRows(state))}
        columns={columns}
        bulk={BULK}
        create={useAppSelector(selectTrustRootAddAction)}
        createIcon={<Plus size={16} />}
        empty="Without a trust root, no repository can be uploaded."
      />
    </>
  )
}

const actions = [selectUpdatePaletteActions]

export { actions, columns, TrustRootsTab as View }
