import { lazy, Suspense } from 'react'
import { useForm } from '@/store/setup/form-hooks'

const ResizeModal = lazy(() =>
  import(/* webpackPrefetch: true */ './ResizeModal').then(module => ({
    default: module.ResizeModal,
  })),
)

/** The resize dialog while it is open, over the list of instances or over the page of one. */
export function ResizeDialog() {
  const { isOpen } = useForm('instanceResize')
  return (
    isOpen && (
      <Suspense>
        <ResizeModal />
      </Suspense>
    )
  )
}
