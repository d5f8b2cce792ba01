import type { ReactNode } from 'react'
import { translateOf } from '@/ui/cx'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: string
  icon?: ReactNode
  /** At the right: docs, refresh, buttons, the menu. */
  children?: ReactNode
}

/** The heading of a page. */
export function PageHeader({ title, icon, children }: PageHeaderProps) {
  return (
    <header className={styles.header} data-page-header>
      <h1 className={styles.title}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.text} translate={translateOf(title)}>
          {title}
        </span>
      </h1>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}

/** Buttons above a table, at the right. */
export function TableActions({ children }: { children: ReactNode }) {
  return <div className={styles.tableActions}>{children}</div>
}
