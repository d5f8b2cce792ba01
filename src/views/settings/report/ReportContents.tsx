import type { ReactNode } from 'react'
import type { RecordedSession } from '@/app/ports'
import { formatBytes } from '@/lib/size'
import { formatExactTime } from '@/lib/time'
import { NEVER_RECORDED, requestsInWords } from '@/store/recordings/rules'
import { selectApiVersionWords, selectReleaseWords } from '@/store/release/words'
import { useAppSelector } from '@/store/setup/hooks'
import { Moment } from '@/ui/Moment/Moment'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './ReportContents.module.css'

interface ReportContentsProps {
  session: RecordedSession
  /** The control that shows the whole file. */
  children: ReactNode
}

/** A summary of what is in the file and what is not. */
export function ReportContents({ session, children }: ReportContentsProps) {
  const reader = useLocale()
  const release = useAppSelector(selectReleaseWords)
  const version = useAppSelector(selectApiVersionWords)
  const { start, end, events, answers, others, requests, length } = session
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>In the file</h3>
        <PropertiesTable>
          <Property label="From">
            <Moment at={start}>{formatExactTime(start, reader)}</Moment>
          </Property>
          <Property label="To">
            <Moment at={end}>{formatExactTime(end, reader)}</Moment>
          </Property>
          <Property label="System release">{release}</Property>
          <Property label="API version">{version}</Property>
          <Property label="Your actions">{events}</Property>
          <Property label="API requests">{requestsInWords(requests)}</Property>
          <Property label="API answers">{answers}</Property>
          <Property label="Other inputs">{others}</Property>
          <Property label="Text">{formatBytes(length)}, compressed in the file</Property>
        </PropertiesTable>
        {children}
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
