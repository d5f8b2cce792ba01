import { lazy, Suspense } from 'react'
import { useForm } from '@/store/setup/form-hooks'

const AttachDiskModal = lazy(() =>
  import(/* webpackPrefetch: true */ './AttachDiskModal').then(module => ({
    default: module.AttachDiskModal,
  })),
)

/** The dialogs that add a disk, while they are open. */
export function StorageDialogs() {
  const isAttaching = useForm('diskAttach').isOpen
  return <Suspense>{isAttaching && <AttachDiskModal />}</Suspense>
}
