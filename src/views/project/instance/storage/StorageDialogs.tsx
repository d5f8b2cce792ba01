import { lazy, Suspense } from 'react'
import { selectAttachableDisks } from '@/store/selectors/instance-disks'
import { useForm } from '@/store/setup/form-hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { useInstanceParams } from '../use-instance-params'

const AttachDiskModal = lazy(() =>
  import(/* webpackPrefetch: true */ '@/views/shared/disk-form/AttachDiskModal').then(module => ({
    default: module.AttachDiskModal,
  })),
)
const DiskCreateModal = lazy(() =>
  import(/* webpackPrefetch: true */ '@/views/shared/disk-form/DiskCreateModal').then(module => ({
    default: module.DiskCreateModal,
  })),
)

/** The dialogs that give an instance another disk, while they are open. */
export function StorageDialogs() {
  const { project } = useInstanceParams()
  const disks = useAppSelector(state => selectAttachableDisks(state, project))
  const isAttaching = useForm('diskAttach').isOpen
  const isCreating = useForm('diskCreate').isOpen
  return (
    <Suspense>
      {isAttaching && <AttachDiskModal form="diskAttach" items={disks} />}
      {isCreating && <DiskCreateModal />}
    </Suspense>
  )
}
