import { Suspense } from 'react'
import { selectAttachableDisks } from '@/store/project/instance-storage/rows'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { late, usePrefetch } from '@/ui/Late/late'
import { useInstanceParams } from '../instance/use-instance-params'

const AttachDiskModal = late(
  async () => (await import('@/views/project/disks/AttachDiskModal')).AttachDiskModal,
)
const DiskCreateModal = late(
  async () => (await import('@/views/project/disks/DiskCreateModal')).DiskCreateModal,
)
const LATE = [AttachDiskModal, DiskCreateModal]

/** The dialogs that give an instance another disk, while they are open. */
export function StorageDialogs() {
  const { project } = useInstanceParams()
  const disks = useAppSelector(state => selectAttachableDisks(state, project))
  const isAttaching = useForm('diskAttach').isOpen
  const isCreating = useForm('diskCreate').isOpen
  usePrefetch(LATE)
  return (
    <Suspense>
      {isAttaching && <AttachDiskModal form="diskAttach" items={disks} />}
      {isCreating && <DiskCreateModal />}
    </Suspense>
  )
}
