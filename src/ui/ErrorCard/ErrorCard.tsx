import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ErrorCard.module.css'

export interface ErrorCardProps {
  title: string
  /** What happened, in a sentence or a few paragraphs. */
  children: ReactNode
  /** Buttons and links that may help. */
  actions?: ReactNode
}

/** Shown in place of a page that could not be shown. */
export function ErrorCard({ title, children, actions }: ErrorCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.icon}>
        <TriangleAlert size={20} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
