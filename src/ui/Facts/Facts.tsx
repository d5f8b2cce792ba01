import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** What users most want to know of an object, in one row above its tabs. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

interface FactProps {
  label: string
  children: ReactNode
}

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** The other properties, shown on request. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Details</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
