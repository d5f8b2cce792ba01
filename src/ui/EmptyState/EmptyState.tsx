import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title?: string
  /** One sentence: what would be here, or why nothing is. */
  body?: ReactNode
  icon?: ReactNode
  /** A button or a link that changes it. */
  action?: ReactNode
  /** The level of its title in the outline of the page: 3, below the title of a part, if left out. */
  level?: 2 | 3
}

/** Stands in place of a list that has nothing in it. */
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
