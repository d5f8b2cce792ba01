import type { ReactNode } from 'react'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { Truncate } from '@/ui/Truncate/Truncate'
import styles from './Section.module.css'

/** A column of names, cut to `max` so that the rest of the row has room. */
export const nameColumn = <Row,>(
  header: string,
  text: (row: Row) => string,
  max: number,
): MiniColumn<Row> => ({
  header,
  text,
  cell: row => <Truncate text={text(row)} max={max} />,
})

/** Buttons, side by side, that add to a list. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

interface SectionProps {
  /** Id of the heading, for elements labelled by it. */
  id: string
  title: string
  help?: ReactNode
  children: ReactNode
}

/** A part of the page: its title beside its fields, or above them in a narrow window. */
export function Section({ id, title, help, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      <Stack>{children}</Stack>
    </section>
  )
}

/** Holds the place of a line about quotas, whose code is loaded after the fields. */
export function QuotaPlace({ children }: { children: ReactNode }) {
  return <div className={styles.quota}>{children}</div>
}

/** Fields one below the other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
