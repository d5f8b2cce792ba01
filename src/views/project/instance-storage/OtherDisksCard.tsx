import { HardDrive } from 'lucide-react'
import type { ActionViewModel } from '@/store/commands/action'
import type { AttachedDiskViewModel } from '@/store/project/instance-storage/rows'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { columns } from './columns'

interface OtherDisksCardProps {
  disks: readonly AttachedDiskViewModel[]
  /** The ways to add another one. */
  adding: readonly ActionViewModel[]
}

/** The disks of an instance that it does not boot from. Their order means nothing. */
export function OtherDisksCard({ disks, adding }: OtherDisksCardProps) {
  return (
    <CardBlock>
      <CardHeader title="Additional disks">
        {adding.map(action => (
          <ActionButton key={action.id} action={action} />
        ))}
      </CardHeader>
      <CardBody>
        {disks.length > 0 ? (
          <Table label="Additional disks" rows={disks} columns={columns} />
        ) : (
          <EmptyState
            icon={<HardDrive size={20} />}
            title="No other disks"
            body="Attach a disk to see it here."
          />
        )}
      </CardBody>
    </CardBlock>
  )
}
