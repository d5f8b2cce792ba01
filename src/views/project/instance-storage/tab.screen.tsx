import { HardDrive } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Disk } from '@/api/generated/types'
import type { RichText as RichTextData } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { watchSnapshots } from '@/store/project/disks/snapshot.saga'
import { watchInstanceUpdates } from '@/store/project/instance/update.saga'
import {
  type AttachedDiskViewModel,
  selectStorage,
  instanceStoragePoll,
  selectAddDiskActions,
  selectAttachedDiskActions,
} from '@/store/project/instance-storage/instance-storage'
import { diskOriginQueries } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { useSupported, type Supported } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { type Column, Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { sizeColumn, stateColumn } from '@/views/shared/value-columns'
import { List } from '@/views/shared/list/List'
import { useParams } from '@/views/shell/route-context'
import { diskNameColumn, diskOriginColumn, diskTypeColumn } from '../disks/columns'

/** The columns of both cards. */
const columns: readonly Supported<Column<AttachedDiskViewModel>>[] = [
  { ...diskNameColumn, header: 'Disk' },
  { ...diskTypeColumn, width: '9rem' },
  { ...sizeColumn(), width: '7rem' },
  // As wide before its name is read as with most names.
  { ...diskOriginColumn, width: '12rem' },
  { ...stateColumn('disk', ({ state }: Disk) => state.state), width: '9rem' },
  { ...dateColumn('timeCreated'), width: '14rem' },
  actionsColumn(),
]

const GUIDE = 'https://docs.oxide.computer/guides/deploying-workloads'

interface BootDiskCardProps {
  disk: AttachedDiskViewModel | undefined
  /** What the instance boots from if it has no boot disk. */
  outlook: RichTextData
}

/** The disk that an instance boots from. */
function BootDiskCard({ disk, outlook }: BootDiskCardProps) {
  const shown = useSupported(columns)
  return (
    <CardBlock>
      <CardHeader title="Boot disk" />
      <CardBody>
        {disk ? (
          <Table label="Boot disk" rows={[disk]} columns={shown} />
        ) : (
          <EmptyState
            icon={<HardDrive size={20} />}
            title="No boot disk set"
            body={
              <>
                <RichText text={outlook} /> Learn more about <Link href={GUIDE}>Instances</Link>
              </>
            }
          />
        )}
      </CardBody>
    </CardBlock>
  )
}

const BULK = ['snapshot', 'detach']

interface OtherDisksCardProps {
  disks: readonly AttachedDiskViewModel[]
  /** The actions that add a disk. */
  adding: readonly ActionViewModel[]
}

/** The disks that an instance does not boot from. Their order has no meaning. */
function OtherDisksCard({ disks, adding }: OtherDisksCardProps) {
  return (
    <CardBlock>
      <CardHeader title="Additional disks">
        {adding.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardHeader>
      <CardBody>
        <List
          id="additional-disks"
          label="Additional disks"
          noun="disk"
          rows={disks}
          columns={columns}
          names={diskOriginQueries(useParams(projectPaths.instance))}
          bulk={BULK}
          empty={{
            icon: <HardDrive size={20} />,
            title: 'No other disks',
            body: 'Attach a disk to see it here.',
          }}
        />
      </CardBody>
    </CardBlock>
  )
}

function LocalNote() {
  return (
    <Message>
      The instance uses local storage. It stays on its sled and cannot be moved to another while it
      runs.
    </Message>
  )
}

/** The disks of an instance. The panel of a disk opens over them. */
function StorageTab({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.instance)
  const storage = useAppSelector(state => selectStorage(state, params))
  if (!storage) return null
  return (
    <CardStack>
      <BootDiskCard disk={storage.bootDisk} outlook={storage.withoutBootDisk} />
      <OtherDisksCard disks={storage.others} adding={storage.adding} />
      {storage.hasLocalDisk && <LocalNote />}
      {children}
    </CardStack>
  )
}

const actions = [selectAddDiskActions, selectAttachedDiskActions]
const sagas = [watchSnapshots, watchInstanceUpdates]

export { instanceStoragePoll as poll, actions, sagas, StorageTab as View }
