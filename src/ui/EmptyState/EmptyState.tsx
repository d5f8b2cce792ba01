import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title?: string
  /** One sentence: what would be here, or why nothing is. */
  body?: ReactNode
  icon?: ReactNode
  /** A button or link that adds something. */
  action?: ReactNode
  /** Heading level of its title: 1 if it fills the page; 3 by default, below the title of a part. */
  level?: 1 | 2 | 3
}

/** Shown in place of an empty list. */
export function EmptyState({ title = 'No results', level = 3, ...props }: EmptyStateProps) {
  const { body, icon, action } = props
  return (
    <div className={styles.box}>
      <div className={styles.content}>
        {icon && <div className={styles.icon}>{icon}</div>}
        <h3 className={styles.title} aria-level={level}>
          {title}
        </h3>
        {body && <p className={styles.body}>{body}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
