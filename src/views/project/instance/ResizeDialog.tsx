import { Suspense } from 'react'
import { useForm } from '@/store/forms/hooks'
import { late, usePrefetch } from '@/ui/Late/late'

const ResizeModal = late(async () => (await import('./ResizeModal')).ResizeModal)
const LATE = [ResizeModal]

/** The resize dialog while it is open, over the list of instances or over the page of one. */
export function ResizeDialog() {
  const { isOpen } = useForm('instanceResize')
  usePrefetch(LATE)
  return (
    isOpen && (
      <Suspense>
        <ResizeModal />
      </Suspense>
    )
  )
}
