import type { RecordedSession } from '@/app/ports'
import { formatBytes } from '@/lib/size'
import { formatDateTime } from '@/lib/time'
import { NEVER_RECORDED, requestsInWords } from '@/store/recordings/rules'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useReader } from '@/ui/UiProvider/UiContext'
import styles from './ReportContents.module.css'

/** What is in the file, counted, and what is not. */
export function ReportContents({ session }: { session: RecordedSession }) {
  const reader = useReader()
  const { start, end, events, answers, others, requests, length } = session
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>In the file</h3>
        <PropertiesTable>
          <Property label="From">{formatDateTime(start, reader)}</Property>
          <Property label="To">{formatDateTime(end, reader)}</Property>
          <Property label="What you did">{events}</Property>
          <Property label="API requests">{requestsInWords(requests)}</Property>
          <Property label="API answers">{answers}</Property>
          <Property label="Timers and the like">{others}</Property>
          <Property label="Text">{formatBytes(length)}</Property>
        </PropertiesTable>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Not in the file</h3>
        <ul className={styles.list}>
          {NEVER_RECORDED.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
