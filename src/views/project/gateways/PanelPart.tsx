import type { ReactNode } from 'react'
import styles from './PanelPart.module.css'

interface PanelPartProps {
  title: string
  children: ReactNode
}

/** A part of the panel under a heading of its own. */
export function PanelPart({ title, children }: PanelPartProps) {
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{title}</h4>
      {children}
    </section>
  )
}

/** Stands where a part has nothing to show. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
