import { Message } from '@/ui/Message/Message'
import styles from './Notices.module.css'

interface NoticesProps {
  /** What is still being done; undefined once that is over. */
  pending?: string | undefined
  /** What the part of the page below lacks, as whole sentences. */
  notices: readonly string[]
}

/** What is to be known about the part of a page below. Told politely as it comes up. */
export function Notices({ pending, notices }: NoticesProps) {
  return (
    <div role="status" className={styles.notices}>
      {pending && <Message>{pending}</Message>}
      {notices.map(notice => (
        <Message key={notice} tone="notice">
          {notice}
        </Message>
      ))}
    </div>
  )
}
