import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import styles from './PreviewBanner.module.css'

const PreviewDialog = lazy(() =>
  import('./PreviewDialog').then(module => ({ default: module.PreviewDialog })),
)

/** The banner that says that nothing here is real. */
export function PreviewBanner() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label="Technical preview" className={styles.banner}>
      <span>This is a technical preview.</span>
      <Button tone="ghost" size="sm" className={styles.more} onPress={() => setIsOpen(true)}>
        Learn more
      </Button>
      <Suspense>{isOpen && <PreviewDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  )
}
