import type { ReactNode } from 'react'
import { DateCell } from '@/ui/Cells/DateCell'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { Truncate } from '@/ui/Truncate/Truncate'
import styles from './PropertiesTable.module.css'

export interface PropertiesTableProps {
  /** Two columns where the page is wide enough. */
  columns?: 1 | 2
  children: ReactNode
}

/** The facts of one resource, as names and values. */
export function PropertiesTable({ columns = 1, children }: PropertiesTableProps) {
  return (
    <dl className={styles.table} data-columns={columns}>
      {children}
    </dl>
  )
}

export interface PropertyProps {
  label: ReactNode
  children: ReactNode
}

export function Property({ label, children }: PropertyProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

export function IdProperty({ id, label = 'ID' }: { id: string; label?: string }) {
  return (
    <Property label={label}>
      <span className={styles.mono}>
        <Truncate text={id} max={32} hasCopyButton />
      </span>
    </Property>
  )
}

export function DescriptionProperty({ text }: { text: string | null | undefined }) {
  return (
    <Property label="Description">
      <DescriptionCell text={text} />
    </Property>
  )
}

export interface DatePropertyProps {
  label: 'Created' | 'Updated' | 'Last modified'
  /** ISO 8601. */
  date: string
}

export function DateProperty({ label, date }: DatePropertyProps) {
  return (
    <Property label={label}>
      <DateCell date={date} />
    </Property>
  )
}
