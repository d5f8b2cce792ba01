import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useSupported, type Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { machines } from '@/store/system/support-bundles/download'
import { watchDownload } from '@/store/system/support-bundles/download.saga'
import { bundleListQuery } from '@/store/system/support-bundles/queries'
import {
  bundleListPoll as poll,
  selectBundleRows,
  selectBundlesReadAt,
} from '@/store/system/support-bundles/support-bundles'
import { DescriptionCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { TextCell } from '@/ui/Cells/TextCells'
import { IdCell } from '@/ui/Cells/IdCell'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { NewRows, useHeldBack } from '@/views/shared/list/NewRows'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { BundleState, BundleSize } from './BundleState'
import { bundleDocs } from '../docs'
import { DownloadChip as Chip } from './DownloadChip'

const { 'support-bundles': Icon } = lateIcons

type Bundle = RowOf<typeof selectBundleRows>

const URGENCY: readonly Bundle['state'][] = ['failed', 'collecting', 'destroying', 'active']

function StateCell({ bundle }: { bundle: Bundle }) {
  const readAt = useAppSelector(selectBundlesReadAt)
  return <BundleState bundle={bundle} readAt={readAt} />
}

const all: readonly Supported<Column<Bundle>>[] = [
  {
    id: 'id',
    header: 'ID',
    text: ({ id }) => id,
    cell: ({ id, name, href }) => <IdCell id={id} name={name} href={href} />,
  },
  {
    id: 'state',
    isKey: true,
    text: ({ state }) => state,
    value: ({ state }) => URGENCY.indexOf(state),
    cell: bundle => <StateCell bundle={bundle} />,
  },
  {
    id: 'comment',
    needs: 'bundleComments',
    isClear: true,
    text: ({ userComment }) => userComment ?? '',
    cell: ({ userComment }) => <DescriptionCell text={userComment} />,
  },
  {
    id: 'reason',
    isClear: true,
    text: ({ reasonForCreation }) => reasonForCreation,
    cell: ({ reasonForCreation }) => <TextCell>{reasonForCreation}</TextCell>,
  },
  {
    id: 'size',
    cell: ({ id, state }) => (state === 'active' ? <BundleSize bundleId={id} /> : <EmptyCell />),
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const columns: readonly Column<Bundle>[] = all

const BULK = ['delete']

/** The support bundles of the rack. The form of a new one opens over them. */
function SupportBundlesView({ children }: { children?: ReactNode }) {
  const { search } = useRoute()
  const held = useHeldBack(
    useAppSelector(selectBundleRows),
    ({ timeCreated }) => timeCreated,
    search,
  )
  return (
    <ListPage
      id="support-bundles"
      title="Support bundles"
      noun="support bundle"
      icon={<Icon />}
      docs={bundleDocs}
      header={<Refresh />}
      list={bundleListQuery}
      rows={held.rows}
      notices={<NewRows {...held} />}
      columns={useSupported(all)}
      bulk={BULK}
      create={useFleetCreate('New support bundle', systemPaths.supportBundleCreate())}
      empty="Collect diagnostics of the rack for Oxide support when there is a problem."
    >
      {children}
    </ListPage>
  )
}

const sagas = [watchDownload]

export { Chip, columns, machines, poll, sagas, SupportBundlesView as View }
