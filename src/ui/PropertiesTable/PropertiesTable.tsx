import type { ReactNode } from 'react'
import { DateCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import styles from './PropertiesTable.module.css'

export interface PropertiesTableProps {
  /** Two columns if the page is wide enough. */
  columns?: 1 | 2
  children: ReactNode
}

/** The properties of a resource, as names and values. */
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

export interface IdPropertyProps {
  id: string
  /** Name of the object with this id. */
  name: string
  label?: string
}

/** An id, on two lines if there is no room, with a button that copies it. */
export function IdProperty({ id, name, label = 'ID' }: IdPropertyProps) {
  return (
    <Property label={label}>
      <span className={styles.id} translate="no">
        {id}
      </span>
      <CopyButton label={`Copy ${label} of ${name}`} text={id} />
    </Property>
  )
}

export function DescriptionProperty({ text }: { text: string | null | undefined }) {
  return (
    <Property label="Description">
      {text ? <span className={styles.description}>{text}</span> : <EmptyCell />}
    </Property>
  )
}

export interface DatePropertyProps {
  label: 'Created' | 'Last modified' | 'Started' | 'Committed' | 'Aborted'
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
