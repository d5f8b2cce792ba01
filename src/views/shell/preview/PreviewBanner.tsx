import { lazy, Suspense, useState } from 'react'
import { selectRelease } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import styles from './PreviewBanner.module.css'
import type { SimulatedRack } from './RackDialog'

const PreviewDialog = lazy(() =>
  import('./PreviewDialog').then(module => ({ default: module.PreviewDialog })),
)

const RackDialog = lazy(() =>
  import('./RackDialog').then(module => ({ default: module.RackDialog })),
)

/** The banner that says that nothing here is real, and which rack is simulated. */
export function PreviewBanner({ rack }: { rack: SimulatedRack }) {
  const [open, setOpen] = useState<'about' | 'rack' | null>(null)
  // Draws the name again when the console has found out that the rack was updated.
  useAppSelector(selectRelease)
  const close = () => setOpen(null)
  return (
    <section aria-label="Technical preview" className={styles.banner} data-banner>
      <span className={styles.sentence}>This is a technical preview.</span>
      <span className={styles.words}>Technical preview</span>
      <Button tone="ghost" size="sm" className={styles.more} onPress={() => setOpen('rack')}>
        Release {rack.release()}
      </Button>
      <Button tone="ghost" size="sm" className={styles.more} onPress={() => setOpen('about')}>
        Learn more
      </Button>
      <Suspense>
        {open === 'about' && <PreviewDialog onClose={close} />}
        {open === 'rack' && <RackDialog rack={rack} onClose={close} />}
      </Suspense>
    </section>
  )
}
