import type { ReactNode } from 'react'
import { ReportButton } from '@/views/shell/errors/ReportButton'
import { BasaltColumns } from './BasaltColumns'
import styles from './LoginPage.module.css'

/** The frame of all login pages: a picture at the left, what there is to do at the right. */
export function LoginPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <BasaltColumns />
      <main id="content" tabIndex={-1} className={styles.side}>
        <div className={styles.column}>
          {children}
          <div className={styles.report}>
            <ReportButton />
          </div>
        </div>
      </main>
    </div>
  )
}
