import { Hexagon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReportButton } from '@/views/shell/errors/ErrorScreen'
import { Row } from '@/ui/Layout/Layout'
import styles from './DevicePage.module.css'

/** The frame of the device pages: a card in the middle, the console's name below it. */
export function DevicePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main id="content" tabIndex={-1} className={styles.card}>
        {children}
      </main>
      <footer className={styles.footer}>
        <Row as="span" gap={2} color="text-muted" fontWeight="medium">
          <Hexagon size={18} />
          Basalt
        </Row>
        <ReportButton />
      </footer>
    </div>
  )
}
